import type { Records } from '../../kit/fields/field-kinds.ts';

/** Records whose fields the question of two editors names. */
export const webhookRecords = {
  webhook: {
    name: { label: 'Nazwa', kind: 'text' },
    url: { label: 'Adres', kind: 'text' },
    events: { label: 'Zdarzenia', kind: 'choices' },
    active: { label: 'Włączony', kind: 'flag' },
  },
} as const satisfies Records;
