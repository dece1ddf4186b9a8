import * as z from 'zod';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { id } from '../../kit/fields/fields.ts';
import { createdId, instant, may, personRef, ref } from '../../kit/values/records.ts';
import * as calls from './calls.ts';
import { commentBody } from './forms.ts';

/** Who is named in a text, and the call that waits for its reader: theirs alone, and until they have seen to it. */
export const talk = {
  /** People whom the text names by "@[id]" (kit/values/mentions.ts). */
  mentions: z.array(ref),
  /** The number of what calls the reader there, to be told as opened; null: nothing, or seen to. */
  call: z.int().nullable(),
};

export const comment = z.object({
  id: z.int(),
  text: z.string(),
  /** The text with its formatting, people in it by their numbers too; null: plain words. */
  html: z.string().nullable(),
  ...talk,
  created: instant,
  modified: instant,
  createdBy: personRef,
  /** Who changed the text last, and when; null while it is as it was written. */
  edited: z.object({ at: instant, by: ref.nullable() }).nullable(),
  /** The comment under which it stands; null for what was not said in answer. */
  answers: z.int().nullable(),
  /** The letter of the comment, where it came by mail and is still stored. */
  letter: z.int().nullable(),
  /** People who marked the comment as seen, in that order. */
  seen: z.array(ref),
  may,
});

export type Comment = z.output<typeof comment>;

const whoReads = 'kto widzi rekord';
const readersIo = (summary: string) =>
  recordIo({
    row: whoReads,
    summary /** Their ids, those who work here alone; names and load have calls of their own. */,
    answer: z.object({ list: z.array(z.int()) }),
  });

const schemas = {
  createComment: io({
    summary: 'Nowy komentarz, do dołączenia do rekordu',
    body: commentBody,
    answer: createdId,
  }),
  updateComment: recordIo({
    row: 'autor albo kierownik',
    summary: 'Zmiana komentarza',
    body: commentBody,
  }),
  removeComment: recordIo({
    row: 'autor albo kierownik',
    summary: 'Usunięcie komentarza; odpowiedzi na niego zostają',
  }),
  sayCommentSeen: recordIo({
    row: 'kto widzi rekord, a nie jest autorem',
    summary: '„Widziane” przy komentarzu; z „seen: false” cofnięte',
    body: z.strictObject({ seen: z.boolean() }),
  }),
  commentHistory: recordIo({
    row: whoReads,
    summary: 'Poprzednie treści komentarza, od najnowszej',
    answer: z.object({
      /** The former texts; who changed each, and when. */
      list: z.array(z.object({ at: instant, by: ref.nullable(), text: z.string() })),
    }),
  }),
  openMentions: io({
    summary:
      'Zalogowana osoba otworzyła komentarze, które ją wołają; z „opened: false” znów czekają',
    body: z.strictObject({ calls: z.array(id()).min(1).max(100), opened: z.boolean() }),
  }),
  issueReaders: readersIo('Kto widzi zgłoszenie: o kim można wspomnieć'),
  projectReaders: io({
    summary: 'Kto widzi projekty: o kim można wspomnieć w ich opisie',
    answer: z.object({ list: z.array(z.int()) }),
  }),
  taskReaders: readersIo('Kto widzi zadanie projektu: o kim można wspomnieć'),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
