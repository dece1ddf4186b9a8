import * as z from 'zod';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { cleanLine } from '../../kit/fields/clean.ts';
import { cleanedText, id } from '../../kit/fields/fields.ts';
import {
  coloredRef,
  createdId,
  dayText,
  fileRef,
  instant,
  may,
  personRef,
  ref,
  statusRef,
} from '../../kit/values/records.ts';
import { talk } from '../comments/schemas.ts';
import { contactKinds } from '../reports/clients/calls.ts';
import * as calls from './calls.ts';
import { noteChanges, noteForm } from './forms.ts';
import { type StoryGroup, type StoryKind, storyGroups, storyKindNames } from './lists.ts';

const kind = z.enum(storyKindNames as [StoryKind, ...StoryKind[]]);

/** Parts that only notes have. */
const noteParts = {
  /** Whether it tells of a contact with the client. */
  contact: z.boolean(),
  files: z.array(fileRef),
  /** Who changed it last, and when; null while it is as it was written. */
  edited: z.object({ at: instant, by: ref.nullable() }).nullable(),
  version: z.int(),
  may,
};

export const clientNote = z.object({
  id: z.int(),
  text: z.string(),
  mentions: talk.mentions,
  created: instant,
  createdBy: personRef.nullable(),
  ...noteParts,
});
export type ClientNote = z.output<typeof clientNote>;

const event = z.object({
  kind,
  /** The id of the event's record; of a change its number in the history. */
  id: z.int(),
  /** An instant; with `day` it is known to the day alone. */
  at: instant,
  day: z.boolean(),
  by: personRef.nullable(),
  title: z.string(),
  notes: z.array(z.string()),
  /** What has become of it until now. */
  status: statusRef.nullable(),
  /** The text of the comment, with its mentions. */
  text: z.string().nullable(),
  ...talk,
  /** Where its reader may open it. */
  address: z.string().nullable(),
  file: fileRef.nullable(),
  note: z.object(noteParts).nullable(),
});
export type StoryEvent = z.output<typeof event>;

/** `1763870000000000.offerMade.7`: the microsecond, the kind and the number of the last event that was read. */
const cursor = z
  .string()
  .transform((value) => /^(\d{1,16})\.([a-zA-Z]{1,20})\.(\d{1,15})$/.exec(value))
  .refine(
    (found) =>
      found !== null && Number(found[1]) < 4e15 && storyKindNames.includes(found[2] as StoryKind),
    'Nieprawidłowa wartość',
  )
  .transform((found) => ({
    micros: Number(found?.[1]),
    kind: found?.[2] as StoryKind,
    id: Number(found?.[3]),
  }));
export type StoryCursor = z.output<typeof cursor>;

const groupNames = storyGroups.map((group) => group.id) as string[];
const groups = z
  .string()
  .transform((value) => [...new Set(value.split(','))])
  .refine((all) => all.every((one) => groupNames.includes(one)), 'Nieprawidłowa wartość')
  .transform((all) => all as StoryGroup[]);

const limit = z.object({
  kind: z.enum(['project', 'task', 'issue']),
  id: z.int(),
  name: z.string(),
  /** An instant. */
  at: instant,
  overdue: z.boolean(),
  address: z.string(),
});

const glance = z.object({
  /** The nearest open limits of what the reader may open. */
  limits: z.array(limit),
  /** What this year's projects are to bring; null for whom projects are not. */
  value: z.number().nullable(),
  year: z.int(),
  /** The last day on which something was done with the client; what, only for who may see all of it. */
  lastContact: z.object({ day: dayText, kind: z.enum(contactKinds).nullable() }).nullable(),
});
export type ClientGlance = z.output<typeof glance>;

const service = z.object({
  id: z.int(),
  name: z.string(),
  department: coloredRef,
  description: z.string().nullable(),
});

const author = 'autor notatki';

const schemas = {
  clientStory: recordIo({
    summary: 'Co się działo z klientem, od najnowszego; tylko to, co osoba może otworzyć',
    query: z.strictObject({
      /** What `next` of the page before said. */
      before: cursor.optional(),
      groups: groups.optional(),
      q: cleanedText(cleanLine, 100).max(100).optional(),
    }),
    answer: z.object({ list: z.array(event), next: z.string().nullable() }),
  }),
  clientGlance: recordIo({
    summary: 'Klient w skrócie: terminy, wartość w tym roku, ostatni kontakt',
    answer: z.object({ glance }),
  }),
  clientService: io({
    summary: 'Usługi klienta jednego typu: czym są, i jego projekty tego typu',
    params: z.strictObject({ id: id(), type: id() }),
    answer: z.object({
      type: coloredRef,
      services: z.array(service),
      /** Projects of the type, open and all; null for whom projects are not. */
      projects: z.object({ open: z.int(), all: z.int() }).nullable(),
    }),
  }),
  getClientNote: recordIo({
    summary: 'Notatka o kliencie',
    answer: z.object({ note: clientNote }),
  }),
  createClientNote: recordIo({
    summary: 'Nowa notatka o kliencie',
    body: noteForm,
    answer: createdId,
  }),
  updateClientNote: recordIo({
    row: author,
    summary: 'Zmiana podanych pól notatki',
    body: noteChanges,
    answer: z.object({ version: z.int() }),
  }),
  removeClientNote: recordIo({
    row: 'autor notatki albo kierownik',
    summary: 'Usunięcie notatki z jej plikami',
  }),
  clientNoteHistory: recordIo({
    summary: 'Poprzednie treści notatki, od najnowszej',
    answer: z.object({
      list: z.array(z.object({ at: instant, by: ref.nullable(), text: z.string() })),
    }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
