import { workingDaysFrom } from '@zaplecze/contract/kit/values/holidays';
import { notificationStatus } from '@zaplecze/contract/rooms/notifications/lists';
import { once, projectStatus } from '@zaplecze/contract/rooms/projects/lists';
import { importance, taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import { actAs, type Db } from '../../kit/database/database.ts';
import { aboutTask, noticeHtml, paramsOf } from '../../rooms/notifications/index.ts';
import { cancelWork, updateProject } from '../../rooms/projects/index.ts';
import { wake } from '../people/morning.ts';
import { endOf, type Random } from '../random.ts';
import { play } from './course.ts';
import type { PlannedStep, ProjectPlan, World } from './plan.ts';
import { isMissingPeriod, seriesPlans, singlePlans } from './plans.ts';
import { keepStepFiles } from './step-files.ts';

const dayLength = 86_400_000;
const everyMonth = 3;

const remarks = [
  'Klient przysłał brakujące dokumenty mailem.',
  'Po telefonie: oddzwonią po 14:00.',
  'Sprawdzone, brakuje jednego załącznika.',
  'Czekamy na podpis prezesa.',
  'Umówione na piątek rano.',
  'Przekazuję dalej, wszystko się zgadza.',
  'Kwota na stronie drugiej poprawiona.',
  'Klient prosi o kontakt po powrocie z urlopu.',
];

const { toDo, waiting, inProgress, done, suspended } = taskStatus;
const { low, ordinary, high } = importance;

/** A project that was written, with the tasks that its steps became. */
export type DemoProject = ProjectPlan & { id: number; tasks: Map<PlannedStep, number> };

/** Twelve months of projects: what comes every month, what is sold once, and what people find this morning. */
export async function fillProjects(db: Db, random: Random, world: World): Promise<DemoProject[]> {
  const plans = [...seriesPlans(random, world), ...singlePlans(random, world)].sort(
    (a, b) => a.created - b.created,
  );
  for (const plan of plans) {
    const stopped = plan.created + 9 * dayLength;
    plan.cancelled &&= stopped < world.now - dayLength;
    play(random, plan.cancelled ? { ...world, now: stopped } : world, plan);
  }
  const turns = wake(plans, world.now);
  const written = plans.filter((plan) => !isMissingPeriod(plan));
  // Some were entered a little later than they were agreed on: numbers and days do not go together.
  for (let at = 5; at + 3 < written.length; at += 11)
    written.splice(at + 3, 0, ...written.splice(at, 1));
  const projects = await insertProjects(db, world, written);
  await insertTasks(db, random, world, projects);
  for (const project of projects) if (project.cancelled) await cancel(db, project, world);
  await say(db, random, world, projects);
  await tellTurns(db, random, world, projects, turns);
  return projects;
}

const idOf = ({ staff }: World, place: number) => staff[place]?.id ?? 0;

/** So many rows as one statement takes. */
function* batches<T>(rows: T[], size = 1000): Generator<T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

async function insertProjects(db: Db, world: World, plans: ProjectPlan[]): Promise<DemoProject[]> {
  const projects: DemoProject[] = [];
  for (const batch of batches(plans)) {
    const rows = await db
      .insertInto('project')
      .values(
        batch.map(({ service, client, name, created, manager, seller, value, period }) => ({
          ...{ name, client: client.id, company: service.company, type: service.type },
          ...{ department: service.department, service: service.id, serviceName: service.name },
          ...{ seller: idOf(world, seller), unitQuantity: 1, unitValue: value },
          recurrent: period ? everyMonth : once,
          recurrentFrom: period?.from ?? null,
          recurrentTo: period?.to ?? null,
          ...{ created: new Date(created), modified: new Date(created) },
          ...{ createdBy: idOf(world, manager), userModified: idOf(world, manager) },
        })),
      )
      .returning('id')
      .execute();
    projects.push(
      ...batch.map((plan, at) => ({ ...plan, id: rows[at]?.id ?? 0, tasks: new Map() })),
    );
  }
  return projects;
}

async function insertTasks(db: Db, random: Random, world: World, projects: DemoProject[]) {
  const placed = projects.flatMap((project) =>
    project.procedures.flatMap((steps, procedure) =>
      steps.map((step, place) => ({ project, procedure, steps, step, place })),
    ),
  );
  for (const batch of batches(placed)) {
    const rows = await db
      .insertInto('projectTask')
      .values(batch.map((one) => taskRow(random, world, one)))
      .returning('id')
      .execute();
    for (const [at, { project, step }] of batch.entries()) {
      project.tasks.set(step, rows[at]?.id ?? 0);
    }
  }
  await keepStepFiles(db);
  const notes = placed
    .flatMap((one) => notesOf(world, one))
    .sort((a, b) => a.created.getTime() - b.created.getTime());
  for (const batch of batches(notes, 4000)) {
    await db.insertInto('projectTaskStatus').values(batch).execute();
  }
}

type Placed = {
  project: DemoProject;
  procedure: number;
  steps: PlannedStep[];
  step: PlannedStep;
  place: number;
};

function taskRow(random: Random, world: World, { project, procedure, step, place }: Placed) {
  const { service, created, manager } = project;
  const of = service.procedures[procedure];
  const last = step.ended ?? step.started ?? created;
  const { rule, checklist = [], checklistRequired = false } = of?.tasks[place] ?? {};
  // What is finished was ticked off on the way.
  const ticked = step.status === done ? checklist.map((_, point) => point) : [];
  return {
    ...{ project: project.id, service: service.id, task: step.task, name: step.name },
    ...{ procedure: of?.id ?? 0, procedureName: of?.name ?? '', procedurePosition: procedure + 1 },
    ...{ rule: rule ? JSON.stringify(rule) : null, checklist, checked: ticked },
    ...{ checklistRequired, stepRequired: checklistRequired },
    ...{ position: place + 1, description: null, status: step.status, estimation: step.hours },
    ...{ user: idOf(world, step.doer), orderedBy: idOf(world, manager), finalDate: step.final },
    importance: step.final ? high : random.pick([low, ordinary, ordinary, ordinary]),
    dateRealization: lastMinute(workingDaysFrom(step.limit, -1)),
    dateRealizationLimit: lastMinute(step.limit),
    dateEndJob: step.ended === undefined ? null : new Date(step.ended),
    ...{ created: new Date(created), modified: new Date(last), createdBy: idOf(world, manager) },
    userModified: idOf(world, last === created ? manager : step.doer),
  };
}

const lastMinute = (day: string) => endOf(Date.parse(`${day}T12:00:00Z`));

/** Every status of a task with its moment, which its stamps follow (docs/decisions/0034). */
function notesOf(world: World, { project, steps, step, place }: Placed) {
  const before = steps[place - 1];
  const own = idOf(world, step.doer);
  const maker = idOf(world, project.manager);
  const notes: [status: number, at: number | undefined, by: number][] = [
    [place === 0 ? toDo : waiting, project.created, maker],
    [toDo, place > 0 && before?.ended ? step.turn : undefined, idOf(world, before?.doer ?? 0)],
    [inProgress, step.started, own],
    [suspended, step.status === suspended ? (step.started ?? 0) + 3_600_000 : undefined, own],
    [done, step.ended, own],
  ];
  const projectTask = project.tasks.get(step) ?? 0;
  return notes.flatMap(([status, at, createdBy]) =>
    at === undefined
      ? []
      : [{ projectTask, status, created: new Date(Math.min(at, world.now)), createdBy }],
  );
}

/** Some words along the way, of what is under way and of what was done lately. */
async function say(db: Db, random: Random, world: World, projects: DemoProject[]): Promise<void> {
  const since = world.now - 90 * dayLength;
  const comments = projects.flatMap((project) =>
    [...project.tasks].flatMap(([step, attachedId]) => {
      const at = step.ended ?? step.started;
      if (at === undefined || at < since || random.next() > 0.16) return [];
      const created = new Date(Math.min(at, world.now - 60_000));
      const by = idOf(world, step.doer);
      const text = random.pick(remarks);
      const stamps = { created, modified: created, createdBy: by };
      return [{ text, attachedTo: 'projectTask', attachedId, ...stamps }];
    }),
  );
  for (const batch of batches(comments)) await db.insertInto('comment').values(batch).execute();
}

/** Whose turn has just come was told, and has mostly not read it yet. */
async function tellTurns(
  db: Db,
  random: Random,
  world: World,
  projects: DemoProject[],
  turns: PlannedStep[],
): Promise<void> {
  const rows = turns.flatMap((step) => {
    const project = projects.find(({ tasks }) => tasks.has(step));
    const at = project?.procedures.findIndex((steps) => steps.includes(step)) ?? -1;
    const procedure = project?.service.procedures[at];
    if (!project || !procedure) return [];
    const { id, name, client, service, tasks } = project;
    const about = aboutTask({
      ...{ id: tasks.get(step) ?? 0, name: step.name, task: step.task, procedure: procedure.id },
      ...{ service: service.id, project: id, projectName: name, clientName: client.name },
    });
    return {
      ...{ user: idOf(world, step.doer), kind: 'yourTurn' },
      content: noticeHtml('yourTurn', about, procedure.name),
      params: JSON.stringify(paramsOf(about)),
      status: random.next() < 0.8 ? notificationStatus.unread : notificationStatus.read,
      created: new Date(step.turn ?? world.now),
    };
  });
  if (rows.length > 0) await db.insertInto('notification').values(rows).execute();
}

/** Cancels a project as its manager does, nine days after it was made. */
async function cancel(db: Db, { id, created, manager }: DemoProject, world: World): Promise<void> {
  const by = idOf(world, manager);
  await actAs(db, by);
  await updateProject(db, id, { cancelled: true });
  await cancelWork(db, { id: by }, id);
  await actAs(db, 0);
  await dateCancelling(db, id, new Date(created + 9 * dayLength + 3_600_000));
}

/** It happened then, and not when this was written. */
async function dateCancelling(db: Db, project: number, at: Date): Promise<void> {
  await db.updateTable('project').set({ completed: at }).where('id', '=', project).execute();
  const tasks = db.selectFrom('projectTask').select('id').where('project', '=', project);
  await db
    .updateTable('projectTaskStatus')
    .set({ created: at })
    .where('withProject', '=', true)
    .where('projectTask', 'in', tasks)
    .execute();
  await db
    .updateTable('history')
    .set({ at })
    .where(sql<boolean>`changes #>> '{status,1}' = ${String(projectStatus.cancelled)}`)
    .where((or) =>
      or.or([
        or.and([or('entity', '=', 'project'), or('entityId', '=', project)]),
        or.and([or('entity', '=', 'projectTask'), or('entityId', 'in', tasks)]),
      ]),
    )
    .execute();
  await db
    .updateTable('notification')
    .set({ created: at, status: notificationStatus.read })
    .where('kind', '=', 'projectCancelled')
    .where(sql<boolean>`params ->> 'project' = ${String(project)}`)
    .execute();
}
