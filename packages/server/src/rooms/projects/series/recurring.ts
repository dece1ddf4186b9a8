import { addressOf } from '@zaplecze/contract/addresses';
import { withoutPictures } from '@zaplecze/contract/kit/values/rich-text-value';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { noRule } from '@zaplecze/contract/rooms/catalog/rules';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { putKeptCustom } from '../../../kit/custom-fields/kept/kept-values.ts';
import { copyCustomValues } from '../../../kit/custom-fields/values.queries.ts';
import type { Db } from '../../../kit/database/database.ts';
import { insertRow } from '../../../kit/records/rows.ts';
import { findWorkdays } from '../../absences/index.ts';
import { aboutProjectOf, notify, notifyEach } from '../../notifications/index.ts';
import { personAtWork } from '../../people/index.ts';
import { insertTasks } from '../../tasks/index.ts';
import { byPerson } from '../assign.ts';
import { onlyHereOf } from '../page/scope.queries.ts';
import { findCrew } from '../plan/plan.queries.ts';
import { stepKey } from '../plan/plan-limits.rules.ts';
import { projectNames, tasksOf } from '../projects.queries.ts';
import * as queries from './recurring.queries.ts';
import { apartFrom, duePeriod, periodName } from './recurring.rules.ts';
import { limitsOf, plannedFrom, windowsOf } from './recurring-limits.rules.ts';
import { peopleOfPeriod, type StepOwner } from './recurring-people.rules.ts';

type Newest = NonNullable<Awaited<ReturnType<typeof queries.lockNewest>>>;

/** The period that another one is copied from, and its series. */
type PeriodPattern = {
  project: Newest['project'];
  series: Pick<Newest['series'], 'from' | 'first' | 'recurrent' | 'source'>;
};

/**
 * Makes the next period of a series when it is due on a day: a project like the newest one, with
 * the same copy of the service, limits by its rules or moved, none of them overdue, and the same people;
 * who left or is away in a task's time is replaced, and managers are told. Call
 * it in a transaction; run twice or on two servers at once, it makes one.
 *
 * @returns the id of the new project, or null when nothing was due
 */
export async function makeNextPeriod(db: Db, id: number, today: string): Promise<number | null> {
  const newest = await queries.lockNewest(db, id);
  if (!newest) return null;
  const { series } = newest;
  const period = duePeriod(series, today, await queries.listExistingPeriods(db, series.source));
  if (period === null || !(await queries.takePeriod(db, series.source, period))) return null;
  return await makePeriod(db, newest, { period, today, by: null });
}

/**
 * Makes a period of a series after the pattern of another one, which is locked; the period is taken already.
 *
 * @param by who makes it, and is told nothing; null: the clock
 * @returns the id of the new project
 */
export async function makePeriod(
  db: Db,
  { project: old, series }: PeriodPattern,
  { period, today, by }: { period: string; today: string; by: number | null },
): Promise<number> {
  // What was changed in the copied period alone is not what the series goes on with.
  const { fields, custom, customKinds: kinds } = await onlyHereOf(db, old.id);
  const formatted = 'description' in fields && { descriptionHtml: null };
  const pattern: PeriodPattern = { project: { ...old, ...formatted, ...fields }, series };
  const name = apartFrom(
    await projectNames(db, pattern.project.client, series.source),
    periodName(pattern.project.name, series.from, period),
  );
  const project = await copyProject(db, pattern, { name, period, by });
  await copyCustomValues(db, 'project', { from: old.id, to: project });
  if (custom) await putKeptCustom(db, { record: 'project', id: project }, { custom, kinds });
  await queries.notePeriod(db, { source: series.source, period, project });
  await copyTasks(db, pattern, { project, period, today });
  await notifyManager(db, pattern, { project, period, name, by });
  await notifyOfSubstitutes(db, pattern, { project, period, name, by });
  return project;
}

async function copyProject(
  db: Db,
  { project, series }: PeriodPattern,
  { name, period, by }: { name: string; period: string; by: number | null },
): Promise<number> {
  // Of somebody who has left whoever took over from them.
  const seller = await personAtWork(db, project.seller);
  return await insertRow(db, 'project', {
    name,
    client: project.client,
    company: project.company,
    seller,
    type: project.type,
    department: project.department,
    service: project.service,
    serviceName: project.serviceName,
    description: project.description,
    descriptionHtml: project.descriptionHtml && withoutPictures(project.descriptionHtml),
    unitQuantity: project.unitQuantity,
    unitValue: project.unitValue,
    recurrent: project.recurrent,
    recurrentFrom: period,
    recurrentTo: project.recurrentTo,
    recurrentSource: series.source,
    previousPeriod: project.id,
    createdBy: by ?? project.createdBy,
    userModified: by ?? project.userModified,
  });
}

