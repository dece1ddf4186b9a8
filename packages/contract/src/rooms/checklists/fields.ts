import type { Records } from '../../kit/fields/field-kinds.ts';

/** Records whose fields the history names. */
export const checklistRecords = {
  checklistItem: {
    text: { label: 'Treść', kind: 'text' },
    person: { label: 'Kto', kind: 'person' },
    day: { label: 'Termin', kind: 'day' },
    doneAt: { label: 'Odhaczono', kind: 'moment' },
    done: { label: 'Odhaczone', kind: 'flag' },
  },
} as const satisfies Records;
