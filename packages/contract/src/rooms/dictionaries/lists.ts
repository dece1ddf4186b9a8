type Dictionary = {
  title: string;
  /** After 'Dodaj', in the accusative. */
  one: string;
  colored: boolean;
  page: string;
  /** The page's address where it is not the table's name. */
  path?: `/admin/${string}`;
};

/**
 * The simple dictionaries, by their tables: one catalogue of data from which both sides make their calls, pages, pickers,
 * search and downloads. An entry that needs behaviour of its own moves into a room.
 */
export const dictionaries = {
  taskType: {
    title: 'Typy zadań',
    one: 'typ zadania',
    colored: true,
    page: 'taskTypes',
  },
  company: {
    title: 'Spółki',
    one: 'spółkę',
    colored: true,
    page: 'companies',
  },
  department: {
    title: 'Działy',
    one: 'dział',
    colored: true,
    page: 'departments',
  },
  position: {
    title: 'Stanowiska',
    one: 'stanowisko',
    colored: true,
    page: 'positions',
  },
  projectType: {
    title: 'Typy usług',
    one: 'typ usługi',
    colored: true,
    page: 'projectTypes',
  },
  documentType: {
    title: 'Typy dokumentów',
    one: 'typ dokumentu',
    colored: true,
    page: 'documentTypes',
  },
  receptionType: {
    title: 'Typy przesyłek',
    one: 'typ przesyłki',
    colored: false,
    page: 'receptionTypes',
  },
  knowledgeBaseType: {
    title: 'Typy bazy wiedzy',
    one: 'typ bazy wiedzy',
    colored: false,
    page: 'knowledgeBaseTypes',
  },
  tag: { title: 'Tagi', one: 'tag', colored: false, page: 'tags' },
  agreementType: {
    title: 'Typy zgód',
    one: 'typ zgody',
    colored: false,
    page: 'agreementTypes',
    path: '/admin/agreement',
  },
  refusalReason: {
    title: 'Powody odmowy',
    one: 'powód odmowy',
    colored: false,
    page: 'refusalReasons',
  },
  calendarType: {
    title: 'Typy kalendarza',
    one: 'typ kalendarza',
    colored: true,
    page: 'calendarTypes',
  },
} as const satisfies Record<string, Dictionary>;

export type DictionaryKind = keyof typeof dictionaries;
export const dictionaryKinds = Object.keys(dictionaries) as DictionaryKind[];

type Dictionaries = typeof dictionaries;
type PathOf<K extends DictionaryKind> = Dictionaries[K] extends { path: infer P }
  ? P
  : `/admin/${K}`;

export const dictionaryPages = Object.fromEntries(
  Object.entries<Dictionary>(dictionaries).map(([table, { page, path }]) => [
    page,
    path ?? `/admin/${table}`,
  ]),
) as { [K in DictionaryKind as Dictionaries[K]['page']]: PathOf<K> };
