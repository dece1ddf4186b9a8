import * as z from 'zod';
import { commentBody } from './comments.forms.ts';
import { comment } from './comments.ts';
import { issueChanges, issueForm } from './issues.forms.ts';
import { done, endpoint } from './kit/endpoint.ts';
import { id } from './kit/fields.ts';
import { dayFilter, idsFilter, list } from './kit/list.ts';
import { byId, colored, createdId, fileRef, may, personRef, ref } from './kit/records.ts';

/** Issues: help desk and business requests with several people, comments and acceptance (document 002). */

const statusRef = z.object({ id: z.int(), name: z.string(), color: z.string() });

const base = {
  id: z.int(),
  name: z.string(),
  users: z.array(personRef),
  client: colored.nullable(),
  type: ref,
  status: statusRef,
  orderedBy: personRef,
  /** Limit, an instant. */
  dateRealization: z.string().nullable(),
  dateRealizationEstimation: z.string().nullable(),
  /** When it was last given to somebody. */
  assignDate: z.string().nullable(),
  /** Hours. */
  timeRequired: z.number().nullable(),
  created: z.string(),
  modified: z.string(),
  /** Still to be done and past its limit. */
  overdue: z.boolean(),
  /** The person stood in for, when the issue is the reader's only by substitution. */
  onBehalfOf: ref.nullable(),
  version: z.int(),
};

export const issueRow = z.object({ ...base, may });
export type IssueRow = z.output<typeof issueRow>;

export const issue = z.object({
  ...base,
  description: z.string(),
  /** Newest first. */
  statusHistory: z.array(
    z.object({ status: statusRef, created: z.string(), createdBy: ref.nullable() }),
  ),
  /** Oldest first. */
  comments: z.array(comment),
  files: z.array(fileRef.extend({ path: z.string() })),
  may: may.extend({
    /** What the reader may set now, the present one included. */
    statuses: z.array(z.int()),
    /** Accept it or return it for correction: the orderer, once it is done. */
    accept: z.boolean(),
  }),
});
export type Issue = z.output<typeof issue>;

const issueList = list({
  sort: [
    'name',
    'client',
    'dateRealization',
    'orderedBy',
    'users',
    'created',
    'modified',
    'status',
    'type',
    'timeRequired',
  ],
  defaultSort: 'created',
  defaultOrder: 'desc',
  filters: {
    /** Executors; with both, those that have one of each. */
    user: idsFilter(),
    user2: idsFilter(),
    client: idsFilter(),
    type: idsFilter(),
    status: idsFilter(),
    orderedBy: idsFilter(),
    /** The day of the limit. */
    dateRealization: dayFilter(),
    /** Reported between these days, both included. */
    dateFrom: dayFilter(),
    dateTo: dayFilter(),
  },
  row: issueRow,
});

const byPart = 'wykonawca, zlecający, kto ich zastępuje, albo kierownik';
const byPerson = 'ta osoba, kto ją zastępuje, albo kierownik';

export const listIssues = endpoint({
  method: 'GET',
  path: '/issue/list',
  allow: 'manager',
  summary: 'Zgłoszenia',
  list: issueList,
  query: issueList.query,
  answer: issueList.answer,
});

export const listAssignedIssues = endpoint({
  method: 'GET',
  path: '/issue/assigned/:user',
  allow: 'everyone',
  row: byPerson,
  summary: 'Zgłoszenia przydzielone osobie (i te, które robi w zastępstwie)',
  params: z.strictObject({ user: id() }),
  list: issueList,
  query: issueList.query,
  answer: issueList.answer,
});

export const listReportedIssues = endpoint({
  method: 'GET',
  path: '/issue/reported/:user',
  allow: 'everyone',
  row: byPerson,
  summary: 'Zgłoszenia, które osoba zleciła',
  params: z.strictObject({ user: id() }),
  list: issueList,
  query: issueList.query,
  answer: issueList.answer,
});

export const listIssueStatuses = endpoint({
  method: 'GET',
  path: '/issue/statuses',
  allow: 'everyone',
  summary: 'Statusy zgłoszeń',
  answer: z.object({ statuses: z.array(statusRef) }),
});

export const getIssue = endpoint({
  method: 'GET',
  path: '/issue/:id',
  allow: 'everyone',
  row: byPart,
  summary: 'Zgłoszenie z historią statusów, komentarzami i plikami',
  params: byId,
  answer: z.object({ issue }),
});

export const createIssue = endpoint({
  method: 'POST',
  path: '/issue/create',
  allow: 'everyone',
  summary: 'Nowe zgłoszenie; zlecającym jest zalogowana osoba',
  body: issueForm,
  answer: createdId,
});

export const updateIssue = endpoint({
  method: 'PATCH',
  path: '/issue/:id',
  allow: 'everyone',
  row: byPart,
  summary: 'Zmiana podanych pól i statusu; akceptuje i zwraca do poprawy tylko zlecający',
  params: byId,
  body: issueChanges,
  answer: z.object({ version: z.int() }),
});

export const removeIssue = endpoint({
  method: 'DELETE',
  path: '/issue/:id',
  allow: 'everyone',
  row: 'zlecający albo kierownik',
  summary: 'Usunięcie zgłoszenia',
  params: byId,
  answer: done,
});

const fileLink = z.strictObject({ id: id(), file: id() });

export const attachIssueFile = endpoint({
  method: 'POST',
  path: '/issue/file/:id/:file',
  allow: 'everyone',
  row: byPart,
  summary: 'Dołączenie pliku do zgłoszenia',
  params: fileLink,
  answer: done,
});

export const detachIssueFile = endpoint({
  method: 'DELETE',
  path: '/issue/file/:id/:file',
  allow: 'everyone',
  row: byPart,
  summary: 'Usunięcie pliku zgłoszenia',
  params: fileLink,
  answer: done,
});

export const commentIssue = endpoint({
  method: 'POST',
  path: '/issue/comment/:id',
  allow: 'everyone',
  row: byPart,
  summary: 'Komentarz do zgłoszenia',
  params: byId,
  body: commentBody,
  answer: createdId,
});

/** The specification's form; the product's pages send the text in the body. */
export const commentIssueByPath = endpoint({
  method: 'POST',
  path: '/issue/comment/:id/:text',
  allow: 'everyone',
  row: byPart,
  summary: 'Komentarz do zgłoszenia, z treścią w adresie',
  params: z.strictObject({ id: id(), text: z.string() }),
  answer: createdId,
});
