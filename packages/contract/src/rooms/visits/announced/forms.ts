import * as z from 'zod';
import { ofAnyFields } from '../../../kit/fields/across.ts';
import { dateTime } from '../../../kit/fields/date-fields.ts';
import {
  choice,
  longText,
  optionalChoice,
  requiredText,
  text,
} from '../../../kit/fields/fields.ts';
import { optionalCount } from '../../../kit/fields/number-fields.ts';
import { idOf } from '../../../kit/values/records.ts';
import type { Announcement } from './calls.ts';

/** The form of an announced guest. */

const bothGiven = 'Wybierz klienta albo wpisz nazwę firmy, nie jedno i drugie';
const wrongPeople = 'Podaj liczbę osób od 1 do 200';

const fields = z.strictObject({
  fullName: requiredText('Imię i nazwisko są wymagane'),
  user: choice('Wskaż, do kogo'),
  /** Day and hour at which the guest is expected. */
  expected: dateTime('Podaj dzień i godzinę', { back: 1, ahead: 2 }),
  client: optionalChoice(),
  clientName: text(250),
  /** How many come, the guest included; left out: one. */
  people: optionalCount(200, wrongPeople),
  car: text(60),
  description: longText(2000),
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

export const announcedFormOf = (known: Announcement) => ({
  fullName: known.fullName,
  user: known.user.id,
  expected: known.expected,
  client: idOf(known.client),
  clientName: known.clientName,
  people: known.people,
  car: known.car,
  description: known.description,
});
