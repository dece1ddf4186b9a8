import { wrongDay } from '@zaplecze/contract/kit/fields/date-words';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/absences/calls';
import { absenceMessages } from '@zaplecze/contract/rooms/absences/forms';
import { createReplacement } from '@zaplecze/contract/rooms/people/replacements/calls';
import { afterAll, describe, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { absencesApp, days, november } from './absences.fixture.ts';

const { it, vacation, secret, remote, create, made, list, of } = await absencesApp();

afterAll(() => it.close());

const words = absenceMessages;

describe('private types', () => {
  test('colleagues see "Nieobecność" in grey; the person and managers see the type [ABS-11]', async () => {
    const owner = await it.signIn();
    const id = await made(owner, { type: secret });
    for (const as of [it.stranger, it.reception]) {
      expect(await of(owner, as)).toEqual([
        {
          workDays: 3,
          id,
          owner: owner.id,
          ...days,
          user: {
            id: owner.id,
            name: owner.name,
            firstName: 'Osoba',
            lastName: owner.name.split(' ')[1],
            picture: null,
          },
          type: { id: 0, name: 'Nieobecność', color: '#868E96', isVacation: true },
          status: 1,
          change: null,
          hours: null,
          hoursFrom: null,
          version: 1,
          may: { edit: false, delete: false, decide: false },
        },
      ]);
    }
    for (const as of [owner, it.manager, it.admin]) {
      expect(await of(owner, as)).toMatchObject([
        {
          type: { id: secret, name: 'zwolnienie lekarskie', isVacation: true },
          may: { edit: true, delete: true },
        },
      ]);
    }
  });

  test('filters do not give the type away [ABS-12]', async () => {
    const owner = await it.signIn();
    await made(owner, { type: secret });
    const filtered = (as: Someone, filter: object) => of(owner, as, { ...november, filter });
    expect(await filtered(it.stranger, { type: secret })).toEqual([]);
    expect(await filtered(it.stranger, { type: 0 })).toHaveLength(1);
    expect(await filtered(it.manager, { type: secret })).toHaveLength(1);
    expect(await filtered(owner, { type: secret })).toHaveLength(1);
    const day = '2037-11-24';
    const away = (
      await it.call(contract.listAway, { as: it.stranger, query: { users: owner.id, day } })
    ).data;
    expect(JSON.stringify(away)).not.toContain('lekarskie');
  });
});

describe('which', () => {
  test('those that have a day in common with the range, its ends included [ABS-16]', async () => {
    const owner = await it.signIn();
    await made(owner);
    const found = async (dateFrom: string, dateTo: string) =>
      (await of(owner, owner, { dateFrom, dateTo })).length;
    expect(await found('2037-11-25', '2037-11-30')).toBe(1);
    expect(await found('2037-11-01', '2037-11-23')).toBe(1);
    expect(await found('2037-11-24', '2037-11-24')).toBe(1);
    expect(await found('2037-11-26', '2037-11-30')).toBe(0);
    expect(await found('2037-11-01', '2037-11-22')).toBe(0);
  });

  test('by person, type and kind; the rest is 400 [ABS-16]', async () => {
    const owner = await it.signIn();
    await made(owner);
    await made(owner, { type: remote });
    const filtered = (filter: object) =>
      list(it.stranger, { ...november, filter: { user: owner.id, ...filter } });
    expect(await filtered({})).toHaveLength(2);
    expect(await filtered({ type: [vacation, remote] })).toHaveLength(2);
    expect(await filtered({ isVacation: 0 })).toMatchObject([{ type: { id: remote } }]);
    expect(await filtered({ isVacation: 1 })).toMatchObject([{ type: { id: vacation } }]);
    const asked = async (query: object) =>
      (await it.call(contract.listCalendar, { as: owner, query: query as never })).errors;
    expect(await asked({ dateFrom: '2026-01-02', dateTo: '2026-01-01' })).toEqual({
      dateTo: words.order,
    });
    expect(await asked({ dateFrom: '2025-01-01', dateTo: '2026-12-31' })).toEqual({
      dateTo: words.tooLong,
    });
    expect(await asked({ filter: { nic: 1 } })).toEqual({ 'filter.nic': 'Nieznane pole' });
    expect(await asked({ dateFrom: 'jutro' })).toEqual({ dateFrom: wrongDay });
  });

  test('the absence calendar answers a department’s people, their vacations and who stands in [ABS-14]', async () => {
    const department = await it.named('department', 'Kadry');
    const [away, here, other] = [await it.signIn(), await it.signIn(), await it.signIn()];
    await it.db
      .updateTable('person')
      .set({ department })
      .where('id', 'in', [away.id, here.id])
      .execute();
    await made(away);
    await made(away, { type: remote });
    await made(other);
    await it.call(createReplacement, {
      as: it.manager,
      body: { user: here.id, replacedUser: away.id, ...days },
    });
    const ask = async (query: object = {}) =>
      (
        await it.call(contract.listVacations, {
          as: here,
          query: { ...november, filter: { department }, ...query } as never,
        })
      ).data;
    const answer = await ask();
    // By name, which says nothing of who was made first.
    expect(answer.users).toHaveLength(2);
    expect(answer.users).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: away.id, mayAdd: false }),
        expect.objectContaining({ id: here.id, mayAdd: true }),
      ]),
    );
    expect(answer.list).toMatchObject([{ owner: away.id, type: { id: vacation } }]);
    expect(answer.replacements).toContainEqual({
      replacedUser: away.id,
      user: { id: here.id, name: here.name },
      ...days,
    });
    expect((await ask({ all: 1 })).list).toHaveLength(2);
    const everybody = (await it.call(contract.listVacations, { as: here, query: november })).data;
    expect(everybody.users.length).toBeGreaterThan(2);
    expect(everybody.list.map((entry: contract.CalendarEntry) => entry.owner)).toContain(other.id);
  });

  test('who left is in the calendar no more [ABS-13]', async () => {
    const owner = await it.signIn();
    await made(owner);
    await it.db.updateTable('person').set({ active: false }).where('id', '=', owner.id).execute();
    expect(await of(owner, it.manager)).toEqual([]);
    expect((await create(it.manager, { owner: owner.id })).errors).toEqual({
      owner: expect.stringContaining('już tu nie pracuje'),
    });
  });
});

