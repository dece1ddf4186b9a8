import * as z from 'zod';
import { encodedFileLimit, io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { customAnswer } from '../../kit/fields/custom-fields.schemas.ts';
import { id } from '../../kit/fields/fields.ts';
import { answersOf } from '../../kit/fields/record-fields.schemas.ts';
import { flagFilter, textFilter } from '../../kit/lists/list.schemas.ts';
import { coloredRef, createdId, may, personRef, ref } from '../../kit/values/records.ts';
import { roles } from '../../permissions.ts';
import { optionalDay } from '../absences/employment/forms.ts';
import { draftRow } from '../drafts/schemas.ts';
import { type ProductPart, partNames } from '../settings/parts.ts';
import { viewLists } from '../views/lists.ts';
import { menuView } from '../views/schemas.ts';
import * as calls from './calls.ts';
import { columnsKey } from './calls.ts';
import { personColumns, personFields } from './fields.ts';
import { newPersonForm, personChanges } from './forms.ts';
import { type HandoverKind, handoverKinds, spreadKinds } from './leaving.ts';
import { replacement } from './replacements/schemas.ts';

/** Settings that pages store for a person, such as the columns chosen in a list. */
const settingKeys = [
  'color-scheme',
  'menu',
  'start-screen',
  'task-list',
  'monthly-report',
  'list-rows',
  'list-density',
  ...viewLists.map(columnsKey),
] as const;

/** The newest of a person's devices for push messages (see push.ts); all null when there is none. */
export const pushSettings = z.object({
  endpoint: z.string().nullable(),
  p256dh: z.string().nullable(),
  auth: z.string().nullable(),
});

/** Of somebody deactivated, contact data are the administrators' alone: null for others. */
const contact = { phone: z.string().nullable(), email: z.string().nullable() };
const place = { department: coloredRef.nullable(), position: coloredRef.nullable() };

export const person = z.object({
  id: z.int(),
  ...answersOf(personFields),
  ...contact,
  ...place,
  fullname: z.string(),
  department: coloredRef.extend({ companies: z.array(ref) }).nullable(),
  picture: z.object({ id: z.int(), path: z.string() }).nullable(),
  roles: z.array(z.enum(roles)),
  clients: z.array(coloredRef),
  /** Whom this person stands in for, the latest first; ended ones too. */
  replacements: z.array(replacement),
  /** Who stands in for this person, likewise. */
  substitutes: z.array(replacement),
  /** False once deactivated: old records still name the person. */
  active: z.boolean(),
  /** Invited, but no password set yet. */
  awaiting: z.boolean(),
  /** Of somebody deactivated the administrators' alone. */
  custom: customAnswer('person'),
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
    /** The caller may edit who substitutes whom. */
    replacements: z.boolean(),
    substitutes: z.boolean(),
  }),
});

export type Person = z.output<typeof person>;

export const personRow = personRef.extend({
  ...answersOf(personColumns),
  ...contact,
  ...place,
  fullname: z.string(),
  /** Whom the person stands in for just now. */
  replaces: z.array(ref),
  /** Who stands in for the person just now. */
  replacedBy: z.array(ref),
  awaiting: z.boolean(),
  active: z.boolean(),
  custom: customAnswer('person'),
  may: may.extend({ restore: z.boolean() }),
});

export type PersonRow = z.output<typeof personRow>;

const spreadRow = z.strictObject({ kind: z.enum(spreadKinds), id: id(), user: id() });

const leavingRow = z.object({
  kind: z.enum(spreadKinds),
  id: z.int(),
  name: z.string(),
  /** What tells it from others of its name: client and project. */
  place: z.string(),
  proposed: personRef.nullable(),
});
export type LeavingRow = z.output<typeof leavingRow>;

const heirs = Object.fromEntries(handoverKinds.map((kind) => [kind, id()])) as Record<
  HandoverKind,
  ReturnType<typeof id>
>;

/** What became of an invitation. */
const invited = {
  /** No mail server is set: the letter lies in the server's folder. */
  stored: z.boolean(),
};

