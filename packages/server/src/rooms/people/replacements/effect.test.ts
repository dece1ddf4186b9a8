import { createComment } from '@zaplecze/contract/rooms/comments/calls';
import * as contract from '@zaplecze/contract/rooms/people/replacements/calls';
import {
  attachTaskComment,
  getTask,
  listAssignedTasks,
  updateTask,
} from '@zaplecze/contract/rooms/tasks/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { waitingJobs } from '../../../../test/waiting-jobs.ts';
import { createLog } from '../../../kit/operations/log.ts';
import { house } from '../../house.ts';
import { type PeopleApp, peopleApp } from '../people.fixture.ts';
import { peopleTasks } from '../people.jobs.ts';

let it: PeopleApp;
beforeAll(async () => {
  it = await peopleApp();
});
afterAll(() => it.close());

const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const now = { dateFrom: at(-1), dateTo: at(1) };
const create = (as: Someone | null, body: object) =>
  it.call(contract.createReplacement, { as, body });
const patch = (as: Someone | null, id: number, body: object) =>
  it.call(contract.updateReplacement, { as, params: { id }, body });
const remove = (as: Someone | null, id: number) =>
  it.call(contract.removeReplacement, { as, params: { id } });
const three = async () => [await it.signIn(), await it.signIn(), await it.signIn()] as const;

/** A substitution that is over. */
const past = async (user: Someone, replaced: Someone, [from, to]: [number, number]) =>
  (
    await it.db
      .insertInto('replacement')
      .values({
        ...{ user: user.id, replacedUser: replaced.id, dateFrom: at(from), dateTo: at(to) },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** Lets what waits in the queue for a substitution happen. */
async function begin(id: number): Promise<void> {
  const [task] = peopleTasks(it.db, house.presence);
  const log = createLog('silent');
  await task?.run({ id }, { attempt: 1, signal: new AbortController().signal, log });
}

describe('effect', () => {
  test('the substitute, and the substitute’s substitute, see and do the tasks, marked for whom [PEO-30]', async () => {
    const [a, b, c] = await three();
    const { id, address } = await it.task(a.id);
    const listed = async (as: Someone) =>
      (await it.call(listAssignedTasks, { as, params: { user: as.id } })).data.list.list;
    const open = (as: Someone) => it.call(getTask, { as, params: address });
    expect((await open(b)).status).toBe(403);
    await create(a, { user: b.id, replacedUser: a.id, ...now });
    await create(b, { user: c.id, replacedUser: b.id, ...now });
    for (const as of [b, c]) {
      expect(await listed(as)).toMatchObject([{ id, onBehalfOf: { name: a.name } }]);
      expect((await open(as)).data.task.onBehalfOf).toEqual({ id: a.id, name: a.name });
    }
    expect((await open(a)).data.task.onBehalfOf).toBeNull();
    expect((await open(it.manager)).data.task.onBehalfOf).toBeNull();
    const work = await it.call(updateTask, { as: c, params: address, body: { status: 2 } });
    expect(work.status).toBe(200);
  });

  test('outside of its time it has none [PEO-31]', async () => {
    const [a, b] = await three();
    const { address } = await it.task(a.id);
    const { id } = (
      await create(a, { user: b.id, replacedUser: a.id, dateFrom: at(1), dateTo: at(2) })
    ).data;
    const open = async () => (await it.call(getTask, { as: b, params: address })).status;
    expect(await open()).toBe(403);
    expect((await it.row(b.id)).replaces).toEqual([]);
    await patch(a, id, { dateFrom: at(-1) });
    expect(await open()).toBe(200);
    expect((await it.row(b.id)).replaces).toEqual([{ id: a.id, name: a.name }]);
    expect((await it.row(a.id)).replacedBy).toEqual([{ id: b.id, name: b.name }]);
  });

  test('notifications reach the substitutes too, with the words for whom [PEO-32]', async () => {
    const [a, b, c] = await three();
    await create(a, { user: b.id, replacedUser: a.id, ...now });
    await create(b, { user: c.id, replacedUser: b.id, ...now });
    const { address } = await it.task(a.id);
    const { id } = (await it.call(createComment, { as: it.admin, body: { text: 'Pilne' } })).data;
    const params = { ...address, comment: id };
    expect((await it.call(attachTaskComment, { as: it.admin, params })).status).toBe(200);
    expect((await it.told(a.id))[0]).toMatch(/^Nowy komentarz do zadania/);
    for (const person of [b, c]) {
      expect((await it.told(person.id))[0]).toMatch(
        new RegExp(`^Zastępstwo: ${a.name}. Nowy komentarz do zadania`),
      );
    }
  });

  test('who hears of something anyway does not hear it again as a substitute [PEO-50]', async () => {
    const [a, b] = await three();
    await create(a, { user: b.id, replacedUser: a.id, ...now });
    const { id: task, address } = await it.task(a.id);
    await it.db
      .updateTable('projectTask')
      .set({ orderedBy: b.id })
      .where('id', '=', task)
      .execute();
    const before = (await it.told(b.id)).length;
    const { id } = (await it.call(createComment, { as: it.admin, body: { text: 'Pilne' } })).data;
    await it.call(attachTaskComment, { as: it.admin, params: { ...address, comment: id } });
    expect((await it.told(b.id)).length).toBe(before + 1);
    expect((await it.told(b.id))[0]).toMatch(/^Nowy komentarz do zadania/);
  });

  test('of one that is taken back both are told, but for who did it; of one that is over nobody [PEO-49]', async () => {
    const [a, b] = await three();
    const made = async (range: object) =>
      (await create(a, { user: b.id, replacedUser: a.id, ...range })).data.id as number;
    await remove(a, await made(now));
    await remove(a, await past(b, a, [-3, -2]));
    const log = createLog('silent');
    const told = peopleTasks(it.db, house.presence).find(
      ({ name }) => name === 'people.replacementChanged',
    );
    const context = { attempt: 1, signal: new AbortController().signal, log };
    for (const job of await waitingJobs(it.db)) {
      const { user } = job.payload as { user?: number };
      if (job.task === told?.name && user === b.id) await told.run(job.payload, context);
    }
    expect(await it.told(b.id)).toHaveLength(1);
    expect((await it.told(b.id))[0]).toContain('odwołane');
    expect(await it.told(a.id)).toHaveLength(0);
  });

  test('both are told when it begins, once [PEO-33]', async () => {
    const [a, b] = await three();
    const { id } = (await create(a, { user: b.id, replacedUser: a.id, ...now })).data;
    await begin(id);
    await begin(id);
    expect(await it.told(b.id)).toHaveLength(1);
    expect((await it.told(b.id))[0]).toContain('Zaczyna się Twoje zastępstwo. Zastępujesz: ');
    expect((await it.told(a.id))[0]).toContain('Od teraz zastępuje Cię');
    const put = await patch(a, id, { dateFrom: at(0.5) });
    expect(put.status).toBe(200);
    await begin(id);
    expect(await it.told(b.id)).toHaveLength(1);
  });

  test('the notice waits in the queue for the day it begins [PEO-33]', async () => {
    const [a, b] = await three();
    const dateFrom = at(4);
    const { id } = (await create(a, { user: b.id, replacedUser: a.id, dateFrom, dateTo: at(5) }))
      .data;
    const { rows } = await sql<{
      at: string;
    }>`select run_at as at from graphile_worker.jobs
      where key = ${`replacement-begins:${id}`}`.execute(it.db);
    expect(rows.map((row) => Date.parse(row.at))).toEqual([Date.parse(dateFrom)]);
  });
});
