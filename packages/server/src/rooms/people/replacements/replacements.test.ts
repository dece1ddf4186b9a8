import { wrongDay } from '@zaplecze/contract/kit/fields/date-words';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { createAbsence } from '@zaplecze/contract/rooms/absences/calls';
import { createComment } from '@zaplecze/contract/rooms/comments/calls';
import { updatePerson } from '@zaplecze/contract/rooms/people/calls';
import * as contract from '@zaplecze/contract/rooms/people/replacements/calls';
import { replacementFields } from '@zaplecze/contract/rooms/people/replacements/fields';
import { replacementMessages } from '@zaplecze/contract/rooms/people/replacements/forms';
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
import { missingId, type PeopleApp, peopleApp } from '../people.fixture.ts';
import { peopleTasks } from '../people.jobs.ts';

let it: PeopleApp;
beforeAll(async () => {
  it = await peopleApp();
});
afterAll(() => it.close());

const words = replacementMessages;
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

describe('who', () => {
  test('the replaced person, managers and administrators make one; the substitute does not [PEO-26]', async () => {
    const [away, helper, stranger] = await three();
    const body = { user: helper.id, replacedUser: away.id, ...now };
    for (const as of [away, it.manager, it.admin])
      expect((await create(as, body)).status).toBe(200);
    for (const as of [helper, stranger, it.reception]) {
      expect((await create(as, body)).status).toBe(403);
    }
    expect((await create(null, body)).status).toBe(401);
  });

  test('the same people change and delete it [PEO-26]', async () => {
    const [away, helper, stranger] = await three();
    const body = { user: helper.id, replacedUser: away.id, ...now };
    const { id } = (await create(away, body)).data;
    for (const as of [helper, stranger]) {
      expect((await patch(as, id, { dateTo: at(3) })).status).toBe(403);
      expect((await remove(as, id)).status).toBe(403);
    }
    expect((await patch(away, id, { replacedUser: stranger.id })).status).toBe(403);
    expect((await patch(away, id, { dateTo: at(3) })).status).toBe(200);
    expect((await patch(it.manager, missingId, {})).status).toBe(404);
    expect((await remove(it.manager, id)).status).toBe(200);
    expect((await remove(it.manager, id)).status).toBe(404);
  });
});

describe('what', () => {
  test.each([{ dateFrom: at(2) }, { dateTo: at(-2) }])(
    'a change keeps the range in order with the end that stays: %j [PEO-27]',
    async (change) => {
      const [away, helper] = await three();
      const { id } = (await create(away, { user: helper.id, replacedUser: away.id, ...now })).data;
      expect((await patch(away, id, change)).errors).toEqual({ dateTo: words.order });
      const put = await patch(away, id, { ...change, dateFrom: at(-3) });
      expect(put.errors ?? put.status).toEqual(
        change.dateTo === undefined ? 200 : { dateTo: words.past },
      );
    },
  );

  test.each([
    ['user', { user: null }, replacementFields.user.missing],
    ['replacedUser', { replacedUser: null }, replacementFields.replacedUser.missing],
    ['user', { user: missingId }, words.nobody],
    ['dateFrom', { dateFrom: '' }, replacementFields.dateFrom.missing],
    ['dateTo', { dateTo: 'jutro' }, wrongDay],
    ['dateTo', { dateTo: '2020-01-01' }, words.order],
    ['dateFrom', { dateFrom: '2026-03-29 02:30:00' }, wrongDay],
  ])('%s of %j is refused: %s [PEO-27]', async (field, wrong, message) => {
    const body = { user: it.owner.id, replacedUser: it.stranger.id, ...now, ...wrong };
    const answer = await create(it.manager, body);
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual({ [field]: message });
  });

  test('nobody stands in for themselves [PEO-28]', async () => {
    const own = { user: it.owner.id, replacedUser: it.owner.id, ...now };
    expect((await create(it.owner, own)).errors).toEqual({ user: words.oneself });
  });

  test('times are Warsaw’s; a bare last day counts to its end [PEO-29]', async () => {
    const [away, helper] = await three();
    const body = { user: helper.id, replacedUser: away.id };
    const year = new Date().getUTCFullYear() + 1;
    await create(away, { ...body, dateFrom: `${year}-07-01 08:00:00`, dateTo: `${year}-07-03` });
    const [found] = (await it.read(away.id)).substitutes;
    expect(Date.parse(found?.dateFrom ?? '')).toBe(Date.parse(`${year}-07-01T06:00:00Z`));
    expect(Date.parse(found?.dateTo ?? '')).toBe(Date.parse(`${year}-07-03T21:59:59Z`));
  });

  test('a circle is refused, however long, and only where the times meet [PEO-28]', async () => {
    const [a, b, c] = await three();
    const stand = (user: Someone, replaced: Someone, range: object = now) =>
      create(it.manager, { user: user.id, replacedUser: replaced.id, ...range });
    expect((await stand(b, a)).status).toBe(200);
    expect((await stand(a, b)).errors).toEqual({ user: words.circle });
    expect((await stand(c, b)).status).toBe(200);
    expect((await stand(a, c)).errors).toEqual({ user: words.circle });
    const later = { dateFrom: at(5), dateTo: at(6) };
    const { id } = (await stand(a, c, later)).data;
    expect((await patch(it.manager, id, { dateFrom: at(0) })).errors).toEqual({
      user: words.circle,
    });
    expect((await it.read(a.id)).replacements).toMatchObject([{ replacedUser: { id: c.id } }]);
  });
});

