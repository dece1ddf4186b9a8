/**
 * What a key of a program (access token) may open: areas of the contract, each to read or to change as well
 * (docs/decisions/0066-keys-and-programs.md). What stands in no area is closed to keys.
 */

export const tokenAreas = [
  { key: 'clients', name: 'Klienci', says: 'firmy, osoby kontaktowe, zgody, notatki' },
  { key: 'projects', name: 'Projekty i zadania', says: 'projekty, zadania, osie czasu' },
  { key: 'issues', name: 'Zgłoszenia', says: 'zgłoszenia, ich zadania i akceptacja' },
  { key: 'offers', name: 'Oferty', says: 'oferty i decyzje klientów' },
  { key: 'talk', name: 'Komentarze i listy kontrolne', says: 'zmiana komentarzy, punkty list' },
  { key: 'documents', name: 'Dokumenty i pliki', says: 'każdy plik, który widzi właściciel' },
  { key: 'knowledge', name: 'Baza wiedzy', says: 'wpisy i potwierdzenia przeczytania' },
  { key: 'reception', name: 'Recepcja', says: 'goście i przesyłki' },
  { key: 'absences', name: 'Nieobecności', says: 'kalendarz, wnioski, zastępstwa' },
  { key: 'people', name: 'Zespół', says: 'lista i profile osób, tylko do odczytu' },
  { key: 'dictionaries', name: 'Słowniki i definicje', says: 'słowniki, usługi, procedury' },
  { key: 'reports', name: 'Raporty', says: 'raporty i pulpit' },
  {
    key: 'overview',
    name: 'Przegląd',
    says: 'Mój dzień, wyszukiwarka, historia, powiadomienia: ze wszystkich działów, które widzi właściciel',
  },
] as const;

export type TokenArea = (typeof tokenAreas)[number]['key'];
export const tokenAreaKeys = tokenAreas.map(({ key }) => key) as [TokenArea, ...TokenArea[]];

/** The area of each first part of a path; `closed` on purpose, for keys are for the firm's records. */
export const areaOfPart: Record<string, TokenArea | 'closed'> = {
  client: 'clients',
  registry: 'clients',
  clientPerson: 'clients',
  clientAgreement: 'clients',
  clientNote: 'clients',
  project: 'projects',
  timeline: 'projects',
  issue: 'issues',
  offer: 'offers',
  comment: 'talk',
  checklist: 'talk',
  document: 'documents',
  media: 'documents',
  knowledgeBase: 'knowledge',
  reception: 'reception',
  visit: 'reception',
  calendar: 'absences',
  absence: 'absences',
  replacement: 'absences',
  profile: 'people',
  definition: 'dictionaries',
  common: 'dictionaries',
  report: 'reports',
  radar: 'reports',
  day: 'overview',
  search: 'overview',
  history: 'overview',
  notification: 'overview',
  // Passwords, second factor, sessions, keys and programs: nothing that could make a further way in.
  auth: 'closed',
  token: 'closed',
  program: 'closed',
  webhook: 'closed',
  // Screens' own matters, the first day, settings of the company; many records at once.
  view: 'closed',
  start: 'closed',
  organization: 'closed',
  export: 'closed',
  bulk: 'closed',
  backups: 'closed',
  import: 'closed',
  kiosk: 'closed',
  feed: 'closed',
  // Letters of anybody, and what the law on personal data keeps apart.
  letter: 'closed',
  personal: 'closed',
  personalCase: 'closed',
  disclosure: 'closed',
  processingActivity: 'closed',
  events: 'closed',
};

/** What stays closed within an area that is open. */
const closed = [
  // Devices of push and channels, tickets of browsers, settings of screens.
  /^\/notification\/(push|testPush|channels)(\/|$)/,
  /\/ticket(\/|$)/,
  /^\/profile\/(me|setting)(\/|$)/,
  // Accounts: roles and addresses lead to signing in.
  /^\/profile\/(handover|invite|restore|anonymize)\//,
  // What cannot be taken back, and a GET that writes.
  /\/anonymize$/,
  /\/deleteUnused$/,
];

type Call = { method: string; path: string };

/** The right that a key needs for a call, or null: no key opens it. */
export function rightFor({ method, path }: Call): { area: TokenArea; write: boolean } | null {
  const area = areaOfPart[path.split('/')[1] ?? ''] ?? 'closed';
  if (area === 'closed' || closed.some((one) => one.test(path))) return null;
  const write = method !== 'GET';
  return area === 'people' && write ? null : { area, write };
}

/** What a key may: areas that it reads and areas that it changes, which it reads too. */
export type TokenRights = { reads: readonly string[]; writes: readonly string[] };

/** Every key may ask what it is. */
const selfPath = '/token/self';

export function opens({ reads, writes }: TokenRights, call: Call): boolean {
  if (call.path === selfPath) return true;
  const right = rightFor(call);
  if (right === null) return false;
  if (writes.includes(right.area)) return true;
  return !right.write && reads.includes(right.area);
}

/** Beginning of every key, by which scanners of secrets know it; see the server's `token.ts`. */
export const tokenPrefix = 'zpl_';
/** Days after which a key ends at the latest. */
export const longestTokenDays = 366;
/** Days before its end on which its owner is told. */
export const tokenWarnDays = 7;
