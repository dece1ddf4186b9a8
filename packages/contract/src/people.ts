import * as z from 'zod';
import { done, endpoint } from './kit/endpoint.ts';
import { textFilter } from './kit/list.ts';
import { byId, colored, personRef, ref } from './kit/records.ts';
import { roles } from './permissions.ts';

/** Staff of the company group. The whole of team, profiles and substitutions. */

export const pushSettings = z.object({
  endpoint: z.string().nullable(),
  p256dh: z.string().nullable(),
  auth: z.string().nullable(),
});

export const person = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  fullname: z.string(),
  department: colored.extend({ companies: z.array(ref) }).nullable(),
  position: colored.nullable(),
  phone: z.string().nullable(),
  email: z.string(),
  businessArea: z.string().nullable(),
  picture: z.object({ id: z.int(), path: z.string() }).nullable(),
  roles: z.array(z.enum(roles)),
  clients: z.array(colored),
  version: z.int(),
});
export type Person = z.output<typeof person>;

/** What a page keeps for a person, such as the columns chosen in a list. */
export const settingKeys = ['task-columns', 'color-scheme', 'menu'] as const;

export const getMe = endpoint({
  method: 'GET',
  path: '/profile/me',
  allow: 'everyone',
  summary: 'Zalogowana osoba, jej role i ustawienia ekranów',
  answer: z.object({
    user: person.extend({
      username: z.string(),
      settings: z.partialRecord(z.enum(settingKeys), z.json()),
    }),
  }),
});
export type Me = z.output<typeof getMe.answer>['user'];

export const saveSetting = endpoint({
  method: 'PUT',
  path: '/profile/setting/:key',
  allow: 'everyone',
  summary: 'Zapamiętanie ustawienia ekranu zalogowanej osoby',
  params: z.strictObject({ key: z.enum(settingKeys) }),
  body: z.strictObject({ value: z.json() }),
  answer: done,
});

export const listPeople = endpoint({
  method: 'GET',
  path: '/profile/list',
  allow: 'everyone',
  summary: 'Pracownicy (czynni), po nazwisku',
  query: z.strictObject({ search: textFilter().optional() }),
  answer: z.object({
    list: z.array(
      personRef.extend({
        firstName: z.string(),
        lastName: z.string(),
        fullname: z.string(),
        department: colored.nullable(),
        position: colored.nullable(),
        phone: z.string().nullable(),
        email: z.string(),
      }),
    ),
  }),
});

export const getPerson = endpoint({
  method: 'GET',
  path: '/profile/:id',
  allow: 'everyone',
  summary: 'Profil osoby',
  params: byId,
  answer: z.object({ user: person }),
});
