/**
 * The simple dictionaries: one catalogue of data from which both
 * sides make their calls, tables, pages and pickers. An entry that needs behaviour of its own
 * moves into a room.
 */
export const dictionaries = {
  taskType: { title: 'Typy zadań', one: 'typ zadania', colored: true },
  company: { title: 'Spółki', one: 'spółkę', colored: true },
  department: { title: 'Działy', one: 'dział', colored: true },
  position: { title: 'Stanowiska', one: 'stanowisko', colored: true },
  projectType: { title: 'Typy usług', one: 'typ usługi', colored: true },
  documentType: { title: 'Typy dokumentów', one: 'typ dokumentu', colored: true },
  receptionType: { title: 'Typy przesyłek', one: 'typ przesyłki', colored: false },
  knowledgeBaseType: { title: 'Typy bazy wiedzy', one: 'typ bazy wiedzy', colored: false },
  tag: { title: 'Tagi', one: 'tag', colored: false },
  agreementType: { title: 'Typy zgód', one: 'typ zgody', colored: false },
  refusalReason: { title: 'Powody odmowy', one: 'powód odmowy', colored: false },
  calendarType: { title: 'Typy kalendarza', one: 'typ kalendarza', colored: true },
} as const satisfies Record<string, { title: string; one: string; colored: boolean }>;

export type DictionaryKind = keyof typeof dictionaries;
export const dictionaryKinds = Object.keys(dictionaries) as DictionaryKind[];
