import * as z from 'zod';
import { longText, requiredText } from '../../../kit/fields/fields.ts';
import type { Collections } from '../../../kit/values/merge.ts';
import type { Program } from './calls.ts';

/** The form of a program that has an account of its own. */

/** A program is never an administrator: what it can do at most is known before its key leaks. */
export const programRoles = ['ROLE_USER', 'ROLE_MANAGER', 'ROLE_RECEPTION'] as const;

export const programForm = z.strictObject({
  name: requiredText('Nazwa jest wymagana', 80),
  description: longText(500),
  roles: z
    .array(z.enum(programRoles, { error: 'Nieznana rola' }))
    .min(1, { error: 'Wybierz przynajmniej jedną rolę' })
    .max(programRoles.length)
    .transform((roles) => [...new Set(roles)]),
});
export const programChanges = programForm.partial();

export const programCollections: Collections<z.output<typeof programForm>> = {
  roles: { kind: 'set' },
};

export const programFormOf = ({
  name,
  description,
  roles,
}: Pick<Program, 'name' | 'description' | 'roles'>) => ({
  name,
  description,
  roles,
});
