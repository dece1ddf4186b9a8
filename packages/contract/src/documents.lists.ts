/** Fixed lists of documents. */

/** Document 001 section 7 sends a status as an integer without naming its values. */
export const documentStatuses = [
  { id: 0, name: 'Archiwalny', color: '#868E96' },
  { id: 1, name: 'Aktualny', color: '#2F9E44' },
] as const;
