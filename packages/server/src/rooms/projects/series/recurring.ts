import { addressOf } from '@zaplecze/contract/addresses';
import { withoutPictures } from '@zaplecze/contract/kit/values/rich-text-value';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { noRule } from '@zaplecze/contract/rooms/catalog/rules';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import type { Db } from '../../../kit/database/database.ts';
import { insertRow } from '../../../kit/records/rows.ts';
import { aboutProjectOf, notify, notifyEach } from '../../notifications/index.ts';
import { activePeople } from '../../people/index.ts';
import { insertTasks } from '../../tasks/index.ts';
import { byPerson } from '../assign.ts';
import { onlyHereOf } from '../page/scope.queries.ts';
import { findCrew } from '../plan/plan.queries.ts';
import { stepKey } from '../plan/plan-limits.rules.ts';
import { tasksOf } from '../projects.queries.ts';
import * as queries from './recurring.queries.ts';
import { duePeriod, periodName } from './recurring.rules.ts';
import { limitsOf, windowsOf } from './recurring-limits.rules.ts';
import { peopleOfPeriod, type StepOwner } from './recurring-people.rules.ts';

type Newest = NonNullable<Awaited<ReturnType<typeof queries.lockNewest>>>;

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
  // What was changed in the newest period alone is not what the series goes on with.
  const onlyHere = await onlyHereOf(db, newest.project.id);
  Object.assign(
    newest.project,
    'description' in onlyHere.fields && { descriptionHtml: null },
    onlyHere.fields,
  );
  const period = duePeriod(series, today, await queries.listExistingPeriods(db, series.source));
  if (period === null || !(await queries.takePeriod(db, series.source, period))) return null;
  const name = periodName(newest.project.name, series.from, period);
  const project = await copyProject(db, newest, { name, period });
  await queries.notePeriod(db, { source: series.source, period, project });
  await copyTasks(db, newest, { project, period, today });
  await notifyManager(db, newest, { project, period, name });
  await notifyOfSubstitutes(db, newest, { project, period, name });
  return project;
}

async function copyProject(
  db: Db,
  { project, series }: Newest,
  { name, period }: { name: string; period: string },
): Promise<number> {
  const { seller } = project;
  const known = seller !== null && (await activePeople(db, [seller])).has(seller);
  return await insertRow(db, 'project', {
    name,
    client: project.client,
    company: project.company,
    seller: known ? seller : null,
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
    createdBy: project.createdBy,
    userModified: project.userModified,
  });
}

type Made = { project: number; period: string };

async function copyTasks(
  db: Db,
  { project: old, series }: Newest,
  { project, period, today }: Made & { today: string },
): Promise<StepOwner[]> {
  const onlyHere = await onlyHereOf(db, old.id);
  const tasks = (await queries.tasksToRepeat(db, old.id)).map((task) => ({
    ...task,
    ...onlyHere.tasks[stepKey(task)],
    rule: task.rule ?? noRule,
  }));
  const limits = limitsOf(tasks, {
    ...{ from: series.from, to: period, interval: series.recurrent, today },
    made: warsawDay(Date.parse(old.created)),
  });
  const windows = windowsOf(period, tasks, limits);
  const crew = await findCrew(db, {
    steps: tasks,
    client: old.client,
    seller: old.seller,
    range: {
      dateFrom: period,
      dateTo: windows.reduce((last, { to }) => (to > last ? to : last), period),
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
  { project: old }: Newest,
  { project, period, name }: Made & { name: string },
): Promise<void> {
  const tasks = await tasksOf(db, project);
  const [year, month, day] = period.split('-');
  const since = `od ${day}.${month}.${year}`;
  await notifyEach(db, {
    kind: 'periodCreated',
    by: null,
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
    by: null,
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
  { project: old }: Newest,
  { project, period, name }: Made & { name: string },
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
    by: null,
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
