import { readLimit } from '@zaplecze/contract/kit/fields/typed-time';
import { workingDaysFrom } from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { createAbsence } from '@zaplecze/contract/rooms/absences/calls';
import { removeFreeDay, saveFreeDay } from '@zaplecze/contract/rooms/absences/free-days/calls';
import { removePattern, savePattern } from '@zaplecze/contract/rooms/absences/patterns/calls';
import {
  procedureDefinitions,
  serviceDefinitions,
  taskDefinitions,
} from '@zaplecze/contract/rooms/catalog/calls';
import type * as contract from '@zaplecze/contract/rooms/projects/calls';
import * as plans from '@zaplecze/contract/rooms/projects/plans';
import { getTask } from '@zaplecze/contract/rooms/tasks/calls';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { projectApp } from '../projects.fixture.ts';

const room = await projectApp();
const { it, manager, anna, piotr, client, service, procedure, first, second } = room;
afterAll(() => it.close());

// Ahead of every clock, before the change of clocks, in a month without holidays.
const monday = '2038-03-01';
const position = (
  await it.db
    .insertInto('position')
    .values({ name: 'Księgowa' })
    .returning('id')
    .executeTakeFirstOrThrow()
).id;
const { id: vacation } = await it.db
  .insertInto('calendarType')
  .values({ name: 'Urlop', isVacation: true })
  .returning('id')
  .executeTakeFirstOrThrow();

const ofTwo = [
  {
    ...{ task: first, limitFrom: 'start', limitDays: 3, estimation: 4, who: 'position' },
    ...{ whoPosition: position, checklist: ['Faktury', 'Wyciągi'] },
  },
  { task: second, limitFrom: 'previous', limitDays: 5, finalDate: true, who: 'previous' },
];
const ruled = (steps: object[], more: object = {}) =>
  it.call(procedureDefinitions.update, {
    as: manager,
    params: { id: procedure },
    body: { steps, ...more },
  });
const usual = (body: object) =>
  it.call(serviceDefinitions.update, { as: manager, params: { id: service }, body });
const ask = (body: object = {}, as = manager) =>
  it.call(plans.planProject, { as, body: { service, client, start: monday, ...body } });
const planned = async (body: object = {}) => (await ask(body)).data.plan as contract.ProjectPlan;

beforeEach(async () => {
  await it.db.deleteFrom('calendarEntry').execute();
  // Open work decides who is chosen.
  await it.db.deleteFrom('project').execute();
  await it.db.updateTable('person').set({ position: null }).execute();
  await it.db
    .updateTable('person')
    .set({ position })
    .where('id', 'in', [anna.id, piotr.id])
    .execute();
  await ruled(ofTwo, { tasks: [first, second] });
  await usual({ usualValue: null, usualInterval: null });
});

