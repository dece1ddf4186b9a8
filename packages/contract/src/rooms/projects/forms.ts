import * as z from 'zod';
import { customInput } from '../../kit/fields/custom-fields.schemas.ts';
import { customIds } from '../../kit/fields/custom-fields.ts';
import { day, optionalDay, optionalLimit } from '../../kit/fields/date-fields.ts';
import { choice, id, optionalChoice, text } from '../../kit/fields/fields.ts';
import { money, quantity } from '../../kit/fields/number-fields.ts';
import { shapeOf } from '../../kit/fields/record-fields.schemas.ts';
import { formOf } from '../../kit/fields/record-fields.ts';
import type { Collections } from '../../kit/values/merge.ts';
import type { Project } from './calls.ts';
import { planSpan, projectFields, seriesFields } from './fields.ts';
import { intervals, once } from './lists.ts';

/** The forms of a project and of who does its tasks. */

export const unassignedMessage = 'Zadanie musi mieć przypisanego użytkownika';

const finalNeedsLimit = 'Termin jest wymagany, gdy jest ostateczny';

export const assignmentShape = {
  procedure: id(),
  task: id(),
  user: choice(unassignedMessage),
  finalDate: z.boolean().default(false),
  dateRealizationLimit: optionalLimit(),
};
const limitKnown = {
  error: finalNeedsLimit,
  path: ['dateRealizationLimit'],
};
type Limited = { finalDate?: boolean; dateRealizationLimit?: string | null };
const isLimited = (value: Limited) => !value.finalDate || Boolean(value.dateRealizationLimit);

export const assignment = z.strictObject(assignmentShape).refine(isLimited, limitKnown);

const noService = projectFields.services.missing;
const service = z
  .array(choice(noService), { error: noService })
  .min(1, { error: noService })
  .max(1, { error: 'Projekt ma jedną usługę' });

const { name, status, files, ...shape } = shapeOf(projectFields);

const projectShape = {
  ...shape,
  services: service,
  unitQuantity: quantity(),
  unitValue: money(),
  custom: customInput('project'),
  /** One for each task of the service; the pages always send them. */
  tasks: z.array(assignment).max(1000),
};

export const projectCreate = z.strictObject({
  ...projectShape,
  name: text(250),
  unitQuantity: projectShape.unitQuantity.default(1),
  /** Left out: what comes to the value of the project's offer, 0 without one. */
  unitValue: projectShape.unitValue.optional(),
  recurrent: projectShape.recurrent.default(once),
  tasks: projectShape.tasks.optional(),
  files,
  /** The accepted offer that the project is made of. */
  offer: optionalChoice(),
});

export const projectChanges = z
  .strictObject({
    ...projectShape,
    name,
    /**
     * 10 cancels the project with its open tasks, 1 takes a cancelled one back with them. The status
     * it has already is no change; any other is refused, since it follows from the tasks.
     */
    status,
  })
  .partial();

type ProjectChanges = z.input<typeof projectChanges>;

/** Nobody yet: what the form asks for. */
export const nobody = null as never;

const { files: _, ...changed } = projectFields;

/** A project as its form holds it; `tasks`: who does each task of its service, and until when. */
export const projectFormOf = (project: Project) =>
  ({
    ...formOf(changed, project),
    unitQuantity: project.unitQuantity,
    unitValue: project.unitValue,
    custom: customIds(project.custom),
    tasks: project.services.flatMap(({ procedures }) =>
      procedures.flatMap(({ tasks }) =>
        tasks.map(({ procedure, task, user, finalDate, dateRealizationLimit }) => ({
          procedure,
          task,
          user: user?.id ?? nobody,
          finalDate,
          dateRealizationLimit,
        })),
      ),
    ),
  }) satisfies Required<ProjectChanges>;

export const projectCollections: Collections<ProjectChanges> = {
  // Exactly one: two who chose differently have a question to answer.
  services: { kind: 'order' },
  tasks: { kind: 'rows', key: ['procedure', 'task'], entity: 'projectTask', owner: 'project' },
};

/** What a project is planned of; `kept`: what of its tasks was set by hand and stays. */
export const planBody = z.strictObject({
  service: id(),
  /** A project of this service that there is already: planned by the rules that it took. */
  project: optionalChoice(),
  client: optionalChoice(),
  seller: optionalChoice(),
  /** The accepted offer that it is made of; its client, seller and value where none are given. */
  offer: optionalChoice(),
  /** Left out: today. */
  start: optionalDay(planSpan),
  realisation: optionalDay(planSpan),
  /** Left out: as the service usually recurs. */
  recurrent: projectShape.recurrent.optional(),
  kept: z
    .array(
      z.strictObject({
        procedure: id(),
        task: id(),
        user: optionalChoice(),
        dateRealizationLimit: optionalLimit(),
      }),
    )
    .max(1000)
    .default([]),
});

/** One limit for several tasks of a project at once. */
export const commonLimit = z.strictObject({
  limit: optionalLimit().transform((value, context) => {
    if (value) return value;
    context.issues.push({ code: 'custom', message: 'Termin jest wymagany', input: value });
    return z.NEVER;
  }),
});

/** One task of a project given to a person. */
export const projectAssignment = z
  .strictObject({ ...assignmentShape, project: id(), service: id() })
  .refine(isLimited, limitKnown);

const ahead = 'Podaj liczbę dni od 1 do 366';

/** How many days ahead the periods of an interval are made. */
export const intervalAhead = z.strictObject({
  interval: z
    .int()
    .min(once + 1)
    .max(intervals.length - 1),
  ahead: z.int({ error: ahead }).min(1, { error: ahead }).max(366, { error: ahead }),
});

/** What is decided of a series as a whole; `recurrentTo`: the last day on which a period may begin. */
export const seriesChanges = z
  .strictObject({ paused: z.boolean(), ...shapeOf(seriesFields) })
  .partial();

/** First days of periods that a series lacks. */
/** How many missing periods are made at once. */
export const mostMissing = 60;

export const missingDays = z.strictObject({
  periods: z.array(day('Podaj pierwszy dzień okresu')).min(1).max(mostMissing),
});

/** Of a period of a series: whether a change is of it alone, or of those that follow as well. */
export const changeScopes = ['one', 'following'] as const;
