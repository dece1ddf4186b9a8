import type { Fields } from '../../../kit/fields/field-kinds.ts';
import { channels } from '../lists.ts';
import { type CaseSection, caseColumns } from './columns.ts';

const { kind, name, received, handler, ...others } = caseColumns;

/** All fields of a person's request, in the order of its form. */
export const caseFields = {
  kind,
  name,
  email: { label: 'E-mail', kind: 'email', section: 'case', personal: true },
  phone: { label: 'Telefon', kind: 'phone', section: 'case', personal: true },
  received,
  channel: {
    label: 'Jak wpłynęło',
    kind: 'choice',
    options: channels,
    section: 'case',
    missing: 'Wybierz, jak wpłynęło',
  },
  handler,
  description: {
    label: 'Treść żądania',
    kind: 'long',
    section: 'case',
    max: 4000,
    personal: true,
  },
  ...others,
  /** Said when the time for the answer is extended, and when the case is closed. */
  extensionReason: { label: 'Powód przedłużenia', kind: 'long', personal: true },
  outcome: { label: 'Odpowiedź', kind: 'long', personal: true },
} as const satisfies Fields<CaseSection>;
