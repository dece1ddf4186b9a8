import * as z from 'zod';
import { io, recordIo } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { id } from '../../../kit/fields/fields.ts';
import { textFilter } from '../../../kit/lists/list.schemas.ts';
import { createdId, instant, personRef, ref, statusRef } from '../../../kit/values/records.ts';
import * as calls from './calls.ts';
import { issueTaskForm, issueTaskLink } from './forms.ts';

const byPart = 'wykonawca, zlecający, kto ich zastępuje, albo kierownik';

/** The four ids of a task's address. */
const address = {
  project: z.int(),
  task: z.int(),
  procedure: z.int(),
  service: z.int(),
};
const byTask = z.strictObject({ project: id(), task: id(), procedure: id(), service: id() });

const choice = z.object({
  id: z.int(),
  at: z.object(address),
  name: z.string(),
  project: ref,
  client: ref,
  user: personRef.nullable(),
  status: statusRef,
  dateRealizationLimit: instant.nullable(),
});
export type TaskChoice = z.output<typeof choice>;

const linked = choice.extend({
  /** The task was made of the issue. */
  made: z.boolean(),
  /** The issue is done when the task is. */
  ends: z.boolean(),
});
export type LinkedTask = z.output<typeof linked>;

const issueOfTask = z.object({
  id: z.int(),
  name: z.string(),
  status: statusRef,
  orderedBy: personRef,
  ends: z.boolean(),
});
export type IssueOfTask = z.output<typeof issueOfTask>;

/** How many there are that the reader may not open. */
const hidden = z.int();

const place = ref.extend({
  client: ref,
  /** Whether it is the issue's client. */
  own: z.boolean(),
  procedures: z.array(
    ref.extend({
      /** Definitions that the procedure has in this project. */
      tasks: z.array(z.int()),
    }),
  ),
});

const schemas = {
  listIssueTasks: recordIo({
    row: byPart,
    summary: 'Zadania projektów powiązane ze zgłoszeniem, które wolno otworzyć',
    answer: z.object({ list: z.array(linked), hidden }),
  }),
  issueTaskChoices: recordIo({
    row: byPart,
    summary: 'Otwarte zadania projektów, które można powiązać; najpierw tego samego klienta',
    query: z.strictObject({ search: textFilter().optional() }),
    answer: z.object({ list: z.array(choice) }),
  }),
  linkIssueTask: recordIo({
    row: byPart,
    summary: 'Powiązanie zgłoszenia z zadaniem projektu, które wolno otworzyć',
    body: issueTaskLink,
  }),
  unlinkIssueTask: io({
    row: byPart,
    summary: 'Usunięcie powiązania z zadaniem projektu',
    params: z.strictObject({ id: id(), linked: id() }),
  }),
  listTaskIssues: io({
    row: 'kto widzi zadanie',
    summary: 'Zgłoszenia powiązane z zadaniem projektu, które wolno otworzyć',
    params: byTask,
    answer: z.object({ list: z.array(issueOfTask), hidden }),
  }),
  taskPlaces: recordIo({
    summary: 'Trwające projekty i ich procedury, w których można zrobić zadanie ze zgłoszenia',
    query: z.strictObject({ search: textFilter().optional() }),
    answer: z.object({ list: z.array(place) }),
  }),
  makeIssueTask: recordIo({
    summary: 'Zrobienie zadania projektu ze zgłoszenia',
    body: issueTaskForm,
    answer: createdId,
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
