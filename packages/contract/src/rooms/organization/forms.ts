import * as z from 'zod';
import { color, fileInput } from '../../kit/fields/fields.ts';
import { optionalCount } from '../../kit/fields/number-fields.ts';
import { shapeOf } from '../../kit/fields/record-fields.schemas.ts';
import { blankFields, formOf } from '../../kit/fields/record-fields.ts';
import type { Organization } from './calls.ts';
import { organizationFields } from './fields.ts';

/** A number of days, with words about a wrong one. */
const days = ({ max }: { max: number }) => optionalCount(max, `Podaj liczbę dni od 1 do ${max}`);

/** The version of what nobody has typed yet. */
export const noOrganization = 0 as const;

/** What the company says about itself. */
export const organizationForm = z.strictObject({
  ...shapeOf(organizationFields),
  acceptAfter: days(organizationFields.acceptAfter),
  guestDays: days(organizationFields.guestDays),
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
    ...(known ? formOf(organizationFields, known) : blankFields(organizationFields)),
    publicFinances: known?.publicFinances ?? false,
    accent: known?.accent ?? '',
    logo: known?.logo ?? null,
  }) satisfies Required<z.input<typeof organizationChanges>>;