describe('bounds', () => {
  const away = async (who: Someone, days: number) => {
    const type = await it.db
      .insertInto('calendarType')
      .values({ name: `Urlop ${Math.random()}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    const today = warsawDay();
    const range = { dateFrom: today, dateTo: addDays(today, days) };
    const body = { owner: who.id, type: type.id, ...range };
    expect((await it.call(createAbsence, { as: it.manager, body })).status).toBe(200);
  };

  test('it is not wholly past, and lasts two years at most; one that goes on may be ended [PEO-122]', async () => {
    const [a, b] = await three();
    const body = { user: b.id, replacedUser: a.id };
    const gone = await create(a, { ...body, dateFrom: at(-3), dateTo: at(-2) });
    expect(gone.errors).toEqual({ dateTo: words.past });
    const endless = await create(a, { ...body, dateFrom: at(0), dateTo: at(740) });
    expect(endless.errors).toEqual({ dateTo: words.tooLong });
    const { id } = (await create(a, { ...body, dateFrom: at(-3), dateTo: at(720) })).data;
    expect((await patch(a, id, { dateTo: at(-1) })).status).toBe(200);
  });

  test('the substitute is there on some day of it, and has come in once [PEO-123]', async () => {
    const [a, b] = await three();
    await away(b, 10);
    const range = { dateFrom: at(0), dateTo: at(3) };
    const body = { user: b.id, replacedUser: a.id, ...range };
    expect((await create(a, body)).errors?.user).toMatch(/^Tej osoby nie ma w tym czasie, do /);
    const profile = { substitutes: [{ user: b.id, ...range }] };
    const saved = await it.call(updatePerson, { as: a, params: { id: a.id }, body: profile });
    expect(saved.errors?.['substitutes.0.user']).toMatch(/^Tej osoby nie ma/);
    expect((await create(a, { ...body, dateTo: at(30) })).status).toBe(200);
    const { data } = await it.create({});
    expect((await create(a, { ...body, user: data.id })).errors).toEqual({ user: words.neverCame });
  });

  test('who stands in for a substitute who is away hears that they do, and so does a new one of a substitute [PEO-124]', async () => {
    const [a, b, c] = await three();
    await create(a, { user: b.id, replacedUser: a.id, dateFrom: at(-1), dateTo: at(20) });
    await away(a, 8);
    await away(b, 3);
    const second = await create(b, { user: c.id, replacedUser: b.id, ...now });
    await begin(second.data.id);
    const notices = await it.told(c.id);
    expect(notices).toHaveLength(2);
    expect(notices[0]).toContain(a.name);
    expect(notices[0]).toContain(`w miejsce nieobecnej osoby: ${b.name}`);
    const d = await it.signIn();
    const { data } = await create(d, {
      ...{ user: b.id, replacedUser: d.id, dateFrom: at(-1), dateTo: at(20) },
    });
    await begin(data.id);
    expect((await it.told(c.id))[0]).toContain(d.name);
  });
});

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

describe('in the profile form', () => {
  const save = (as: Someone, id: number, body: object) =>
    it.call(updatePerson, { as, params: { id }, body });

  test('the owner says who stands in; items are made, changed and removed; ended ones stay [PEO-34]', async () => {
    const [a, b, c] = await three();
    await past(c, a, [-9, -8]);
    const first = await save(a, a.id, { substitutes: [{ user: b.id, ...now }] });
    expect(first.status).toBe(200);
    const [made] = (await it.read(a.id)).substitutes;
    expect(made).toMatchObject({ user: { id: b.id }, active: true });
    const longer = { id: made?.id, user: b.id, dateFrom: now.dateFrom, dateTo: at(4) };
    await save(a, a.id, { substitutes: [longer, { user: c.id, dateFrom: at(5), dateTo: at(6) }] });
    expect((await it.read(a.id)).substitutes).toHaveLength(3);
    await save(a, a.id, { substitutes: [] });
    expect((await it.read(a.id)).substitutes).toMatchObject([{ user: { id: c.id }, ended: true }]);
  });

  test('whom one stands in for is the managers’ to say [PEO-34]', async () => {
    const [a, b] = await three();
    const body = { replacements: [{ replacedUser: a.id, ...now }] };
    expect((await save(b, b.id, body)).status).toBe(403);
    expect((await save(it.manager, b.id, body)).status).toBe(200);
    expect((await it.read(b.id)).replacements).toMatchObject([{ replacedUser: { id: a.id } }]);
    expect((await save(b, b.id, { replacements: [] })).status).toBe(403);
  });

  test('messages stand on the fields of their block, and nothing is kept [OPE-59, PEO-35]', async () => {
    const [a, b] = await three();
    const twice = [
      { user: b.id, ...now },
      { user: a.id, ...now },
    ];
    const answer = await save(a, a.id, { substitutes: twice, businessArea: 'Kadry' });
    expect(answer.errors).toEqual({ 'substitutes.1.user': words.oneself });
    expect(await it.read(a.id)).toMatchObject({ substitutes: [], businessArea: null });
    const order = await save(a, a.id, {
      substitutes: [{ user: b.id, dateFrom: at(2), dateTo: at(1) }],
    });
    expect(order.errors).toEqual({ 'substitutes.0.dateTo': words.order });
    await create(a, { user: b.id, replacedUser: a.id, ...now });
    const circle = await save(it.manager, a.id, { replacements: [{ replacedUser: b.id, ...now }] });
    expect(circle.errors).toEqual({ 'replacements.0.replacedUser': words.circle });
  });

  test('a new person may come with substitutions [PEO-35]', async () => {
    const { data } = await it.create({
      replacements: [{ replacedUser: it.owner.id, ...now }],
    });
    expect((await it.read(data.id)).replacements).toMatchObject([
      { replacedUser: { id: it.owner.id }, active: true },
    ]);
  });
});
