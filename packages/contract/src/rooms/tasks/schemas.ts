import * as z from 'zod';
import { fileSchemasBy } from '../../kit/calls/file-calls.schemas.ts';
import { io } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { customAnswer } from '../../kit/fields/custom-fields.schemas.ts';
import { id } from '../../kit/fields/fields.ts';
import { answersOf } from '../../kit/fields/record-fields.schemas.ts';
import { pageIo } from '../../kit/lists/list.schemas.ts';
import {
  createdId,
  dayText,
  fileRef,
  instant,
  may,
  personRef,
  ref,
  statusRef,
} from '../../kit/values/records.ts';
import { checklistProgress } from '../checklists/schemas.ts';
import { answerableComment } from '../comments/forms.ts';
import { comment } from '../comments/schemas.ts';
import * as calls from './calls.ts';
import { taskList } from './calls.ts';
import { taskRowFields } from './fields.ts';
import { taskChanges, taskHandBack, taskHandOver } from './forms.ts';

/** The four ids that name an instance: project, then definitions of task, procedure, service. */
const instance = {
  project: id(),
  task: id(),
  procedure: id(),
  service: id(),
};

const base = {
  /** The instance's own id. */
  id: z.int(),
  ...answersOf(taskRowFields),
  project: ref.extend({ created: instant }),
  task: ref,
  importance: z.int(),
  ...checklistProgress,
  custom: customAnswer('task'),
  version: z.int(),
};

export const taskRow = z.object({
  ...base,
  /** Open and past its limit. */
  overdue: z.boolean(),
  /** The person stood in for, when the row is the reader's only by substitution. */
  onBehalfOf: ref.nullable(),
});

export type TaskRow = z.output<typeof taskRow>;

/** A manager let the task go on before its predecessor ended; `by` null: somebody not known any more. */
/** Who let a task begin before the one before it was done, when and why; null: nobody did. */
export const taskRelease = z
  .object({ by: ref.nullable(), at: instant, reason: z.string() })
  .nullable();

const step = z.object({
  id: z.int(),
  name: z.string(),
  position: z.int(),
  task: z.int(),
  procedure: z.int(),
  service: z.int(),
  user: personRef.nullable(),
  status: statusRef,
  dateEndJob: instant.nullable(),
  dateRealizationLimit: instant.nullable(),
  finalDate: z.boolean(),
  version: z.int(),
  released: taskRelease,
});

export type TaskStep = z.output<typeof step>;

/** The next task of a procedure, and how its person is notified. */
const nextStep = z.object({
  step,
  /** Its turn came by this very save, and its person was told. */
  told: z.boolean(),
  /** The caller's own, or theirs by substitution. */
  mine: z.boolean(),
  /** Its person is away today: the last day, and who stands in. */
  away: z.object({ until: dayText, substitutes: z.array(ref) }).nullable(),
});
export type NextStep = z.output<typeof nextStep>;

/** The course of a task in hours of work (the company's working time); null: not yet, or not known. */
const course = z.object({
  turnAt: instant.nullable(),
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** From its turn until it was begun, or until now. */
  waited: z.number().nullable(),
  /** From its beginning until it was finished, or until now. */
  worked: z.number().nullable(),
  /** From turn to end, as this step usually takes; null while too few of it were finished. */
  usual: z.number().nullable(),
});

/** Somebody gave the task to somebody else. */
const handover = z.object({
  from: ref.nullable(),
  to: ref,
  text: z.string().nullable(),
  back: z.boolean(),
  at: instant,
  by: ref.nullable(),
});

