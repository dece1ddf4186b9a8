type Dictionary = {
  title: string;
  /** After 'Dodaj', in the accusative. */
  one: string;
  colored: boolean;
  /** Its page's name and address. */
  page: string;
  path: `/admin/${string}`;
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
    path: '/admin/taskType',
  },
  company: {
    title: 'Spółki',
    one: 'spółkę',
    colored: true,
    page: 'companies',
    path: '/admin/company',
  },
  department: {
    title: 'Działy',
    one: 'dział',
    colored: true,
    page: 'departments',
    path: '/admin/department',
  },
  position: {
    title: 'Stanowiska',
    one: 'stanowisko',
    colored: true,
    page: 'positions',
    path: '/admin/position',
  },
  projectType: {
    title: 'Typy usług',
    one: 'typ usługi',
    colored: true,
    page: 'projectTypes',
    path: '/admin/projectType',
  },
  documentType: {
    title: 'Typy dokumentów',
    one: 'typ dokumentu',
    colored: true,
    page: 'documentTypes',
    path: '/admin/documentType',
  },
  receptionType: {
    title: 'Typy przesyłek',
    one: 'typ przesyłki',
    colored: false,
    page: 'receptionTypes',
    path: '/admin/receptionType',
  },
  knowledgeBaseType: {
    title: 'Typy bazy wiedzy',
    one: 'typ bazy wiedzy',
    colored: false,
    page: 'knowledgeBaseTypes',
    path: '/admin/knowledgeBaseType',
  },
  tag: { title: 'Tagi', one: 'tag', colored: false, page: 'tags', path: '/admin/tag' },
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
    path: '/admin/refusalReason',
  },
  calendarType: {
    title: 'Typy kalendarza',
    one: 'typ kalendarza',
    colored: true,
    page: 'calendarTypes',
    path: '/admin/calendarType',
  },
} as const satisfies Record<string, Dictionary>;

export type DictionaryKind = keyof typeof dictionaries;
export const dictionaryKinds = Object.keys(dictionaries) as DictionaryKind[];

type Dictionaries = typeof dictionaries;

/** The dictionaries' part of the table of pages. */
export const dictionaryPages = Object.fromEntries(
  Object.values(dictionaries).map(({ page, path }) => [page, path]),
) as { [K in DictionaryKind as Dictionaries[K]['page']]: Dictionaries[K]['path'] };
