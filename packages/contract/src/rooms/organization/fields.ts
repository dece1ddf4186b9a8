import type { Fields, Records } from '../../kit/fields/field-kinds.ts';

/** What the company says about itself, in the order of the form. */
export const organizationFields = {
  name: {
    label: 'Nazwa firmy lub grupy',
    kind: 'text',
    section: 'company',
    missing: 'Nazwa firmy jest wymagana',
    max: 120,
  },
  street: { label: 'Ulica i numer', kind: 'text', section: 'company', max: 200 },
  postalCode: { label: 'Kod pocztowy', kind: 'postalCode', section: 'company' },
  city: { label: 'Miejscowość', kind: 'text', section: 'company', max: 100 },
  nip: { label: 'NIP', kind: 'nip', section: 'company' },
  phone: { label: 'Telefon firmy', kind: 'phone', section: 'company' },
  email: { label: 'E-mail firmy', kind: 'email', section: 'company' },
  /** Working days after which done issues are accepted by themselves; null: never. */
  acceptAfter: {
    label: 'Zgłoszenia akceptują się same po … dniach roboczych',
    kind: 'number',
    section: 'company',
    max: 60,
  },
  /** Days after which guests of the reception are made anonymous; null: the usual number. */
  guestDays: {
    label: 'Dane gości recepcji znikają po … dniach',
    kind: 'number',
    section: 'company',
    max: 3650,
  },
  /** Where other work counts as seniority since 1 January 2026, at others since 1 May (art. 302¹ of the Labour Code). */
  publicFinances: {
    label: 'Jednostka sektora finansów publicznych',
    kind: 'flag',
    section: 'company',
  },
  /** Null: the product's own. */
  accent: { label: 'Kolor', kind: 'color', section: 'looks' },
} as const satisfies Fields<'company' | 'looks'>;

/** What else its history has lines of. */
export const organizationMarks = {
  logo: { label: 'Logo', kind: 'picture' },
} as const satisfies Fields;

/** Records whose fields the history and questions of two editors name. */
export const organizationRecords = {
  organization: { ...organizationFields, ...organizationMarks },
} as const satisfies Records;
