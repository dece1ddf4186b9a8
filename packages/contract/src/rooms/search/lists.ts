/** What one search looks through, in the order in which groups stand that fit equally well. */
export const foundKinds = {
  person: 'Ludzie',
  client: 'Klienci',
  project: 'Projekty',
  task: 'Zadania',
  issue: 'Zgłoszenia',
  offer: 'Oferty',
  document: 'Dokumenty',
  article: 'Baza wiedzy',
  reception: 'Recepcja',
  announced: 'Zapowiedziani goście',
  definition: 'Definicje',
  dictionary: 'Słowniki',
} as const;

export type FoundKind = keyof typeof foundKinds;
export const foundKindNames = Object.keys(foundKinds) as FoundKind[];

/** Letters that a search may have. */
export const longestSearch = 100;

/** How many records opened last are remembered and asked for. */
export const mostOpened = 12;
