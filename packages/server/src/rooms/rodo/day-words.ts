/** '2026-11-03' as '03.11.2026'. */
export const plainDay = (day: string): string => day.slice(0, 10).split('-').reverse().join('.');
