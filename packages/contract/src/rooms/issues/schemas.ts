import * as z from 'zod';
import { fileSchemas } from '../../kit/calls/file-calls.schemas.ts';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { cleanLines } from '../../kit/fields/clean.ts';
import { customAnswer } from '../../kit/fields/custom-fields.schemas.ts';
import { cleanedText, id } from '../../kit/fields/fields.ts';
import { answersOf } from '../../kit/fields/record-fields.schemas.ts';
import { pageIo } from '../../kit/lists/list.schemas.ts';
import { createdId, instant, may, personRef, ref, statusRef } from '../../kit/values/records.ts';
import { checklistProgress } from '../checklists/schemas.ts';
import { answerableComment, longestComment } from '../comments/forms.ts';
import { comment } from '../comments/schemas.ts';
import * as calls from './calls.ts';
import { issueList } from './calls.ts';
import { issueFields, issueRowFields } from './fields.ts';
import { issueChanges, issueForm } from './forms.ts';
import { mergedIssue } from './merging/schemas.ts';
import { statusWays } from './status-ways.ts';

const byPerson = 'ta osoba, kto ją zastępuje, albo kierownik';

const byPart = 'wykonawca, zlecający, kto ich zastępuje, albo kierownik';

const base = {
  id: z.int(),
  ...answersOf(issueRowFields),
  ...checklistProgress,
  /** The issue that it became a part of; its status is then 10 by its number. */
  mergedInto: z.int().nullable(),
  custom: customAnswer('issue'),
  version: z.int(),
};

export const issueRow = z.object({ ...base, may });

export type IssueRow = z.output<typeof issueRow>;

export const issue = z.object({
  ...answersOf(issueFields),
  ...base,
  /** The same with its formatting, as HTML with the editor’s tags alone; null: plain words. */
  descriptionHtml: z.string().nullable(),
  /** The letter that the issue was created from, while it is stored. */
  letter: z.int().nullable(),
  /** Newest first. */
  statusHistory: z.array(
    z.object({
      status: statusRef,
      created: instant,
      createdBy: ref.nullable(),
      way: z.enum(statusWays).nullable(),
    }),
  ),
  /** Oldest first. */
  comments: z.array(comment),
  /** People who get notices beside the executors: reporters of the merged issues. */
  followers: z.array(personRef),
  /** Where a merged issue went to at last; null of others, and for whoever may not open that one. */
  into: ref.nullable(),
  /** What was merged into it, the oldest merging first. */
  merged: z.array(mergedIssue),
  may: may.extend({
    /** What the reader may set now, the present one included. */
    statuses: z.array(z.int()),
    /** Accept it or return it for correction: the orderer, once it is done. */
    accept: z.boolean(),
  }),
  /** The day on which it will be accepted by itself, unless somebody decides before; null: it will not. */
  acceptsOn: z.string().nullable(),
});

export type Issue = z.output<typeof issue>;

export const issueFiles = fileSchemas('zgłoszenia', { row: byPart });

const schemas = {
  listIssues: pageIo({ summary: 'Zgłoszenia', list: issueList, rows: issueRow }),
  listAssignedIssues: pageIo({
    row: byPerson,
    summary: 'Zgłoszenia przydzielone osobie (i te, które robi w zastępstwie)',
    params: z.strictObject({ user: id() }),
    list: issueList,
    rows: issueRow,
  }),
  listReportedIssues: pageIo({
    row: byPerson,
    summary: 'Zgłoszenia, które osoba zleciła',
    params: z.strictObject({ user: id() }),
    list: issueList,
    rows: issueRow,
  }),
  listClientIssues: pageIo({
    summary: 'Zgłoszenia klienta, które osoba może otworzyć',
    params: z.strictObject({ client: id() }),
    list: issueList,
    rows: issueRow,
  }),
  listIssueStatuses: io({
    summary: 'Statusy zgłoszeń',
    answer: z.object({ statuses: z.array(statusRef) }),
  }),
  getIssue: recordIo({
    row: byPart,
    summary: 'Zgłoszenie z historią statusów, komentarzami i plikami',
    answer: z.object({ issue }),
  }),
  createIssue: io({
    summary: 'Nowe zgłoszenie; zlecającym jest zalogowana osoba',
    body: issueForm,
    answer: createdId,
  }),
  updateIssue: recordIo({
    row: byPart,
    summary: 'Zmiana podanych pól i statusu; akceptuje i zwraca do poprawy tylko zlecający',
    body: issueChanges,
    answer: z.object({ version: z.int() }),
  }),
  removeIssue: recordIo({ row: 'zlecający albo kierownik', summary: 'Usunięcie zgłoszenia' }),
  commentIssue: recordIo({
    row: byPart,
    summary: 'Komentarz do zgłoszenia',
    body: answerableComment,
    answer: createdId,
  }),
  commentIssueByPath: io({
    row: byPart,
    summary: 'Komentarz do zgłoszenia, z treścią w adresie',
    params: z.strictObject({ id: id(), text: cleanedText(cleanLines, longestComment) }),
    answer: createdId,
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
joinSchemas(calls.issueFiles, issueFiles, 'Issue');
