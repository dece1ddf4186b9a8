import { notificationStatus } from '@zaplecze/contract/notifications.lists';
import { once, projectStatus } from '@zaplecze/contract/projects.lists';
import { importance, taskStatus } from '@zaplecze/contract/tasks.lists';
import { sql } from 'kysely';
import { actAs, type Db } from '../kit/database/database.ts';
import { aboutTask, contentOf, paramsOf } from '../rooms/notifications/index.ts';
import { cancelWork, updateProject } from '../rooms/projects/index.ts';
import type { DemoService } from './catalog.ts';
import type { Staff } from './people.ts';
import { endOf, type Random } from './random.ts';

const dayLength = 86_400_000;

/** A working hour (by UTC) of the nearest working day at or after a moment. */
function workingHour(time: number, hour: number): number {
  const date = new Date(time);
  date.setUTCHours(hour, 0, 0, 0);
  const weekend = [1, 0, 0, 0, 0, 0, 2][date.getUTCDay()] ?? 0;
  return date.getTime() + weekend * dayLength;
}

const remarks = [
  'Klient przysłał brakujące dokumenty mailem.',
  'Dzwoniłem, oddzwonią po 14:00.',
  'Sprawdzone, brakuje jednego załącznika.',
  'Czekamy na podpis prezesa.',
  'Umówione na piątek rano.',
  'Przekazuję dalej, wszystko się zgadza.',
  'Poprawiłam kwotę na stronie drugiej.',
  'Klient prosi o kontakt po powrocie z urlopu.',
];
const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

const { toDo, inProgress, suspended } = taskStatus;
const { low, ordinary, high } = importance;

type World = { services: DemoService[]; clients: number[]; staff: Staff[]; now: number };

/** About 150 projects in all states, their limits spread around now. */
export async function fillProjects(db: Db, random: Random, world: World): Promise<void> {
  const names = await db.selectFrom('client').select(['id', 'name']).execute();
  const nameOf = new Map(names.map((client) => [client.id, client.name]));
  for (let at = 0; at < 150; at += 1) {
    const service = random.pick(world.services.filter((one) => one.active));
    const client = random.pick(world.clients);
    const age = at < 40 ? random.between(60, 330) : random.between(1, 60);
    const created = workingHour(world.now - (age + 2) * dayLength, random.between(7, 13));
    const date = new Date(created);
    const manager = random.pick(world.staff.slice(0, 12)).id;
    const cancelled = at % 19 === 18;
    const recurs = service.departmentAt === 0 && at % 5 === 0;
    const { id, name, clientName } = await db
      .insertInto('project')
      .values({
        name: `${service.name} – ${nameOf.get(client)} – ${months[date.getUTCMonth()]}/${date.getUTCFullYear()}`,
        client,
        company: service.company,
        type: service.type,
        department: service.department,
        service: service.id,
        serviceName: service.name,
        seller: random.pick(world.staff).id,
        unitQuantity: random.pick([1, 1, 1, 12]),
        unitValue: random.between(4, 90) * 100,
        recurrent: recurs ? 3 : once,
        recurrentFrom: recurs ? `${date.toISOString().slice(0, 7)}-01` : null,
        created: date,
        modified: date,
        createdBy: manager,
        userModified: manager,
      })
      .returning(['id', 'name', 'clientName'])
      .executeTakeFirstOrThrow();
    const project = { id, name, clientName, service, created, manager, finished: at < 40, at };
    await fillTasks(db, random, world, project);
    if (cancelled) await cancel(db, project, world.now);
  }
  // They reached their status when their last task ended, not when this was written.
  await db
    .updateTable('project')
    .set((row) => ({ completed: row.ref('jobsEnded') }))
    .where('status', '=', projectStatus.done)
    .execute();
}

type Project = {
  id: number;
  name: string;
  clientName: string;
  service: DemoService;
  created: number;
  manager: number;
  finished: boolean;
  at: number;
};