describe('the plan of a service', () => {
  test('gives people, limits, value and interval, and keeps nothing [PRO-90, PRO-91, PRO-94]', async () => {
    await usual({ usualValue: 900, usualInterval: 3 });
    const before = await it.db.selectFrom('project').select('id').execute();
    const plan = await planned();
    expect(plan).toMatchObject({
      ...{ start: monday, realisation: '2038-03-31', unitValue: 900, recurrent: 3 },
      tasks: [
        { user: { id: anna.id }, dateRealizationLimit: readLimit('2038-03-04'), estimation: 4 },
        { user: { id: anna.id }, dateRealizationLimit: readLimit('2038-03-11'), finalDate: true },
      ],
    });
    expect(await it.db.selectFrom('project').select('id').execute()).toEqual(before);
    expect((await ask({}, anna)).status).toBe(403);
  });

  test('chooses the one with fewer hours of open work [PRO-90]', async () => {
    const project = await room.begin();
    await it.db
      .updateTable('projectTask')
      .set({ estimation: 30 })
      .where('project', '=', project)
      .where('user', '=', anna.id)
      .execute();
    expect((await planned()).tasks[0]?.user?.id).toBe(piotr.id);
  });

  test('leaves out who is away, and asks when everybody is [PRO-90, PRO-92]', async () => {
    const away = (owner: number) =>
      it.call(createAbsence, {
        as: manager,
        body: { owner, type: vacation, dateFrom: '2038-03-03', dateTo: '2038-03-08' },
      });
    expect((await away(anna.id)).status).toBe(200);
    expect((await planned()).tasks[0]).toMatchObject({ user: { id: piotr.id }, problems: [] });
    await away(piotr.id);
    const [one, other] = (await planned()).tasks;
    expect(one).toMatchObject({
      user: null,
      dateRealizationLimit: readLimit('2038-03-04'),
      problems: [
        { field: 'user', text: 'Wszyscy na stanowisku „Księgowa” są w tym czasie nieobecni' },
      ],
    });
    expect(other?.problems[0]?.text).toBe('Najpierw wybierz osobę poprzedniego zadania');
  });

  test('keeps what was set by hand and works out the rest anew [PRO-93]', async () => {
    const kept = [
      { procedure, task: first, user: piotr.id, dateRealizationLimit: '2038-03-10 12:00' },
    ];
    expect((await planned({ kept })).tasks).toMatchObject([
      { user: { id: piotr.id }, dateRealizationLimit: '2038-03-10T11:00:00.000Z' },
      { user: { id: piotr.id }, dateRealizationLimit: readLimit('2038-03-17') },
    ]);
  });

  test('of an offer has its client, seller and value [PRO-90, PRO-43]', async () => {
    const { id: offer } = await it.db
      .insertInto('offer')
      .values({ name: 'Oferta', client, seller: piotr.id, status: 2, value: 5000 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await ruled([{ task: first, who: 'seller' }]);
    const { data } = await it.call(plans.planProject, {
      as: manager,
      body: { service, offer, start: monday },
    });
    expect(data.plan).toMatchObject({ unitValue: 5000, tasks: [{ user: { id: piotr.id } }, {}] });
  });

  test('of a service without rules leaves everything to be given by hand [CAT-50]', async () => {
    await ruled([{ task: first }, { task: second }]);
    const plan = await planned();
    expect(plan.unitValue).toBeNull();
    for (const task of plan.tasks) {
      expect(task).toMatchObject({ user: null, dateRealizationLimit: null, problems: [] });
    }
  });
});

describe('a new version of the service', () => {
  const given = [
    { procedure, task: first, user: anna.id, dateRealizationLimit: readLimit('2038-03-04') },
    { procedure, task: second, user: anna.id, dateRealizationLimit: readLimit('2038-03-11') },
  ];
  const begin = async () => (await room.create({ tasks: given, startDate: monday })).data.id;
  const renew = (id: number) => it.call(plans.renewService, { as: manager, params: { id } });

  test('does not touch a project by itself; taken over, people and limits stay [PRO-24, PRO-95]', async () => {
    const id = await begin();
    expect((await room.read(id)).serviceRenewable).toBe(false);
    expect((await renew(id)).status).toBe(409);
    const { type } = await it.db
      .selectFrom('taskDefinition')
      .select('type')
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    const body = { name: 'Wysłać JPK', type };
    const fresh = (await it.call(taskDefinitions.create, { as: manager, body })).data;
    const rule = { task: fresh.id, limitFrom: 'previous', limitDays: 1, who: 'previous' };
    await ruled([rule, { ...ofTwo[0], checklist: ['Umowy'] }], { tasks: [first, fresh.id] });
    const before = await room.read(id);
    expect(before.serviceRenewable).toBe(true);
    expect(before.services[0]?.procedures[0]?.tasks).toMatchObject([
      { task: first },
      { task: second },
    ]);
    expect((await renew(id)).data).toMatchObject({ added: 1, removed: 1, unassigned: 0 });
    const after = await room.read(id);
    expect(after.serviceRenewable).toBe(false);
    expect(after.services[0]?.procedures[0]?.tasks).toMatchObject([
      { task: first, user: { id: anna.id }, dateRealizationLimit: readLimit('2038-03-04') },
      { task: fresh.id, user: { id: anna.id }, dateRealizationLimit: readLimit('2038-03-05') },
    ]);
    const { data } = await it.call(getTask, {
      as: anna,
      params: { project: id, task: first, procedure, service },
    });
    expect(data.task).toMatchObject({ estimation: 4, checklistCount: 1, checklistDone: 0 });
  });

  test('is not for a project whose work has begun [PRO-95]', async () => {
    const id = await begin();
    await it.db
      .updateTable('projectTask')
      .set({ status: 2 })
      .where('project', '=', id)
      .where('task', '=', first)
      .execute();
    await ruled([{ ...ofTwo[0], limitDays: 9 }]);
    expect((await room.read(id)).serviceRenewable).toBe(false);
    expect((await renew(id)).status).toBe(409);
  });
});

test('limits lie ahead of today for a plan that begins today [PRO-91]', async () => {
  const today = warsawDay();
  const [one] = (await planned({ start: today })).tasks;
  expect(one?.dateRealizationLimit).toBe(
    readLimit(workingDaysFrom(workingDaysFrom(addDays(today, -1), 1), 3)),
  );
});

test('limits by rules count the days on which the company works [ABS-151]', async () => {
  await ruled(ofTwo);
  const admin = await it.signIn('ROLE_ADMIN');
  const params = { person: 0, from: '2038-01-01' };
  const body = { minutes: [0, 480, 480, 480, 480, 480, 0], begins: '8:00' } as never;
  await it.call(savePattern, { as: admin, params, body });
  await it.call(saveFreeDay, { as: admin, params: { day: '2038-03-05' }, body: {} as never });
  const limits = (await planned()).tasks.map(({ dateRealizationLimit }) => dateRealizationLimit);
  await it.call(removePattern, { as: admin, params });
  await it.call(removeFreeDay, { as: admin, params: { day: '2038-03-05' } });
  // Monday is off and Friday given off: it begins on Tuesday, Saturday is the third day after it.
  expect(limits.slice(0, 2)).toEqual([readLimit('2038-03-06'), readLimit('2038-03-13')]);
});
