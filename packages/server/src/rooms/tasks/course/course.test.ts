import { removeProject, updateProject } from '@zaplecze/contract/rooms/projects/calls';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { projectApp } from '../../projects/projects.fixture.ts';

/* The stamps of a task's course, as they follow from the statuses that were noted. */

const { it, manager, anna, piotr, stranger, procedure, first, second, begin, patch, close } =
  await projectApp();
let project: number;

afterAll(() => it.close());
beforeEach(async () => {
  project = await begin();
});

/** What the course of a task says, instants as numbers. */
async function course(task: number) {
  const { created, turnAt, startedAt, endedAt, assignedAt, handedBy, version } = await it.db
    .selectFrom('projectTask')
    .selectAll()
    .where('project', '=', project)
    .where('task', '=', task)
    .executeTakeFirstOrThrow();
  const at = (moment: string | null) => (moment === null ? null : Date.parse(moment));
  return {
    ...{ created: Date.parse(created), turn: at(turnAt), started: at(startedAt) },
    ...{ ended: at(endedAt), assigned: at(assignedAt), handedBy, version },
  };
}

/** When a task got a status for the last time. */
async function noted(task: number, status: number): Promise<number> {
  const entry = await it.db
    .selectFrom('projectTaskStatus as s')
    .innerJoin('projectTask as t', 't.id', 's.projectTask')
    .select('s.created')
    .where('t.project', '=', project)
    .where('t.task', '=', task)
    .where('s.status', '=', status)
    .orderBy('s.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return Date.parse(entry.created);
}

const reason = 'Dokumenty przyszły wcześniej';
const setProject = async (status: number) => {
  const answer = await it.call(updateProject, {
    as: manager,
    params: { id: project },
    body: { status },
  });
  expect(answer.status).toBe(200);
};

test('the first task of a procedure has its turn when it is made, the next one when that one is over [TAS-27]', async () => {
  const made = await course(first);
  expect(made).toMatchObject({ turn: made.created, started: null, ended: null, handedBy: null });
  expect(made.assigned).toBe(made.created);
  expect(await course(second)).toMatchObject({ turn: null, started: null, handedBy: null });
  await patch(anna, first, { status: 2 });
  expect((await course(first)).started).toBe(await noted(first, 2));
  await close(anna, first);
  const over = await noted(first, 9);
  expect(await course(first)).toMatchObject({ turn: made.created, ended: over });
  expect(await course(second)).toMatchObject({ turn: over, started: null, handedBy: anna.id });
  await patch(piotr, second, { status: 2 });
  await close(piotr, second);
  expect(await course(second)).toMatchObject({
    ...{ turn: over, started: await noted(second, 2), ended: await noted(second, 9) },
  });
});

test('a task that is done at once was never begun; stamps are no change of the task [TAS-27]', async () => {
  const before = await course(second);
  await close(anna, first);
  const after = await course(second);
  // Its turn alone: from waiting to to do.
  expect(after.version).toBe(before.version + 1);
  expect(await course(first)).toMatchObject({ started: null, ended: await noted(first, 9) });
  const [history] = await it.db
    .selectFrom('history')
    .select(sql<number>`count(*)`.as('count'))
    .where(
      sql<boolean>`changes ?| array['turnAt', 'startedAt', 'endedAt', 'handedBy', 'assignedAt']`,
    )
    .execute();
  expect(history?.count).toBe(0);
});

test('a cancelled task ends nothing, and gives the next one its turn [TAS-27]', async () => {
  await patch(manager, first, { status: 10 });
  expect(await course(first)).toMatchObject({ started: null, ended: null });
  expect(await course(second)).toMatchObject({ turn: await noted(first, 10), handedBy: anna.id });
});

test('reopened, a task has not ended, and takes the turn back from what was not begun [TAS-27]', async () => {
  await close(anna, first);
  await patch(anna, first, { status: 2 });
  expect((await course(first)).ended).toBeNull();
  expect(await course(second)).toMatchObject({ turn: null, handedBy: null });
  await close(anna, first);
  expect((await course(first)).ended).toBe(await noted(first, 9));
  expect((await course(second)).turn).toBe(await noted(first, 9));
});

test('what was begun keeps its turn and its beginning, whatever is reopened [TAS-27]', async () => {
  await close(anna, first);
  const turn = await noted(first, 9);
  await patch(piotr, second, { status: 2 });
  const started = await noted(second, 2);
  await patch(anna, first, { status: 2 });
  expect(await course(second)).toMatchObject({ turn, started });
  await close(anna, first);
  expect(await course(second)).toMatchObject({ turn, started });
  await close(piotr, second);
  await patch(piotr, second, { status: 2 });
  expect(await course(second)).toMatchObject({ turn, started, ended: null });
});

test('a gate that a manager opened is the turn, also once the task before is over [TAS-27]', async () => {
  await patch(manager, second, { status: 1, reason });
  const turn = await noted(second, 1);
  expect(await course(second)).toMatchObject({ turn, started: null, handedBy: null });
  await close(anna, first);
  expect(await course(second)).toMatchObject({ turn, handedBy: anna.id });
  await close(piotr, second);
  expect(await course(second)).toMatchObject({ turn, started: null });
});

test('a project cancelled and taken back leaves no trace in the course of its tasks [TAS-27]', async () => {
  await patch(anna, first, { status: 2 });
  const before = [await course(first), await course(second)];
  await setProject(10);
  const stamps = ({ turn, started, ended, handedBy }: (typeof before)[number]) => ({
    ...{ turn, started, ended, handedBy },
  });
  expect([await course(first), await course(second)].map(stamps)).toEqual(before.map(stamps));
  await setProject(1);
  expect([await course(first), await course(second)].map(stamps)).toEqual(before.map(stamps));
  await close(anna, first);
  expect((await course(second)).turn).toBe(await noted(first, 9));
  expect((await it.call(removeProject, { as: manager, params: { id: project } })).status).toBe(200);
});

test('given to somebody else, a task is theirs from then on; who has what is over handed on the next [TAS-27]', async () => {
  await close(anna, first);
  const before = await course(second);
  const give = (task: number, user: number) =>
    it.call(updateProject, {
      as: manager,
      params: { id: project },
      body: { tasks: [{ procedure, task, user }] },
    });
  expect((await give(second, stranger.id)).status).toBe(200);
  const given = await course(second);
  expect(given.assigned).toBeGreaterThan(before.assigned ?? 0);
  expect(given).toMatchObject({ turn: before.turn, handedBy: anna.id });
  expect((await give(first, stranger.id)).status).toBe(200);
  expect((await course(second)).handedBy).toBe(stranger.id);
});

test('rows written by SQL, with their notes or with triggers off, get the same course [TAS-27]', async () => {
  await close(anna, first);
  await patch(piotr, second, { status: 2 });
  const before = [await course(first), await course(second)];
  await it.db
    .updateTable('projectTask')
    .set({ turnAt: null, startedAt: null, endedAt: null, handedBy: null, assignedAt: null })
    .where('project', '=', project)
    .execute();
  await sql`select refresh_courses(array_agg(id)) from "projectTask" where project = ${project}`.execute(
    it.db,
  );
  expect([await course(first), await course(second)]).toEqual(before);
  // Moved in time, as a company's history is made.
  const day = 86_400_000;
  await sql`update "projectTaskStatus" s set created = s.created - interval '1 day'
    from "projectTask" t where t.id = s."projectTask" and t.project = ${project}`.execute(it.db);
  expect(await course(second)).toMatchObject({
    turn: (before[1]?.turn ?? 0) - day,
    started: (before[1]?.started ?? 0) - day,
  });
});
