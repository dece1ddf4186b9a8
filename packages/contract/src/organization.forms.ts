import * as z from 'zod';
import {
  optionalEmail,
  optionalNip,
  optionalPhone,
  optionalPostalCode,
} from './kit/contact-fields.ts';
import { color, fileInput, required, text } from './kit/fields.ts';
import type { Organization } from './organization.ts';

/** What the company says about itself. */
export const organizationForm = z.strictObject({
  name: required('Nazwa firmy jest wymagana', 120),
  street: text(200),
  postalCode: optionalPostalCode(),
  city: text(100),
  nip: optionalNip(),
  phone: optionalPhone(),
  email: optionalEmail(),
  /** Null: the product's own. */
  accent: z.union([z.literal('').transform(() => null), z.null(), color()]).default(null),
  /** A picture as a data-URI or an upload; null takes it away, left out it stays. */
  logo: z.union([fileInput(), z.null()], { error: 'Nieprawidłowe logo' }).optional(),
});

export const organizationFormOf = (known: Organization | null) => ({
  name: known?.name ?? '',
  street: known?.street ?? '',
  postalCode: known?.postalCode ?? '',
  city: known?.city ?? '',
  nip: known?.nip ?? '',
  phone: known?.phone ?? '',
  email: known?.email ?? '',
  accent: known?.accent ?? '',
});
