import type { Fields } from '../../../kit/fields/field-kinds.ts';

/** The fields of a substitution; their form is a block of the profile. */
export const replacementFields = {
  user: {
    label: 'Zastępuje',
    kind: 'person',
    section: 'people',
    missing: 'Wybierz osobę zastępującą',
  },
  replacedUser: {
    label: 'Zastępowana osoba',
    kind: 'person',
    section: 'people',
    missing: 'Wybierz osobę zastępowaną',
  },
  dateFrom: { label: 'Od', kind: 'moment', missing: 'Data od jest wymagana' },
  dateTo: { label: 'Do', kind: 'moment', missing: 'Data do jest wymagana' },
} as const satisfies Fields<'people'>;
