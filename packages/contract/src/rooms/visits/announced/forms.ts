import * as z from 'zod';
import { ofAnyFields } from '../../../kit/fields/form-rules.ts';
import { optionalCount } from '../../../kit/fields/number-fields.ts';
import { shapeOf } from '../../../kit/fields/record-fields.schemas.ts';
import { formOf } from '../../../kit/fields/record-fields.ts';
import type { Announcement } from './calls.ts';
import { announcedFields } from './fields.ts';

/** The form of an announced guest. */

const bothGiven = 'Wybierz klienta albo wpisz nazwę firmy, nie jedno i drugie';
const wrongPeople = 'Podaj liczbę osób od 1 do 200';

const fields = z.strictObject({
  ...shapeOf(announcedFields),
  /** Left out: one. */
  people: optionalCount(announcedFields.people.max, wrongPeople),
});

type Party = { client?: number | null | undefined; clientName?: string | null | undefined };
const notBoth = ({ client, clientName }: Party) => !client || !clientName;

export const announcedForm = fields
  .refine(notBoth, { error: bothGiven, path: ['clientName'], when: ofAnyFields })
  .refine(({ client, clientName }) => Boolean(client) || Boolean(clientName), {
    error: 'Firma jest wymagana',
    path: ['client'],
    when: ofAnyFields,
  })
  .refine(({ client, clientName }) => Boolean(client) || Boolean(clientName), {
    error: 'Nazwa firmy jest wymagana',
    path: ['clientName'],
    when: ofAnyFields,
  });
export const announcedChanges = fields.partial();

export const announcedFormOf = (known: Announcement) => formOf(announcedFields, known);
