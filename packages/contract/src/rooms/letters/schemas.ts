import * as z from 'zod';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { pageIo } from '../../kit/lists/list.schemas.ts';
import { createdId, fileRef, ref, statusRef } from '../../kit/values/records.ts';
import * as calls from './calls.ts';
import { letterList } from './calls.ts';
import { letterForm, putAwayForm } from './forms.ts';

const letterRow = z.object({
  id: z.int(),
  received: z.string(),
  fromName: z.string(),
  fromAddress: z.string(),
  subject: z.string(),
  status: statusRef,
  /** Why it waits, or was refused or put away. */
  reason: z.string().nullable(),
  /** Whose address it was sent to. */
  company: ref.nullable(),
  issue: ref.nullable(),
  handledBy: ref.nullable(),
  may: z.object({ handle: z.boolean() }),
});
export type LetterRow = z.output<typeof letterRow>;

const letter = letterRow.extend({
  text: z.string(),
  files: z.array(fileRef),
  /** Names of files that could not be kept by themselves; nothing: ''. They are in the letter as it came. */
  leftFiles: z.string(),
  /** The letter as it came (.eml), and the small pictures of its signature. */
  whole: z.array(fileRef),
  /** Clients of contact persons with this address. */
  clients: z.array(ref),
});
export type Letter = z.output<typeof letter>;

const wholeLetter = letterRow
  .pick({ id: true, received: true, fromName: true, fromAddress: true, subject: true })
  .extend({ text: z.string(), files: z.array(fileRef) });
export type WholeLetter = z.output<typeof wholeLetter>;

const schemas = {
  listLetters: pageIo({
    summary: 'Listy, które przyszły; odrzucone widzi administrator',
    list: letterList,
    rows: letterRow,
  }),
  getLetter: recordIo({
    row: 'odrzucone: administrator',
    summary: 'List z treścią i załącznikami',
    answer: z.object({ letter }),
  }),
  getWholeLetter: recordIo({
    row: 'kto widzi list albo zgłoszenie lub komentarz, którym się stał',
    summary: 'Cały list, jak przyszedł: wszystkie słowa i plik .eml',
    answer: z.object({ letter: wholeLetter }),
  }),
  getMailbox: io({
    summary: 'Czy poczta przychodząca jest ustawiona i jak idzie jej odczyt',
    answer: z.object({
      configured: z.boolean(),
      lastRead: z.string().nullable(),
      problem: z.string().nullable(),
    }),
  }),
  assignLetter: recordIo({
    row: 'odrzucone: administrator',
    summary: 'List jako zgłoszenie',
    body: letterForm,
    answer: createdId,
  }),
  joinLetter: recordIo({
    row: 'odrzucone: administrator',
    summary: 'List jako komentarz zgłoszenia, w którego sprawie przyszedł',
    answer: createdId,
  }),
  putAwayLetter: recordIo({
    row: 'odrzucone: administrator',
    summary: 'Odłożenie listu, z powodem',
    body: putAwayForm,
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
