/**
 * What a key of a program (access token) may open: areas, each to read or to change as well
 * (docs/decisions/0066-keys-and-programs.md). Every call of the contract says which it stands in.
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
  { key: 'balances', name: 'Wymiar urlopów', says: 'limity, wykorzystane i pozostałe dni' },
  {
    key: 'people',
    name: 'Zespół',
    says: 'lista i profile osób; zmiana otwiera tylko pobieranie listy',
  },
  { key: 'dictionaries', name: 'Słowniki i definicje', says: 'słowniki, usługi, procedury' },
  { key: 'reports', name: 'Raporty', says: 'raporty i pulpit; zmiana otwiera pobieranie plików' },
  {
    key: 'overview',
    name: 'Przegląd',
    says: 'Mój dzień, oś czasu klienta, wyszukiwarka, historia, powiadomienia: ze wszystkich działów, które widzi właściciel',
  },
] as const;

export type TokenArea = (typeof tokenAreas)[number]['key'];
export const tokenAreaKeys = tokenAreas.map(({ key }) => key) as [TokenArea, ...TokenArea[]];

/**
 * Where a call stands: `none` is closed to every key (accounts, ways in, settings, screens' own matters, what the law on
 * personal data keeps apart, what cannot be taken back), `any` open to each.
 */
export type CallArea = TokenArea | 'any' | 'none';

type Call = { method: string; area: CallArea; writes?: true };

/** The right that a key needs for a call, or null: no key opens it, or each does. */
export function rightFor({
  method,
  area,
  writes,
}: Call): { area: TokenArea; write: boolean } | null {
  if (area === 'none' || area === 'any') return null;
  return { area, write: method !== 'GET' || writes === true };
}

/** What a key may: areas that it reads and areas that it changes, which it reads too. */
export type TokenRights = { reads: readonly string[]; writes: readonly string[] };

export function opens({ reads, writes }: TokenRights, call: Call): boolean {
  if (call.area === 'any') return true;
  const right = rightFor(call);
  if (right === null) return false;
  if (writes.includes(right.area)) return true;
  return !right.write && reads.includes(right.area);
}

/** Beginning of every key, by which scanners of secrets know it; see the server's `token.ts`. */
export const tokenPrefix = 'zpl_';
/** Days before its end on which its owner is told. */
export const tokenWarnDays = 7;
