/* Apart from what every list loads (custom-fields.ts). */

/** Among the ids that a filter of an own field takes: records that have nothing in it. */
export const noValue = 0;
/** The same where one chooses among the options. */
export const noOption = { id: noValue, name: 'Bez wartości' } as const;
