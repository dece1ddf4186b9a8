import { pages, readParams } from '@zaplecze/contract/addresses';
import { type FoundKind, foundKindNames, mostOpened } from '@zaplecze/contract/rooms/search/lists';

/*
 * The records that a person opened last, by kind and number alone: their names, and whether the person may still see
 * them, are read from the server. Stored in this browser under the person's own number, so that nobody else sees them
 * (docs/decisions/0045).
 */

export type RecentRecord = { kind: FoundKind; id: number };

const keyOf = (person: number) => `opened:${person}`;
const known = new RegExp(`^(${foundKindNames.join('|')})\\.[1-9]\\d{0,9}$`);

/** The last first, as the server is asked for them: `client.7`. */
export function openedBy(person: number): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((one) => known.test(String(one))).slice(0, mostOpened);
  } catch {
    return [];
  }
}

export function noteOpened(person: number, { kind, id }: RecentRecord): void {
  const one = `${kind}.${id}`;
  const stored = [one, ...openedBy(person).filter((other) => other !== one)].slice(0, mostOpened);
  try {
    localStorage.setItem(keyOf(person), JSON.stringify(stored));
  } catch {
    // A browser that keeps nothing remembers nothing.
  }
}

/** Pages of a record, and those over which one opens by `?item=`. */
const recordPages = {
  client: 'client',
  clientEdit: 'client',
  offer: 'offer',
  offerEdit: 'offer',
  person: 'person',
  profile: 'person',
  guest: 'reception',
  parcel: 'reception',
  announcedGuest: 'announced',
  yourIssue: 'issue',
  projectEdit: 'project',
} as const satisfies Partial<Record<keyof typeof pages, FoundKind>>;
const itemPages: Partial<Record<string, FoundKind>> = {
  [pages.issues]: 'issue',
  [pages.projects]: 'project',
  [pages.documents]: 'document',
  [pages.knowledge]: 'article',
  [pages.serviceDefinitions]: 'definition',
  [pages.procedureDefinitions]: 'definition',
  [pages.taskDefinitions]: 'definition',
};

/** The record that an address shows, if it shows one. */
function recordAt(path: string, search: Record<string, unknown>): RecentRecord | null {
  const kind = itemPages[path];
  if (kind) {
    const id = Number(search.item);
    return Number.isInteger(id) && id > 0 ? { kind, id } : null;
  }
  for (const page of Object.keys(recordPages) as (keyof typeof recordPages)[]) {
    const [, id] = new RegExp(`^${pages[page].replace('$id', '([^/]+)')}$`).exec(path) ?? [];
    if (id === undefined) continue;
    const read = readParams(page, { id }).id;
    return Number.isNaN(read) ? null : { kind: recordPages[page], id: read };
  }
  return null;
}

type Place = { pathname: string; search: Record<string, unknown> };
type Router = {
  subscribe: (event: 'onResolved', on: (event: { toLocation: Place }) => void) => () => void;
  latestLocation: Place;
};

/** Remembers what a person opens, from now on; gives what ends it. */
export function followOpened(router: Router, person: number): () => void {
  const note = ({ pathname, search }: Place) => {
    const record = recordAt(pathname, search);
    if (record) noteOpened(person, record);
  };
  note(router.latestLocation);
  return router.subscribe('onResolved', ({ toLocation }) => note(toLocation));
}
