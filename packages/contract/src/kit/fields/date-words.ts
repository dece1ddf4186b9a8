/** Words for what was typed as a date and is none; also shown under filters, which know no schema. */
export const wrongDay = 'Nieprawidłowa data, wpisz np. 25.11.2026';
export const wrongDateTime = 'Nieprawidłowa data, wpisz np. 25.11.2026 14:30';
export const unknownYear = 'Data musi być z lat 2000–2199';
/** The same of days that may lie further back, as the beginning of somebody's work. */
export const unknownYearSince = (year: number): string => `Data musi być z lat ${year}–2199`;