async function fillTasks(db: Db, random: Random, world: World, project: Project): Promise<void> {
  const { service, created, manager } = project;
  const colleagues = world.staff.filter((person) => person.department === service.departmentAt);
  // The four accounts get work from every second project, so that none of their lists is empty.
  const pool = project.at % 2 === 0 ? [...world.staff.slice(0, 4), ...colleagues] : colleagues;
  const rows = service.procedures.flatMap((procedure, procedureAt) => {
    const done = project.finished
      ? procedure.tasks.length
      : random.between(0, procedure.tasks.length - 1);
    const pace = random.between(2, 6) * dayLength;
    const start = project.finished ? created : world.now + random.between(-4, 12) * dayLength;
    return procedure.tasks.map((task, place) => {
      const ahead = project.finished ? place + 2 : place - done;
      const limit = workingHour(start + ahead * pace, 14);
      const ended = Math.max(
        created,
        Math.min(
          workingHour(limit - random.between(0, 3) * dayLength, random.between(7, 13)),
          // Before today's morning, the later the further along.
          world.now - (done - place) * 20 * 3_600_000,
        ),
      );
      const now = [toDo, toDo, inProgress, inProgress, suspended];
      const status =
        place < done ? taskStatus.done : place === done ? random.pick(now) : taskStatus.waiting;
      const finalDate = random.next() < 0.2;
      return {
        project: project.id,
        service: service.id,
        procedure: procedure.id,
        procedureName: procedure.name,
        procedurePosition: procedureAt + 1,
        task: task.id,
        name: task.name,
        position: place + 1,
        description: null,
        user: random.pick(pool).id,
        orderedBy: manager,
        status,
        importance: finalDate ? high : random.pick([low, ordinary, ordinary, ordinary]),
        estimation: random.between(1, 16) / 2,
        finalDate,
        dateRealization: endOf(workingHour(limit - 3 * dayLength, 12)),
        dateRealizationLimit: endOf(limit),
        dateEndJob: status === taskStatus.done ? new Date(ended) : null,
        created: new Date(created),
        modified: new Date(created),
        createdBy: manager,
        userModified: manager,
      };
    });
  });
  const made = await db
    .insertInto('projectTask')
    .values(rows)
    .returning([
      'id',
      'status',
      'dateEndJob',
      'user',
      'name',
      'procedure',
      'service',
      'task',
      'created',
    ])
    .execute();
  await db
    .insertInto('projectTaskStatus')
    .values(
      made.map((task) => ({
        projectTask: task.id,
        status: task.status,
        created: task.dateEndJob ?? task.created,
        createdBy: task.user,
      })),
    )
    .execute();
  const comments = made
    .filter((task) => task.user !== null && task.status !== taskStatus.waiting)
    .filter((_, place) => (place + project.at) % 4 === 0)
    .map((task) => ({
      text: random.pick(remarks),
      attachedTo: 'projectTask',
      attachedId: task.id,
      createdBy: task.user,
      created: task.dateEndJob ?? new Date(world.now - random.between(1, 30) * 3_600_000),
    }));
  if (comments.length > 0) await db.insertInto('comment').values(comments).execute();
  const accounts = new Set(world.staff.slice(0, 4).map((person) => person.id));
  const told = made.filter(
    (task) =>
      (task.status === toDo || task.status === inProgress) &&
      task.user !== null &&
      accounts.has(task.user),
  );
  if (told.length === 0 || project.at % 6 !== 0) return;
  await db
    .insertInto('notification')
    .values(
      told.map((task) => ({
        user: task.user ?? 0,
        kind: 'yourTurn',
        ...turnOf(project, task),
        status: random.pick([notificationStatus.unread, notificationStatus.read]),
        created: new Date(world.now - random.between(0, 5) * dayLength),
      })),
    )
    .execute();
}

type Step = {
  id: number;
  name: string;
  task: number;
  procedure: number;
  service: number;
};

function turnOf({ id: project, name: projectName, clientName }: Project, task: Step) {
  const about = aboutTask({ ...task, project, projectName, clientName });
  return {
    content: contentOf('yourTurn', about, ''),
    params: JSON.stringify(paramsOf(about)),
  };
}

/** Cancels a project as its manager does, two days after it was made or once its last task had ended. */
async function cancel(db: Db, { id, created, manager }: Project, now: number): Promise<void> {
  await actAs(db, manager);
  await updateProject(db, id, { cancelled: true });
  await cancelWork(db, { id: manager }, id);
  await actAs(db, 0);
  const { jobsEnded } = await db
    .selectFrom('project')
    .select('jobsEnded')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const ended = jobsEnded === null ? 0 : Date.parse(jobsEnded);
  const late = Math.max(workingHour(created + 2 * dayLength, 11), ended + 3_600_000);
  await dateCancelling(db, id, new Date(Math.min(late, now - 3_600_000)));
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