const schemas = {
  getMe: io({
    summary: 'Zalogowana osoba, jej role i ustawienia ekranów',
    answer: z.object({
      // Asked for with every screen: without the clients, who may be hundreds, and the company's own fields.
      user: person.omit({ clients: true, custom: true }).extend({
        username: z.string(),
        email: z.string(),
        settings: z.partialRecord(z.enum(settingKeys), z.json()),
        pushSettings,
        /** How the company's lists look until a person chooses otherwise. */
        lists: z.object({ rows: z.int(), dense: z.boolean() }),
        /** Parts of the product that the company does not use. */
        unused: z.array(z.enum(partNames as [ProductPart, ...ProductPart[]])),
        /** Views that the menu shows, and those that lists begin with. */
        views: z.array(menuView),
        /** The company began lately and has no work yet: its menu shows what it needs now. */
        isBeginning: z.boolean(),
        /** Forms that they left. */
        drafts: z.array(draftRow),
      }),
    }),
  }),
  saveSetting: io({
    summary: 'Zapamiętanie ustawienia ekranu zalogowanej osoby',
    params: z.strictObject({ key: z.enum(settingKeys) }),
    body: z.strictObject({ value: z.json() }),
  }),
  listPeople: io({
    row: 'konta wyłączone: kierownik',
    summary: 'Pracownicy po nazwisku: czynni, a z inactive=1 ci z kontem wyłączonym',
    query: z.strictObject({
      search: textFilter().optional(),
      department: id().optional(),
      inactive: flagFilter().optional(),
    }),
    answer: z.object({ list: z.array(personRow) }),
  }),
  getPerson: recordIo({ summary: 'Profil osoby', answer: z.object({ user: person }) }),
  createPerson: io({
    summary: 'Nowy pracownik; dostaje list z odnośnikiem do ustawienia hasła',
    body: newPersonForm,
    bodyLimit: encodedFileLimit,
    answer: createdId.extend(invited),
  }),
  updatePerson: recordIo({
    row: 'właściciel, kierownik (poza profilami administratorów) albo administrator',
    summary: 'Zmiana podanych pól; podane listy zastępują dotychczasowe',
    body: personChanges,
    bodyLimit: encodedFileLimit,
    answer: z.object({ version: z.int() }),
  }),
  fillPerson: recordIo({
    row: 'właściciel, kierownik (poza profilami administratorów) albo administrator',
    summary: 'Zmiana podanych pól własnych pracownika',
    body: personChanges.pick({ custom: true }),
    answer: z.object({ version: z.int() }),
  }),
  removePerson: recordIo({
    row: 'kierownik (poza profilami administratorów) albo administrator',
    summary: 'Wyłączenie konta; pracę tej osoby przejmuje ktoś inny',
    /** Who takes over what. */
    query: z.strictObject(heirs).partial(),
    /** Pieces that go to somebody else than the rest of their kind. */
    body: z.strictObject({
      rows: z.array(spreadRow).max(1_000).default([]),
      /** The last day of their employment; null leaves it as it is. */
      lastDay: optionalDay(),
    }),
    /** Absences that lie behind that day: 'urlop wypoczynkowy, od 11.01.2027 do 15.01.2027'. */
    answer: z.object({ outside: z.array(z.string()) }),
  }),
  getHandover: recordIo({
    row: 'kierownik (poza profilami administratorów) albo administrator',
    summary: 'Jaką pracę ma osoba, która odchodzi',
    answer: z.object({
      /** Their employment, whose last day may be written with it; null where none is known or somebody else keeps it. */
      employment: z.object({ firstDay: z.string(), lastDay: z.string().nullable() }).nullable(),
      clients: z.int(),
      /** Clients whom nobody else looks after. */
      onlyCarer: z.int(),
      tasks: z.int(),
      /** Ended tasks that the next period of a recurring project brings again. */
      repeating: z.int(),
      issues: z.int(),
      offers: z.int(),
      /** Running projects that the person is the seller of. */
      projects: z.int(),
      articles: z.int(),
      /** The names of the first of them. */
      articleNames: z.array(z.string()),
      /** Departments that the person heads. */
      departments: z.int(),
      /** Guests who come to the person and parcels that wait for them. */
      visits: z.int(),
      /** Requests of people about their data. */
      cases: z.int(),
      /** Rules of services that give tasks to the person; they follow the tasks. */
      rules: z.int(),
      /** Open points of checklists; they go to whoever works on the record. */
      checklists: z.int(),
      /** Pieces that may each go to somebody else, with who is proposed: by client, department and load. */
      rows: z.array(leavingRow),
      /** Who is proposed for each kind as a whole. */
      proposed: z.object(
        Object.fromEntries(handoverKinds.map((kind) => [kind, personRef.nullable()])) as Record<
          HandoverKind,
          z.ZodNullable<typeof personRef>
        >,
      ),
    }),
  }),
  invitePerson: recordIo({
    row: 'kierownik (poza profilami administratorów) albo administrator',
    summary: 'Ponowne zaproszenie osoby, która nie ustawiła jeszcze hasła',
    answer: z.object({
      ...invited,
      /** What an administrator can hand over instead. */
      link: z.string().nullable(),
    }),
  }),
  restorePerson: recordIo({
    row: 'kierownik (poza profilami administratorów) albo administrator',
    summary: 'Przywrócenie wyłączonego konta; wysyła zaproszenie do ustawienia hasła',
    answer: z.object({
      ...invited,
      /** The last day of their employment (YYYY-MM-DD), if it is over with today: nobody has working time behind it. */
      ended: z.string().nullable(),
    }),
  }),
};
export type Schemas = typeof schemas;

export type Me = z.output<Schemas['getMe']['answer']>['user'];

joinSchemas(calls, schemas);
