import * as z from 'zod';
import { customInput } from '../../kit/fields/custom-fields.schemas.ts';
import { customIds } from '../../kit/fields/custom-fields.ts';
import { fileInput, ids } from '../../kit/fields/fields.ts';
import { shapeOf } from '../../kit/fields/record-fields.schemas.ts';
import { formOf } from '../../kit/fields/record-fields.ts';
import type { Collections } from '../../kit/values/merge.ts';
import { idOf, idsOf } from '../../kit/values/records.ts';
import { roles } from '../../permissions.ts';
import { newEmployment } from '../absences/employment/forms.ts';
import { pushSubscription } from '../notifications/push/forms.ts';
import type { Person } from './calls.ts';
import { personFields } from './fields.ts';
import { replacementInput, substituteInput } from './replacements/forms.ts';

/** The profile form and what else may be changed of a person. */

const personShape = {
  ...shapeOf(personFields),
  /** A file uploaded before, or a data-URI; kept as a small square. */
  picture: z.union([fileInput(), z.null()], { error: 'Nieprawidłowe zdjęcie' }).optional(),
  roles: z
    .array(z.enum(roles, { error: 'Nieznana rola' }))
    .min(1, { error: 'Wybierz przynajmniej jedną rolę' })
    .max(roles.length)
    .transform((roles) => [...new Set(roles)]),
  custom: customInput('person'),
};

/** Sent by the product's own form together with the person: all or nothing. */
const nested = {
  clients: ids(),
  replacements: z.array(replacementInput).max(100),
  substitutes: z.array(substituteInput).max(100),
};

/** The whole form. The lists of substitutions hold those that have not ended. */
export const personForm = z.strictObject({
  ...personShape,
  roles: personShape.roles.default(['ROLE_USER']),
  clients: nested.clients.default([]),
  replacements: nested.replacements.default([]),
  substitutes: nested.substitutes.default([]),
});
export type PersonForm = z.output<typeof personForm>;

const { endpoint: pushEndpoint, p256dh, auth } = pushSubscription.shape;

/** The browser that is to hear from us; three nulls take the newest one away. */
export const pushSettingsInput = z
  .strictObject({
    endpoint: pushEndpoint.nullable(),
    p256dh: p256dh.nullable(),
    auth: auth.nullable(),
  })
  .refine((values) => new Set(Object.values(values).map((value) => value === null)).size === 1, {
    error: 'Podaj adres i oba klucze albo żadnego',
    path: ['endpoint'],
  });

/** Ids to add to a set and to remove from it; its other ids stay. */
const additions = z.strictObject({ add: ids(), remove: ids() });

/**
 * Who asks, once more: the own password, and a code where the account asks for codes. Owed for an e-mail that changes, since
 * a new password is set through it, and for the role of an administrator.
 */
const proof = { password: z.string().max(1000), code: z.string().max(40) };

/** The form of a profile, new or edited, with what shows who fills it in. */
export const provenPersonForm = personForm.extend({
  password: proof.password.optional(),
  code: proof.code.optional(),
});

/** The same of somebody new, with how they are employed. */
export const newPersonForm = provenPersonForm.extend({ employment: newEmployment.optional() });

export const isAdmin = ({ roles }: { roles: readonly string[] }): boolean =>
  roles.includes('ROLE_ADMIN');

/** Whether somebody gets the role of an administrator whom `before` is without (nobody yet, for a new person). */
export const becomesAdmin = (
  before: { roles: readonly string[] } | undefined,
  roles: readonly string[] | undefined,
): boolean => roles !== undefined && isAdmin({ roles }) && !(before && isAdmin(before));

export const personChanges = z
  .strictObject({
    ...personShape,
    ...nested,
    ...proof,
    clients: z.union([nested.clients, additions]),
    pushSettings: pushSettingsInput,
  })
  .partial();
type PersonValues = z.input<typeof personForm>;

/** A profile as its form holds it; ended substitutions are history and stay out of it. */
export function personFormOf(user: Person) {
  const lasting = (rows: Person['replacements']) => rows.filter((row) => !row.ended);
  return {
    ...formOf(personFields, user),
    phone: user.phone ?? '',
    email: user.email ?? '',
    picture: idOf(user.picture),
    roles: user.roles,
    custom: customIds(user.custom),
    clients: idsOf(user.clients),
    replacements: lasting(user.replacements).map(({ id, replacedUser, dateFrom, dateTo }) => ({
      id,
      replacedUser: replacedUser.id,
      dateFrom,
      dateTo,
    })),
    substitutes: lasting(user.substitutes).map(({ id, user: substitute, dateFrom, dateTo }) => ({
      id,
      user: substitute.id,
      dateFrom,
      dateTo,
    })),
  } satisfies Required<PersonValues>;
}

export const personCollections: Collections<PersonValues> = {
  roles: { kind: 'set' },
  clients: { kind: 'set', linkOf: { entity: 'client', field: 'clientService' } },
  replacements: { kind: 'rows', key: ['id'], entity: 'replacement', owner: 'user' },
  substitutes: { kind: 'rows', key: ['id'], entity: 'replacement', owner: 'replacedUser' },
};