test('who gives work hears that the person is away that day, until when, and who stands in [ABS-27]', async () => {
  const [away, helper] = [await it.signIn(), await it.signIn()];
  await made(away);
  await made(away, { type: remote, dateFrom: '2037-11-27', dateTo: '2037-11-27' });
  await it.call(createReplacement, {
    as: away,
    body: { user: helper.id, replacedUser: away.id, ...days },
  });
  const ask = async (query: object): Promise<contract.Away> =>
    (await it.call(contract.listAway, { as: helper, query: query as never })).data;
  const answer = await ask({ users: [away.id, helper.id], day: '2037-11-25' });
  const day = { dateFrom: '2037-11-25', dateTo: '2037-11-25' };
  expect(answer).toEqual({
    list: [{ user: { id: away.id, name: away.name }, ...day }],
    replacements: [{ replacedUser: away.id, user: { id: helper.id, name: helper.name }, ...day }],
  });
  expect(contract.awayOn(answer, '2037-11-25')).toEqual([
    {
      user: { id: away.id, name: away.name },
      until: '2037-11-25',
      substitutes: [{ id: helper.id, name: helper.name }],
    },
  ]);
  expect((await ask({ users: [away.id], ...november })).list).toHaveLength(1);
  // Who works from home is not away.
  expect((await ask({ users: [away.id], day: '2037-11-27' })).list).toEqual([]);
  const nobody = await it.call(contract.listAway, { as: helper });
  expect([nobody.status, nobody.errors]).toEqual([400, { users: 'Nieprawidłowa wartość' }]);
});

test('the signed-in person’s own open tasks come with their limits, by Warsaw days [ABS-24]', async () => {
  const owner = await it.signIn();
  const limited = async (limit: string, status = 1) => {
    const task = await it.task(owner.id, status);
    await it.db
      .updateTable('projectTask')
      .set({ dateRealizationLimit: limit })
      .where('id', '=', task.id)
      .execute();
    return task;
  };
  const late = await limited('2037-11-23T22:59:00Z');
  await limited('2037-11-23T23:01:00Z');
  await limited('2037-11-23T12:00:00Z', 9);
  const on = async (as: Someone) =>
    (
      await it.call(contract.listDeadlines, {
        as,
        query: { dateFrom: '2037-11-23', dateTo: '2037-11-23' },
      })
    ).data.list;
  expect(await on(owner)).toMatchObject([
    {
      id: late.id,
      day: '2037-11-23',
      project: { id: late.address.project },
      task: late.address.task,
      procedure: late.address.procedure,
      service: late.address.service,
    },
  ]);
  expect(await on(it.manager)).toEqual([]);
});

test('limits of issues given to the signed-in person come beside those of tasks [ABS-24]', async () => {
  const [owner, orderer] = [await it.signIn(), await it.signIn()];
  const issue = async (dateRealization: string, status = 1) => {
    const { id } = await it.db
      .insertInto('issue')
      .values({
        name: 'Pilot do bramy',
        description: 'Miga',
        type: 0,
        status,
        orderedBy: orderer.id,
        dateRealization,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await it.db.insertInto('issueUser').values({ issue: id, user: owner.id }).execute();
    return id;
  };
  const open = await issue('2027-02-01T11:00:00Z');
  await issue('2027-02-01T11:00:00Z', 9);
  await issue('2027-02-02T11:00:00Z');
  const query = { dateFrom: '2027-02-01', dateTo: '2027-02-01' };
  const on = async (as: Someone) =>
    (await it.call(contract.listDeadlines, { as, query })).data.list;
  expect(await on(owner)).toEqual([
    {
      kind: 'issue',
      id: open,
      name: 'Pilot do bramy',
      day: '2027-02-01',
      dateRealizationLimit: expect.stringContaining('2027-02-01'),
      client: null,
    },
  ]);
  expect(await on(orderer)).toEqual([]);
});

test('without a range the answer is the month of tomorrow [ABS-15]', async () => {
  const owner = await it.signIn();
  const tomorrow = addDays(warsawDay(), 1);
  await made(owner, { dateFrom: tomorrow, dateTo: tomorrow });
  await made(owner, { dateFrom: addDays(tomorrow, 40), dateTo: addDays(tomorrow, 40) });
  expect(await of(owner, owner, {})).toMatchObject([{ dateFrom: tomorrow }]);
});
