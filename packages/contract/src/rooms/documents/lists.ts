/** Fixed lists of documents. */

/** What the statuses of documents are called here; their numbers are stored and on the wire. */
export const documentStatus = {
  archived: 0,
  current: 1,
} as const;

/** DOC-23. */
export const documentStatuses = [
  { id: documentStatus.archived, name: 'Archiwalny', color: '#868E96' },
  { id: documentStatus.current, name: 'Aktualny', color: '#2F9E44' },
] as const;
