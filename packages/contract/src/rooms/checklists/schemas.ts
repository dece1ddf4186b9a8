import * as z from 'zod';
import { recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { createdId, dayText, instant, personRef, ref } from '../../kit/values/records.ts';
import * as calls from './calls.ts';
import {
  checklistChanges,
  checklistItemChanges,
  checklistItemForm,
  checklistOrder,
} from './forms.ts';

/** What lists and pages of tasks and issues tell of it. */
export const checklistProgress = {
  /** Points of its checklist, and how many of them are ticked off. */
  checklistCount: z.int(),
  checklistDone: z.int(),
  /** It cannot be closed before all is. */
  checklistRequired: z.boolean(),
};

const item = z.object({
  id: z.int(),
  text: z.string(),
  person: personRef.nullable(),
  /** YYYY-MM-DD */
  day: dayText.nullable(),
  /** When it was ticked off, an instant. */
  doneAt: instant.nullable(),
  doneBy: ref.nullable(),
  version: z.int(),
  may: z.object({
    /** Change its words and take it out: of a list that is required, the step's own points stay. */
    edit: z.boolean(),
  }),
});
export type ChecklistItem = z.output<typeof item>;

export const checklist = z.object({
  items: z.array(item),
  /** The record cannot be closed before all is ticked off. */
  required: z.boolean(),
  /** Who may be given a point: those who see the record. */
  people: z.array(personRef),
  may: z.object({
    /** Tick off, add, order. */
    work: z.boolean(),
    /** Say whether it is required. */
    require: z.boolean(),
  }),
});
export type Checklist = z.output<typeof checklist>;

const byWork = 'kto pracuje nad zadaniem lub zgłoszeniem, albo kierownik';

const schemasOf = (of: string, requires: string) => ({
  get: recordIo({ row: byWork, summary: `Lista kontrolna ${of}`, answer: z.object({ checklist }) }),
  add: recordIo({
    row: byWork,
    summary: `Lista kontrolna ${of}: nowy punkt`,
    body: checklistItemForm,
    answer: createdId,
  }),
  order: recordIo({
    row: byWork,
    summary: `Lista kontrolna ${of}: kolejność punktów`,
    body: checklistOrder,
  }),
  change: recordIo({
    row: requires,
    summary: `Lista kontrolna ${of}: czy jest wymagana do zamknięcia`,
    body: checklistChanges,
  }),
});

export const checklistSchemas = {
  task: schemasOf('zadania', 'kierownik'),
  issue: schemasOf('zgłoszenia', 'zlecający albo kierownik'),
};
export type ChecklistSchemas = typeof checklistSchemas;

const schemas = {
  updateChecklistItem: recordIo({
    row: byWork,
    summary: 'Zmiana podanych pól punktu listy kontrolnej, także odhaczenie',
    body: checklistItemChanges,
    answer: z.object({ version: z.int() }),
  }),
  removeChecklistItem: recordIo({ row: byWork, summary: 'Usunięcie punktu listy kontrolnej' }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
joinSchemas(calls.taskChecklist, checklistSchemas.task, 'TaskChecklist');
joinSchemas(calls.issueChecklist, checklistSchemas.issue, 'IssueChecklist');
