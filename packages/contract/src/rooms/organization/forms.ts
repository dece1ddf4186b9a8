import * as z from 'zod';
import {
  optionalEmail,
  optionalNip,
  optionalPhone,
  optionalPostalCode,
} from '../../kit/fields/contact-fields.ts';
import { color, fileInput, requiredText, text } from '../../kit/fields/fields.ts';
import { optionalCount } from '../../kit/fields/number-fields.ts';
import type { Organization } from './calls.ts';

export const organizationNameRequired = 'Nazwa firmy jest wymagana';

/** The version of what nobody has typed yet. */
export const noOrganization = 0 as const;

/** What the company says about itself. */
export const organizationForm = z.strictObject({
  name: requiredText(organizationNameRequired, 120),
  street: text(200),
  postalCode: optionalPostalCode(),
  city: text(100),
  nip: optionalNip(),
  phone: optionalPhone(),
  email: optionalEmail(),
  /** Working days after which done issues are accepted by themselves; null: never. */
  acceptAfter: optionalCount(60, 'Podaj liczbę dni od 1 do 60'),
  /** Days after which guests of the reception are made anonymous; null: the usual number. */
  guestDays: optionalCount(3650, 'Podaj liczbę dni od 1 do 3650'),
  /** Null: the product's own. */
  accent: z.union([z.literal('').transform(() => null), z.null(), color()]).optional(),
  /** A picture as a data-URI or an upload, or the path of the one that there is; null takes it away. */
  logo: z
    .union([fileInput(), z.string().regex(/^\/api\/auth\/logo\?v=[0-9a-f]{16}$/), z.null()], {
      error: 'Nieprawidłowe logo',
    })
    .optional(),
});
export const organizationChanges = organizationForm.partial();

export const organizationFormOf = (known: Organization | null) =>
  ({
    name: known?.name ?? '',
    street: known?.street ?? '',
    postalCode: known?.postalCode ?? '',
    city: known?.city ?? '',
    nip: known?.nip ?? '',
    phone: known?.phone ?? '',
    email: known?.email ?? '',
    acceptAfter: known?.acceptAfter ?? null,
    guestDays: known?.guestDays ?? null,
    accent: known?.accent ?? '',
    logo: known?.logo ?? null,
  }) satisfies Required<z.input<typeof organizationChanges>>;