export const taskInstance = z.object({
  ...base,
  /** The description with its formatting, as HTML with the editor’s tags alone; null: plain words. */
  descriptionHtml: z.string().nullable(),
  project: base.project.extend({
    /** Its tasks keep their status until the project is taken back. */
    cancelled: z.boolean(),
    /** The day before which no task of it can have ended. */
    began: z.string(),
  }),
  statusHistory: z.array(
    z.object({
      status: statusRef,
      created: instant,
      createdBy: ref.nullable(),
      reason: z.string().nullable(),
      /** It came with the project's cancelling, or with its return. */
      withProject: z.boolean(),
    }),
  ),
  /** Status of the preceding task of the procedure; null for the first. */
  previousTaskStatus: statusRef.nullable(),
  /** The person stood in for, when the task is the reader's by substitution. */
  onBehalfOf: ref.nullable(),
  /** Who is awaited when the gate is closed. */
  waitsFor: step.nullable(),
  released: taskRelease,
  course,
  /** The newest first. */
  handovers: z.array(handover),
  comments: z.array(comment),
  files: z.array(fileRef),
  /** Patterns and instructions: the files of the task's definition, as they are now. */
  patterns: z.array(fileRef),
  /** Files of its step, as they were in the version of the procedure that its project has. */
  stepFiles: z.array(fileRef),
  /** The project's service with its procedures and tasks, in order. */
  services: z.array(ref.extend({ procedures: z.array(ref.extend({ tasks: z.array(step) })) })),
  may: may.extend({
    /** Change status, dates and files. */
    work: z.boolean(),
    /** Pass a closed gate, giving a reason. */
    override: z.boolean(),
    /** The caller may give the task to another person. */
    handOver: z.boolean(),
    /** To whom it can be given back; null: it was not handed on. */
    handBack: ref.nullable(),
  }),
});

export type TaskInstance = z.output<typeof taskInstance>;

const commentLink = z.strictObject({ ...instance, comment: id() });

export const taskFiles = fileSchemasBy(instance, {
  of: 'zadania',
  row: 'wykonawca, zastępca albo kierownik',
});
export type TaskFileIo = (typeof taskFiles)['attach'];

const schemas = {
  listAssignedTasks: pageIo({
    row: 'ta osoba, kto ją zastępuje, albo kierownik',
    summary: 'Zadania przydzielone osobie (i te, które robi w zastępstwie)',
    params: z.strictObject({ user: id() }),
    list: taskList,
    rows: taskRow,
  }),
  getTask: io({
    row: 'wykonawca, zastępca albo kierownik',
    summary: 'Zadanie projektu; pod „project” jego przydział',
    params: z.strictObject(instance),
    answer: z.object({
      task: taskInstance,
      project: z.object({
        user: personRef.nullable(),
        finalDate: z.boolean(),
        dateRealizationLimit: instant.nullable(),
        status: statusRef,
      }),
    }),
  }),
  updateTask: io({
    row: 'wykonawca, zastępca albo kierownik',
    summary: 'Zmiana statusu, dat i opisu zadania',
    params: z.strictObject(instance),
    body: taskChanges,
    answer: z.object({
      version: z.int(),
      /** A task reopened although its successors went on; the page warns. */
      reopenedBefore: z.array(step),
      /** Instance of the task that got its turn by this, whose person was told. */
      turnOf: z.int().nullable(),
      /** The next open task of the procedure; null at its end. */
      next: nextStep.nullable(),
    }),
  }),
  handOverTask: io({
    row: 'wykonawca, zastępca albo kierownik',
    summary: 'Przekazanie zadania innej osobie, ze słowem o nim',
    params: z.strictObject(instance),
    body: taskHandOver,
    answer: z.object({ version: z.int() }),
  }),
  handBackTask: io({
    row: 'kto dostał zadanie, zastępca albo kierownik; kto je przekazał, póki nikt nie zaczął',
    summary: 'Oddanie zadania temu, kto je przekazał',
    params: z.strictObject(instance),
    body: taskHandBack,
    answer: z.object({ version: z.int() }),
  }),
  checkAssigned: io({
    row: 'kto ma zadanie w tym projekcie, albo kierownik',
    summary: 'Następne otwarte zadanie procedury i czy ktoś je ma',
    params: z.strictObject({ project: id(), service: id(), procedure: id() }),
    answer: z.object({ assigned: z.boolean(), nextTask: step.nullable() }),
  }),
  commentTask: io({
    row: 'wykonawca, zastępca albo kierownik',
    summary: 'Komentarz do zadania',
    params: z.strictObject(instance),
    body: answerableComment,
    answer: createdId,
  }),
  attachTaskComment: io({
    row: 'wykonawca, zastępca albo kierownik',
    summary: 'Dołączenie komentarza do zadania',
    params: commentLink,
  }),
  listTaskStatuses: io({
    summary: 'Statusy zadań',
    answer: z.object({ statuses: z.array(statusRef) }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
joinSchemas(calls.taskFiles, taskFiles, 'Task');
