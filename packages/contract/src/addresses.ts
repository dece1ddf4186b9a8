import { encodeQuery } from './kit/calls/query.ts';
import { dictionaryPages } from './rooms/dictionaries/lists.ts';
import type { StartStep } from './rooms/start/lists.ts';
import { tablePages } from './rooms/tables.ts';

/**
 * Every page of the product, once: the browser's screens are made of this table, and links,
 * redirects, notifications and letters name a page of it instead of writing an address
 * (docs/decisions/0032). `$id` is a parameter; the addresses themselves are people's bookmarks and
 * stay as they are.
 */
export const pages = {
  dashboard: '/dashboard',
  dashboardTasks: '/dashboard/tasks',

  home: '/',
  day: '/day',
  tasks: '/task',
  task: '/task/$projectId/$taskId/$procedureId/$serviceId',

  issues: '/issue',
  issue: '/issue/view/$id',
  letters: '/issue/letters',
  yourIssues: '/yourIssues',
  yourIssue: '/yourIssues/$id',

  clients: '/client',
  client: '/client/view/$id',
  clientAdd: '/client/add',
  clientEdit: '/client/edit/$id',
  clientImport: '/client/import',
  clientImportFile: '/client/import/$id',

  projects: '/project',
  project: '/project/view/$id',
  projectAdd: '/project/add',
  projectEdit: '/project/edit/$id',
  projectSeries: '/project/series/$id',
  projectTimeline: '/project/timeline/$id',

  offers: '/offer',
  offer: '/offer/view/$id',
  offerAdd: '/offer/add',
  offerCopy: '/offer/copy/$id',
  offerEdit: '/offer/edit/$id',

  guests: '/guest',
  guest: '/guest/view/$id',
  guestAdd: '/guest/add',
  guestEdit: '/guest/edit/$id',
  ownGuests: '/guest/mine',
  announceGuest: '/guest/announce',
  announcedGuest: '/guest/announced/$id',
  frontDoor: '/guest/today',
  inBuilding: '/guest/inside',
  parcels: '/package',
  parcel: '/package/view/$id',
  parcelAdd: '/package/add',
  parcelEdit: '/package/edit/$id',

  parcelsAtOnce: '/package/several',
  postingBook: '/package/posting',
  deliveries: '/package/electronic',

  start: '/start',

  login: '/login',
  passwordRecovery: '/password/recovery',
  passwordRecoverySent: '/password/recoverySent',
  /** An application asks to be let in. */
  connect: '/connect/$connectToken',
  passwordChange: '/password/recoveryChange/$recoveryToken',
  /** Its token stands behind `#`, which browsers send to nobody. */
  acceptance: '/accept',
  /** So does a kiosk's. */
  kiosk: '/kiosk',

  notifications: '/notifications',
  notificationSettings: '/notifications/settings',
  push: '/push',

  team: '/team',
  structure: '/team/structure',
  personAdd: '/team/add',
  person: '/team/view/$id',
  personEdit: '/team/edit/$id',
  profile: '/profile/view/$id',
  profileEdit: '/profile/edit/$id',
  feeds: '/profile/calendars',

  calendar: '/calendar',
  teamCalendar: '/team/calendar',
  timeline: '/team/timeline',
  absenceRequests: '/team/requests',
  balances: '/team/balances',
  documents: '/document',
  consents: '/consent',
  knowledge: '/knowledge',
  help: '/knowledge/help',
  helpArticle: '/knowledge/help/$slug',

  serviceDefinitions: '/admin/service',
  serviceDefinition: '/admin/service/view/$id',
  procedureDefinitions: '/admin/procedure',
  taskDefinitions: '/admin/task',
  ...dictionaryPages,
  ...tablePages,
  issueTypes: '/admin/issueType',
  settings: '/admin/settings',
  customFields: '/admin/custom-fields',
  organization: '/admin/organization',
  kiosks: '/admin/kiosk',
  personal: '/admin/personal',
  personalCases: '/admin/personal/case',
  personalCase: '/admin/personal/case/$id',
  disclosures: '/admin/personal/disclosure',
  api: '/admin/api',
  machines: '/admin/machines',
  data: '/admin/data',
  dataImport: '/admin/data/import/$kind',
  dataImportFile: '/admin/data/file/$id',
} as const;

type Pages = typeof pages;
export type PageName = keyof Pages;

