import type { Fields } from '../../../kit/fields/field-kinds.ts';

/** What a type of issue promises. */
export const promiseFields = {
  answerHours: { label: 'Pierwsza odpowiedź (godz. pracy)', kind: 'number' },
  doneHours: { label: 'Zrealizowanie (godz. pracy)', kind: 'number' },
  checklist: { label: 'Lista kontrolna', kind: 'text' },
  checklistRequired: { label: 'Lista kontrolna wymagana do zamknięcia', kind: 'flag' },
} as const satisfies Fields;