type Made = { project: number; period: string };
type News = Made & { name: string; by: number | null };

async function copyTasks(
  db: Db,
  { project: old, series }: PeriodPattern,
  { project, period, today }: Made & { today: string },
): Promise<StepOwner[]> {
  const onlyHere = await onlyHereOf(db, old.id);
  const tasks = (await queries.tasksToRepeat(db, old.id)).map((task) => ({
    ...task,
    ...onlyHere.tasks[stepKey(task)],
    rule: task.rule ?? noRule,
  }));
  const works = await findWorkdays(db);
  const limits = limitsOf(tasks, {
    ...{ from: series.from, to: period, interval: series.recurrent, today },
    first: series.first,
    made: warsawDay(Date.parse(old.created)),
    works,
  });
  const start = plannedFrom(period, { interval: series.recurrent, first: series.first, today });
  const windows = windowsOf(start, tasks, limits, works);
  const crew = await findCrew(db, {
    steps: tasks,
    client: old.client,
    seller: await personAtWork(db, old.seller),
    range: {
      dateFrom: start,
      dateTo: windows.reduce((last, { to }) => (to > last ? to : last), start),
    },
    besides: tasks.flatMap(({ user, insteadOf, orderedBy }) =>
      [user, insteadOf, orderedBy].filter((one) => one !== null),
    ),
  });
  const owners = peopleOfPeriod(tasks, windows, crew);
  const begun = new Set<number>();
  const rows = tasks.map(({ department: _, ...task }, at) => {
    const first = !begun.has(task.procedure);
    begun.add(task.procedure);
    const { user, insteadOf, insteadUntil } = owners[at] as StepOwner;
    return {
      ...task,
      ...limits[at],
      ...{ project, user, insteadOf, insteadUntil },
      rule: JSON.stringify(task.rule),
      descriptionHtml: task.descriptionHtml && withoutPictures(task.descriptionHtml),
      orderedBy: task.orderedBy === null ? null : (crew.atWork.get(task.orderedBy) ?? null),
      status: first ? taskStatus.toDo : taskStatus.waiting,
    };
  });
  await insertTasks(db, rows, old.createdBy);
  return owners;
}

const tasksIn = (count: number) => countWords(count, 'zadanie', 'zadania', 'zadań');

/** One message a person, whatever the number of their tasks; the manager hears of tasks nobody has. */
async function notifyManager(
  db: Db,
  { project: old }: PeriodPattern,
  { project, period, name, by }: News,
): Promise<void> {
  const tasks = await tasksOf(db, project);
  const [year, month, day] = period.split('-');
  const since = `od ${day}.${month}.${year}`;
  await notifyEach(db, {
    kind: 'periodCreated',
    by,
    messages: byPerson(tasks).map(([to, own]) => ({
      to,
      about: aboutProjectOf(own),
      more: `${since}, ${tasksIn(own.length)}`,
    })),
  });
  const [first, ...others] = tasks.filter((task) => task.user === null);
  if (!first) return;
  await notify(db, {
    kind: 'unassigned',
    to: await queries.managersOf(db, old),
    by,
    about: {
      name,
      id: project,
      project,
      address: addressOf('project', { id: project }),
      within: { client: first.clientName },
    },
    more: `${since}, ${tasksIn(others.length + 1)}`,
  });
}

/** Notifies the project's manager once of tasks that substitutes do, and of absent people without a substitute. */
async function notifyOfSubstitutes(
  db: Db,
  { project: old }: PeriodPattern,
  { project, period, name, by }: News,
): Promise<void> {
  const replaced = await queries.replacedIn(db, project);
  const [first] = replaced;
  if (!first) return;
  const [year, month, day] = period.split('-');
  const words = replaced.map(
    ({ task, user, insteadOf }) => `${task}: ${user} zamiast ${insteadOf}`,
  );
  await notify(db, {
    kind: 'periodCreated',
    to: await queries.managersOf(db, old),
    by,
    about: {
      name,
      id: project,
      project,
      address: addressOf('project', { id: project }),
      within: { client: first.clientName },
    },
    more: `od ${day}.${month}.${year}, zastępstwa: ${words.join('; ')}`,
  });
}
