import * as z from 'zod';
import { optionalPhone } from '../../kit/fields/contact-fields.ts';
import { customInput } from '../../kit/fields/custom-fields.schemas.ts';
import { id, requiredText } from '../../kit/fields/fields.ts';
import { shapeOf } from '../../kit/fields/record-fields.schemas.ts';
import { roles } from '../../permissions.ts';
import { dictionaryKinds } from '../dictionaries/lists.ts';
import { personColumns } from '../people/fields.ts';
import { mostPeople, startSteps } from './lists.ts';

/** What is sent on the first day. */

/** Steps that are skipped, or taken up again; the others stay as they are. */
export const skippedSteps = z.strictObject({
  steps: z
    .array(z.enum(startSteps))
    .max(startSteps.length)
    .transform((all) => [...new Set(all)]),
  skipped: z.boolean(),
});

/** Entries of dictionaries by their names; a name that is there already is left as it is. */
export const newEntries = z.strictObject({
  entries: z
    .array(
      z.strictObject({
        kind: z.enum(dictionaryKinds),
        name: requiredText('Nazwa jest wymagana'),
      }),
    )
    .min(1, { error: 'Zaznacz przynajmniej jedną pozycję' })
    .max(300),
});

/** `department`: null takes the one of the package's name, made if it is not there. */
export const chosenPackages = z.strictObject({
  packages: z
    .array(
      z.strictObject({
        key: requiredText('Wybierz pakiet', 50),
        department: id('Wybrany dział nie istnieje').nullable().default(null),
      }),
    )
    .min(1, { error: 'Zaznacz przynajmniej jeden pakiet' })
    .max(50),
});

export const newPerson = z.strictObject({
  ...shapeOf(personColumns),
  phone: optionalPhone(),
  // Of an administrator the own password is asked, on the profile.
  role: z
    .enum(roles, { error: 'Nieznana rola' })
    .refine((role) => role !== 'ROLE_ADMIN', {
      error: 'Rolę administratora nadasz na profilu tej osoby',
    })
    .default('ROLE_USER'),
  custom: customInput('person'),
});

/** People who are to work here; nobody is told before the invitations are sent. */
export const newPeople = z.strictObject({
  people: z
    .array(newPerson)
    .min(1, { error: 'Wpisz przynajmniej jedną osobę' })
    .max(mostPeople, { error: `Najwyżej ${mostPeople} osób naraz` }),
});
