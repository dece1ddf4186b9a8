import * as z from 'zod';
import { commentBody, emptyComment } from './comments.forms.ts';
import { comment } from './comments.ts';
import { done, endpoint } from './kit/endpoint.ts';
import { choice, hours, id, optionalChoice, optionalLimit, required } from './kit/fields.ts';
import { dayFilter, idsFilter, list } from './kit/list.ts';
import { byId, colored, createdId, fileRef, may, personRef, ref } from './kit/records.ts';

/** Issues: help desk and business requests with several people, comments and acceptance (document 002). */

/** decisions, "Statuses"; colours as those of tasks. */
export const issueStatuses = [
  { id: 1, name: 'Do realizacji', color: '#E03131' },
  { id: 2, name: 'W realizacji', color: '#F2C037' },
  { id: 9, name: 'Zrealizowane', color: '#2F9E44' },
  { id: 30, name: 'Zaakceptowane', color: '#1971C2' },
  { id: 10, name: 'Anulowane', color: '#212529' },
] as const;

/** Document 002 section 3; 0 is a value. */
export const issueTypes = [
  { id: 1, name: 'Help desk - sprzęt' },
  { id: 2, name: 'Help desk - uprawnienia' },
  { id: 3, name: 'Help desk - inne' },
  { id: 4, name: 'Oferty' },
  { id: 5, name: 'Prezentacje' },
  { id: 6, name: 'Umowy' },
  { id: 7, name: 'Bazy danych' },
  { id: 8, name: 'Rozliczenia klienta' },
  { id: 9, name: 'Symulacje cen' },
  { id: 10, name: 'Wyceny' },
  { id: 11, name: 'Opinie/rekomendacje' },
  { id: 12, name: 'Raporty' },
  { id: 13, name: 'CRM' },
  { id: 14, name: 'Skanowanie' },
  { id: 15, name: 'Faktury' },
  { id: 16, name: 'Obsługa klienta' },
  { id: 17, name: 'Sprzedaż' },
  { id: 18, name: 'Administracja' },
  { id: 0, name: 'Inne' },
] as const;

/** What the list shows unless asked otherwise; 9 still waits for acceptance. */
export const activeIssueStatuses = [1, 2, 9];
/** What 'Historia zgłoszeń' shows. */
export const closedIssueStatuses = [10, 30];
/** Still to be done by those it is assigned to. */
export const openIssueStatuses = [1, 2];

/**
 * 'Faktyczna data zakończenia': when the issue was done or cancelled, also once it is accepted;
 * null while it is being worked on, even if it was done before.
 */
export function issueEnded(issue: {
  status: { id: number };
  statusHistory: { status: { id: number }; created: string }[];
}): string | null {
  if (![9, 10, 30].includes(issue.status.id)) return null;
  const ends = issue.statusHistory.filter(({ status }) => status.id === 9 || status.id === 10);
  return (
    ends.map(({ created }) => created).sort((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null
  );
}

const userMissing = 'Użytkownik jest wymagany';
const typeMissing = 'Typ zgłoszenia jest wymagany';

const issueShape = {
  name: required('Nazwa jest wymagana', 250),
  /** Those who are to do it. */
  users: z
    .array(id(userMissing), { error: userMissing })
    .min(1, { error: userMissing })
    .max(50)
    .transform((values) => [...new Set(values)]),
  client: optionalChoice(),
  description: required('Opis jest wymagany', 20_000),
  type: choice(typeMissing).refine((value) => issueTypes.some((type) => type.id === value), {
    error: typeMissing,
  }),
  /** Limit; a day alone means its end. */
  dateRealization: optionalLimit(),
  /** When those who do it expect to end. */
  dateRealizationEstimation: optionalLimit(),
  /** Hours. */
  timeRequired: hours().optional(),
};

/** The form of an issue that is there. */
export const issueFields = z.strictObject(issueShape);

/** A new one may bring its files. */
export const issueForm = z.strictObject({
  ...issueShape,
  files: z.array(id()).max(100).optional(),
});

const status = choice('Status jest wymagany').refine(
  (value) => issueStatuses.some((one) => one.id === value),
  { error: 'Status jest wymagany' },
);
/** Said together with the change; required when a done issue is returned. */
const said = z.union([z.literal('').transform(() => null), z.null(), commentBody.shape.text]);

export const issueChanges = z.strictObject({ ...issueShape, status, comment: said }).partial();

/** Whether a step of an issue is its return for correction, which must say why. */
export const isReturn = (before: number, next: number) => before === 9 && next === 2;

type Step = { status: number; comment: string | null };
/** What is changed on the page of an issue; `before` is the status it has. */
export const issueWork = (before: number) =>
  z
    .strictObject({
      status,
      dateRealization: issueShape.dateRealization,
      dateRealizationEstimation: issueShape.dateRealizationEstimation,
      timeRequired: issueShape.timeRequired,
      comment: said,
    })
    .refine(({ status: next, comment: words }: Step) => !isReturn(before, next) || words !== null, {
      error: emptyComment,
      path: ['comment'],
    });

/** The dialog 'Zwróć do poprawy'. */
export const issueReturn = z.strictObject({ comment: commentBody.shape.text });

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
