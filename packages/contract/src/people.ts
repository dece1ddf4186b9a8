import * as z from 'zod';
import { done, encodedFileLimit, endpoint } from './kit/endpoint.ts';
import { id } from './kit/fields.ts';
import { flagFilter, textFilter } from './kit/list.ts';
import { byId, colored, createdId, may, personRef, ref } from './kit/records.ts';
import { personChanges, personForm } from './people.forms.ts';
import { roles } from './permissions.ts';
import { replacement } from './replacements.ts';

/** Staff of the company group: team, profiles and who leaves. Substitutions stand in replacements.ts. */

/** The newest of a person's devices for push messages (see push.ts); all null when there is none. */
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
  /** Of somebody deactivated, contact data are the administrators' alone: null for others. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  businessArea: z.string().nullable(),
  picture: z.object({ id: z.int(), path: z.string() }).nullable(),
  roles: z.array(z.enum(roles)),
  clients: z.array(colored),
  /** Whom this person stands in for, the latest first; ended ones too. */
  replacements: z.array(replacement),
  /** Who stands in for this person, likewise. */
  substitutes: z.array(replacement),
  /** False once deactivated: old records still name the person. */
  active: z.boolean(),
  /** Invited, but no password set yet. */
  awaiting: z.boolean(),
  /** Made anonymous after leaving. */
  anonymized: z.boolean(),
  version: z.int(),
  may: may.extend({
    roles: z.boolean(),
    /** Grant and take ROLE_ADMIN. */
    admin: z.boolean(),
    invite: z.boolean(),
    /** Give a deactivated account back. */
    restore: z.boolean(),
    /** Remove the personal data of who has left. */
    anonymize: z.boolean(),
    /** See the assigned tasks. */
    tasks: z.boolean(),
    /** See what was changed on the profile. */
    history: z.boolean(),
    /** Say whom the person stands in for, and who stands in for the person. */
    replacements: z.boolean(),
    substitutes: z.boolean(),
  }),
});
export type Person = z.output<typeof person>;

/** What a page keeps for a person, such as the columns chosen in a list. */
export const settingKeys = ['task-columns', 'color-scheme', 'menu', 'start-screen'] as const;

export const getMe = endpoint({
  method: 'GET',
  path: '/profile/me',
  allow: 'everyone',
  summary: 'Zalogowana osoba, jej role i ustawienia ekranów',
  answer: z.object({
    // Asked for with every screen: without the clients, who may be hundreds.
    user: person.omit({ clients: true }).extend({
      username: z.string(),
      email: z.string(),
      settings: z.partialRecord(z.enum(settingKeys), z.json()),
      pushSettings,
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

export const personRow = personRef.extend({
  firstName: z.string(),
  lastName: z.string(),
  fullname: z.string(),
  department: colored.nullable(),
  position: colored.nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Whom the person stands in for just now. */
  replaces: z.array(ref),
  /** Who stands in for the person just now. */
  replacedBy: z.array(ref),
  awaiting: z.boolean(),
  active: z.boolean(),
  may: may.extend({ restore: z.boolean() }),
});
export type PersonRow = z.output<typeof personRow>;

export const listPeople = endpoint({
  method: 'GET',
  path: '/profile/list',
  allow: 'everyone',
  row: 'konta wyłączone: kierownik',
  summary: 'Pracownicy po nazwisku: czynni, a z inactive=1 ci z kontem wyłączonym',
  query: z.strictObject({
    search: textFilter().optional(),
    department: id().optional(),
    inactive: flagFilter().optional(),
  }),
  answer: z.object({ list: z.array(personRow) }),
});

export const getPerson = endpoint({
  method: 'GET',
  path: '/profile/:id',
  allow: 'everyone',
  summary: 'Profil osoby',
  params: byId,
  answer: z.object({ user: person }),
});

export const createPerson = endpoint({
  method: 'POST',
  path: '/profile/create',
  allow: 'admin',
  summary: 'Nowy pracownik; dostaje list z odnośnikiem do ustawienia hasła',
  body: personForm,
  bodyLimit: encodedFileLimit,
  answer: createdId,
});

export const updatePerson = endpoint({
  method: 'PATCH',
  path: '/profile/:id',
  allow: 'everyone',
  row: 'właściciel, kierownik (poza profilami administratorów) albo administrator',
  summary: 'Zmiana podanych pól; podane listy zastępują dotychczasowe',
  params: byId,
  body: personChanges,
  bodyLimit: encodedFileLimit,
  answer: z.object({ version: z.int() }),
});

/** The message of the last active administrator, who can neither go nor lose the role. */
export const lastAdmin = 'To ostatni czynny administrator. Najpierw nadaj tę rolę komuś innemu.';

/**
 * Who takes over what a person leaves: their clients, tasks (the open ones and those that a
 * recurring project will bring again), issues and offers that await a decision. Each kind that
 * there is needs somebody, but for clients whom others look after too.
 */
export const removePerson = endpoint({
  method: 'DELETE',
  path: '/profile/:id',
  allow: 'manager',
  row: 'kierownik (poza profilami administratorów) albo administrator',
  summary: 'Wyłączenie konta; pracę tej osoby przejmuje ktoś inny',
  params: byId,
  query: z.strictObject({
    clients: id().optional(),
    tasks: id().optional(),
    issues: id().optional(),
    offers: id().optional(),
  }),
  answer: done,
});

export const getHandover = endpoint({
  method: 'GET',
  path: '/profile/handover/:id',
  allow: 'manager',
  row: 'kierownik (poza profilami administratorów) albo administrator',
  summary: 'Jaką pracę ma osoba, która odchodzi',
  params: byId,
  answer: z.object({
    clients: z.int(),
    /** Clients whom nobody else looks after. */
    onlyCarer: z.int(),
    tasks: z.int(),
    /** Ended tasks that the next period of a recurring project brings again. */
    repeating: z.int(),
    issues: z.int(),
    offers: z.int(),
  }),
});

export const invitePerson = endpoint({
  method: 'POST',
  path: '/profile/invite/:id',
  allow: 'manager',
  row: 'kierownik (poza profilami administratorów) albo administrator',
  summary: 'Ponowne zaproszenie osoby, która nie ustawiła jeszcze hasła',
  params: byId,
  answer: done,
});

/** Somebody who comes back: the account works again once they set a new password by the mailed link. */
export const restorePerson = endpoint({
  method: 'POST',
  path: '/profile/restore/:id',
  allow: 'manager',
  row: 'kierownik (poza profilami administratorów) albo administrator',
  summary: 'Przywrócenie wyłączonego konta; wysyła zaproszenie do ustawienia hasła',
  params: byId,
  answer: done,
});