/** Pages whose address has no parameters. */
export type PlainPage = {
  [N in PageName]: Pages[N] extends `${string}$${string}` ? never : N;
}[PageName];

type NamesIn<P extends string> = P extends `${string}$${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : P extends `${string}$${infer Name}`
    ? Name
    : never;

type Value<Name> = Name extends 'id' | `${string}Id` ? number : string;

/** What a page's address says: `{ id: number }` of `/client/view/$id`; ids are numbers, the rest texts. */
export type ParamsOf<N extends PageName> = { [Name in NamesIn<Pages[N]>]: Value<Name> };

/** Records that open over a page by its address, as `?item=7`. */
export type RecordKey = 'item' | 'project' | 'service' | 'task' | 'consent' | 'document';

/** What stands behind the `?` besides a list's state, of pages that understand more. */
type Own = {
  login: { back?: string };
  /** `saved`: the letter waits at the server, for no mail is set. */
  passwordRecoverySent: { saved?: '1' };
  /** `contact`: the contact person that was looked for. */
  client: ListState & { [K in RecordKey]?: string | number } & { contact?: number };
  /** `return`: whoever came to send it back. */
  acceptance: { return?: '1' };
  /** `answer`: a host came by the button of a push or a letter. */
  guest: { answer?: 'coming' | 'fiveMinutes' };
  postingBook: { company?: number; day?: string };
  projectAdd: { client?: number; offer?: number };
  start: { step?: StartStep };
  offerAdd: { client?: number };
  issues: ListState & { [K in RecordKey]?: string | number } & { history?: '1' };
  yourIssues: ListState & { reported?: '1'; history?: '1' };
  /** `all`: a manager asked for every department, not for the own one that it opens on. */
  dashboard: ListState & { all?: '1'; tab?: string };
  /** `from`: a day of the first week; `scale`: days unless told. */
  timeline: {
    from?: string;
    scale?: 'weeks';
    department?: number;
    all?: '1';
    person?: number;
    page?: number;
  };
  projectTimeline: { from?: string; scale?: 'weeks'; task?: string };
  /** `tab`: a part of the page other than its first. */
  project: { tab?: string; from?: string; scale?: 'weeks'; task?: string };
};

type ListState = {
  page?: number;
  sort?: string;
  order?: 'asc' | 'desc';
  search?: string;
  filter?: Record<string, string | number | undefined>;
};

export type SearchOf<N extends PageName> = N extends keyof Own
  ? Own[N]
  : ListState & { [K in RecordKey]?: string | number };

declare const address: unique symbol;

/** A path of the product with what stands behind its `?`; made by `addressOf` alone. */
export type Address = string & { readonly [address]: true };

type Rest<N extends PageName> = N extends PlainPage
  ? [search?: SearchOf<N>]
  : [params: ParamsOf<N>, search?: SearchOf<N>];

/** The address of a page: `addressOf('client', { id: 7 })`, `addressOf('offerAdd', { client: 7 })`. */
export function addressOf<N extends PageName>(page: N, ...rest: Rest<N>): Address {
  const path: string = pages[page];
  const [params, search] = hasParams(page) ? rest : [{}, rest[0]];
  const values: Record<string, unknown> = { ...params };
  const filled = path.replace(/\$(\w+)/g, (_, name) => encodeURIComponent(String(values[name])));
  return withSearch(filled as Address, { ...search });
}

/** The same page with the parameters of another address, such as the list that one came from. */
export function withSearch(to: Address, search: Record<string, unknown>): Address {
  const query = encodeQuery(search);
  return (query === '' ? to : `${to}?${query}`) as Address;
}

const hasParams = (page: PageName) => pages[page].includes('$');

export const isPlain = (page: PageName): page is PlainPage => !hasParams(page);

export const pageNames = Object.keys(pages) as PageName[];

/**
 * Reads a page's parameters. What should be an id and is none comes as NaN, of which the server
 * knows no record either.
 */
export function readParams<N extends PageName>(
  page: N,
  params: Record<string, string | undefined>,
): ParamsOf<N> {
  const read: Record<string, number | string> = {};
  for (const [, name = ''] of pages[page].matchAll(/\$(\w+)/g)) {
    const text = params[name] ?? '';
    read[name] = /^id$|Id$/.test(name) ? idIn(text) : text;
  }
  return read as ParamsOf<N>;
}

const idIn = (text: string) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN);
