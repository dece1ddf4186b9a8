import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import { same } from '@zaplecze/contract/kit/values/merge';
import { plainOf, withoutPictures } from '@zaplecze/contract/kit/values/rich-text-value';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { updateProject as call, Project } from '@zaplecze/contract/rooms/projects/calls';
import { projectFormOf } from '@zaplecze/contract/rooms/projects/forms';
import { keepCustom } from '../../../kit/custom-fields/kept/kept-values.ts';
import { saveCustom } from '../../../kit/custom-fields/save.ts';
import { copiedKeys } from '../../../kit/custom-fields/values.queries.ts';
import type { Db } from '../../../kit/database/database.ts';
import type { User } from '../../../kit/http/guard.ts';
import { describedBy } from '../../../kit/records/stored-text.ts';
import { findWorkdays } from '../../absences/index.ts';
import { assign } from '../assign.ts';
import { stepKey } from '../plan/plan-limits.rules.ts';
import { updateProject } from '../projects.queries.ts';
import type { Assignment } from '../projects.rules.ts';
import { moveLimit, notBefore, periodName } from '../series/recurring.rules.ts';
import { laterPeriods, type OnlyHere, onlyHereOf } from './scope.queries.ts';

type Changes = Body<typeof call>;
export type SeriesScope = 'one' | 'following' | undefined;

/** What a period has that the next one takes over. */
const repeated = [
  'name',
  'description',
  'unitQuantity',
  'unitValue',
  'seller',
  'company',
  'type',
] as const;

type Form = ReturnType<typeof projectFormOf>;

/** A description that the next periods take over stays plain text. */
const wordsAlone = <V>(value: V | { html: string }) =>
  typeof value === 'object' && value !== null && 'html' in value ? plainOf(value) : value;

/** Columns for other periods: the files of pictures stay with this one. */
function described(fields: Record<string, unknown>): Record<string, unknown> {
  const { descriptionHtml: html, ...rest } = describedBy(fields);
  if (html === undefined) return rest;
  return { ...rest, descriptionHtml: html && withoutPictures(html) };
}

/** Fields and tasks that a change really changes, as they were. */
function changed(form: Form, body: Changes) {
  const fields = repeated.filter(
    (field) => body[field] !== undefined && !same(body[field], form[field]),
  );
  const before = new Map(form.tasks.map((task) => [stepKey(task), task]));
  const tasks = (body.tasks ?? []).filter((task) => {
    const was = before.get(stepKey(task));
    return was && !same({ ...was, ...task }, was);
  });
  const own = body.custom ?? {};
  const custom = Object.keys(own).filter((key) => !same(own[key], form.custom[key] ?? null));
  return { fields, tasks, custom, before };
}

/**
 * Carries a change of one period of a series to where it belongs: of this one alone, the series goes on
 * with what was before; from now on, periods that are made already and not begun are changed as well.
 */
export async function carry(
  db: Db,
  user: User,
  { project, body, scope }: { project: Project; body: Changes; scope: SeriesScope },
): Promise<void> {
  if (scope === undefined || project.series === null) return;
  const form = projectFormOf(project);
  if (scope === 'one') await keepForSeries(db, project, { form, body });
  else await carryOn(db, user, { project, form, body });
}

async function keepForSeries(
  db: Db,
  { id, custom: values }: Project,
  { form, body }: { form: Form; body: Changes },
): Promise<void> {
  const { fields, tasks, custom, before } = changed(form, body);
  const known = await onlyHereOf(db, id);
  const keys = custom.filter((key) => !Object.hasOwn(known.custom ?? {}, key));
  const ownValues = await keepCustom(db, 'project', { keys, values });
  const onlyHere: OnlyHere = {
    fields: {
      ...Object.fromEntries(fields.map((field) => [field, wordsAlone(form[field])])),
      ...known.fields,
    },
    tasks: {
      ...Object.fromEntries(
        tasks.map((task) => {
          const { user, finalDate, dateRealizationLimit } = before.get(stepKey(task)) ?? task;
          return [stepKey(task), { user, finalDate, dateRealizationLimit }];
        }),
      ),
      ...known.tasks,
    },
    custom: { ...ownValues.custom, ...known.custom },
    customKinds: { ...ownValues.kinds, ...known.customKinds },
  };
  await updateProject(db, id, { onlyHere: JSON.stringify(onlyHere) });
}

const without = <V>(all: Record<string, V> = {}, keys: readonly string[]): Record<string, V> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)));

const countKept = (onlyHere: OnlyHere): number =>
  Object.values(onlyHere).flatMap((part) => Object.keys(part)).length;

/** What is changed from now on is what the series goes on with, whatever a period had of itself alone before. */
async function keepNoMore(
  db: Db,
  id: number,
  { fields, tasks, custom }: { fields: string[]; tasks: string[]; custom: string[] },
): Promise<void> {
  const known = await onlyHereOf(db, id);
  const onlyHere: OnlyHere = {
    fields: without(known.fields, fields),
    tasks: without(known.tasks, tasks),
    custom: without(known.custom, custom),
    customKinds: without(known.customKinds, custom),
  };
  const left = countKept(onlyHere);
  if (left === countKept(known)) return;
  await updateProject(db, id, { onlyHere: left === 0 ? null : JSON.stringify(onlyHere) });
}

async function carryOn(
  db: Db,
  user: User,
  { project, form, body }: { project: Project; form: Form; body: Changes },
): Promise<void> {
  const { fields, tasks, custom: own } = changed(form, body);
  const { recurrent: interval, recurrentFrom: from, series } = project;
  const keys = await copiedKeys(db, 'project', own);
  if (from === null || series === null) return;
  if (fields.length + tasks.length + keys.length === 0) return;
  const changes = { fields, tasks: tasks.map(stepKey), custom: keys };
  await keepNoMore(db, project.id, changes);
  const custom = Object.fromEntries(keys.map((key) => [key, body.custom?.[key]]));
  const today = warsawDay();
  const works = await findWorkdays(db);
  for (const later of await laterPeriods(db, series, from)) {
    const values = described(Object.fromEntries(fields.map((field) => [field, body[field]])));
    if (typeof values.name === 'string') values.name = periodName(values.name, from, later.from);
    const assignments: Assignment[] = tasks
      .filter((task) => later.tasks.includes(stepKey(task)))
      .map(({ dateRealizationLimit: limit, ...task }) => {
        const moved = { from, to: later.from, interval, final: task.finalDate, works };
        return {
          ...task,
          ...(limit !== undefined && {
            dateRealizationLimit: limit && notBefore(moveLimit(limit, moved), today, works),
          }),
        };
      });
    await assign(db, user, { project: later.id, assignments });
    await saveCustom({ db, user, record: 'project', id: later.id }, custom, { now: values });
    await updateProject(db, later.id, values);
    await keepNoMore(db, later.id, changes);
  }
}
