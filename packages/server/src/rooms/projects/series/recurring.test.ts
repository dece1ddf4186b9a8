import { getHandover, removePerson } from '@zaplecze/contract/rooms/people/calls';
import * as contract from '@zaplecze/contract/rooms/projects/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../../test/http.ts';
import { eventually } from '../../../../test/starting/server-process.ts';
import { enqueue, startWorker } from '../../../kit/jobs/jobs.ts';
import { createLog } from '../../../kit/operations/log.ts';
import { remindOfTasks } from '../../tasks/tasks.fixture.ts';
import { createBookkeeping } from '../projects.fixture.ts';
import { makeDuePeriods, planPeriods, projectTasks } from '../projects.jobs.ts';

describe('periods of a project', () => {
  let it: TestApp;
  let manager: Someone;
  let anna: Someone;
  let piotr: Someone;
  let client: number;
  let service: number;
  let procedure: number;
  let steps: number[];
  let root: number;

  beforeAll(async () => {
    it = await testApp();
    manager = await it.signIn('ROLE_MANAGER');
    const house = await createBookkeeping(it, manager);
    ({ client, service, procedure } = house);
    steps = [house.first, house.second];
  });
  afterAll(() => it.close());

  beforeEach(async () => {
    await it.db.deleteFrom('project').execute();
    await it.db.deleteFrom('notification').execute();
    [anna, piotr] = await Promise.all([it.signIn(), it.signIn()]);
    const answer = await create();
    root = answer.data.id;
  });

  const create = (more: object = {}) =>
    it.call(contract.createProject, {
      as: manager,
      body: {
        name: 'Księgowość Żagiel 11/2026',
        client,
        services: [service],
        recurrent: 3,
        recurrentFrom: '2026-11-01',
        unitValue: 100,
        seller: piotr.id,
        tasks: steps.map((task, at) => ({
          procedure,
          task,
          user: [anna, piotr][at]?.id,
          dateRealizationLimit: ['2026-11-20 15:00', '2026-11-25 15:00'][at],
        })),
        ...more,
      },
    });
  const read = async (id: number): Promise<contract.Project> =>
    (await it.call(contract.getProject, { as: manager, params: { id } })).data.project;
  const ids = async () =>
    (await it.db.selectFrom('project').select('id').orderBy('id').execute()).map((row) => row.id);
  const told = async (person: Someone, kind: string) =>
    (
      await it.db
        .selectFrom('notification')
        .select('content')
        .where('user', '=', person.id)
        .where('kind', '=', kind)
        .execute()
    ).map((row) => row.content);

  test('the next one is made two weeks ahead with the same people, tasks and moved limits [PRO-71, PRO-72, PRO-73, PRO-74]', async () => {
    await makeDuePeriods(it.db, root, '2026-11-16');
    expect(await ids()).toEqual([root]);
    await makeDuePeriods(it.db, root, '2026-11-17');
    const [, next = 0] = await ids();
    const made = await read(next);
    expect(made).toMatchObject({
      name: 'Księgowość Żagiel 12/2026',
      client: { id: client },
      seller: { id: piotr.id },
      plannedValue: 100,
      recurrent: 3,
      recurrentFrom: '2026-12-01',
      status: { id: 1 },
      previousPeriod: { id: root, name: 'Księgowość Żagiel 11/2026' },
      nextPeriod: null,
      createdBy: { id: manager.id },
    });
    expect(made.services[0]?.procedures[0]?.tasks).toMatchObject([
      {
        name: 'Zebrać dokumenty',
        user: { id: anna.id },
        status: { id: 1 },
        dateRealizationLimit: expect.stringContaining('2026-12-21T'),
      },
      {
        name: 'Zaksięgować',
        user: { id: piotr.id },
        status: { id: 0 },
        dateRealizationLimit: expect.stringContaining('2026-12-28T'),
      },
    ]);
    expect((await read(root)).nextPeriod).toEqual({ id: next, name: made.name });
    expect(await told(anna, 'periodCreated')).toMatchObject([
      expect.stringContaining('Księgowość Żagiel 12/2026'),
    ]);
  });

  test('the copy is the project’s, not the definition’s as it is now [PRO-24, PRO-72]', async () => {
    await it.db
      .updateTable('taskDefinition')
      .set({ name: 'Inaczej' })
      .where('id', '=', steps[0] ?? 0)
      .execute();
    await makeDuePeriods(it.db, root, '2026-11-20');
    const [, next = 0] = await ids();
    expect((await read(next)).services[0]?.procedures[0]?.tasks[0]?.name).toBe('Zebrać dokumenty');
    await it.db
      .updateTable('taskDefinition')
      .set({ name: 'Zebrać dokumenty' })
      .where('id', '=', steps[0] ?? 0)
      .execute();
  });

  test('exactly one is made however many servers try, and none again after it was deleted [PRO-76]', async () => {
    const tries = Array.from({ length: 8 }, () => makeDuePeriods(it.db, root, '2026-11-20'));
    await Promise.all(tries);
    const [, next = 0, ...more] = await ids();
    expect(more).toEqual([]);
    await it.call(contract.removeProject, { as: manager, params: { id: next } });
    await makeDuePeriods(it.db, root, '2026-11-20');
    expect(await ids()).toEqual([root]);
    await makeDuePeriods(it.db, root, '2026-12-20');
    const [, january = 0] = await ids();
    expect((await read(january)).name).toBe('Księgowość Żagiel 01/2027');
  });

  test('the tasks of somebody who left go to whoever took over, also when all were done [PRO-80, PRO-293]', async () => {
    const leave = (who: Someone, query: object) =>
      it.call(removePerson, { as: manager, params: { id: who.id }, query: query as never });
    const [heir, second] = await Promise.all([it.signIn(), it.signIn()]);
    await it.db.updateTable('projectTask').set({ status: 9 }).where('project', '=', root).execute();
    const handover = await it.call(getHandover, { as: manager, params: { id: piotr.id } });
    expect(handover.data).toMatchObject({ tasks: 0, repeating: 1 });
    expect((await leave(piotr, {})).errors).toEqual({ tasks: 'Wskaż, kto przejmie zadania' });
    expect((await leave(piotr, { tasks: heir.id })).status).toBe(200);
    expect((await leave(heir, {})).errors).toEqual({ tasks: 'Wskaż, kto przejmie zadania' });
    expect((await leave(heir, { tasks: second.id })).status).toBe(200);
    await makeDuePeriods(it.db, root, '2026-11-20');
    const [, next = 0] = await ids();
    const made = await read(next);
    const [, task] = made.services[0]?.procedures[0]?.tasks ?? [];
    expect(task?.user?.id).toBe(second.id);
    // Who sold the period that is over, its seller's heir goes on with.
    expect(made.seller?.id).toBe(second.id);
    expect((await read(root)).seller?.id).toBe(piotr.id);
    expect(await told(second, 'periodCreated')).toEqual([
      expect.stringMatching(
        /^Nowy okres projektu: <a href="\/task\/.*12\/2026<\/a> dla klienta Żagiel \(od 01.12.2026, 1\u00A0zadanie\)$/,
      ),
    ]);
  });

  test('whoever does not work here any more leaves the task to nobody, and the manager is told [PRO-80]', async () => {
    await it.db.updateTable('person').set({ active: false }).where('id', '=', piotr.id).execute();
    await makeDuePeriods(it.db, root, '2026-11-20');
    const [, next = 0] = await ids();
    const made = await read(next);
    expect(made.seller).toBeNull();
    expect(made.services[0]?.procedures[0]?.tasks.map((task) => task.user?.id ?? null)).toEqual([
      anna.id,
      null,
    ]);
    const [content = ''] = await told(manager, 'unassigned');
    expect(content).toContain(`/project/view/${next}`);
    expect(content).toContain('1\u00A0zadanie)');
  });

  test.each([
    ['the end date is reached', { recurrentTo: '2026-11-30' }],
    ['the project is cancelled', { status: 10 }],
    ['it does not recur any more', { recurrent: 0 }],
  ])('none is made when %s [PRO-77]', async (_, body) => {
    await it.call(contract.updateProject, { as: manager, params: { id: root }, body });
    await makeDuePeriods(it.db, root, '2026-11-20');
    expect(await ids()).toEqual([root]);
  });

  test('the end may be the very day of the last period [PRO-77]', async () => {
    const body = { recurrentTo: '2026-12-01' };
    await it.call(contract.updateProject, { as: manager, params: { id: root }, body });
    await makeDuePeriods(it.db, root, '2026-12-20');
    expect(await ids()).toHaveLength(2);
  });

  test('months that passed while the server was off are skipped; the running one and the next are made [PRO-78]', async () => {
    await makeDuePeriods(it.db, root, '2027-03-20');
    const made = await Promise.all((await ids()).map(read));
    expect(made.map((project) => project.recurrentFrom)).toEqual([
      '2026-11-01',
      '2027-03-01',
      '2027-04-01',
    ]);
  });

  test('the series goes on although its first project is deleted [PRO-79]', async () => {
    await makeDuePeriods(it.db, root, '2026-11-20');
    await it.call(contract.removeProject, { as: manager, params: { id: root } });
    const [december = 0] = await ids();
    expect((await read(december)).previousPeriod).toBeNull();
    await makeDuePeriods(it.db, december, '2026-12-20');
    expect(await ids()).toHaveLength(2);
  });

  test('a start is made up and an end before it refused [PRO-70]', async () => {
    const body = { recurrentTo: '2026-10-31' };
    const answer = await it.call(contract.updateProject, {
      as: manager,
      params: { id: root },
      body,
    });
    expect(answer.errors).toEqual({ recurrentTo: 'Koniec nie może być przed początkiem' });
    const oneOff = { recurrent: 0, recurrentFrom: '2026-11-01', ...body };
    expect((await create(oneOff)).errors).toEqual(answer.errors);
    const made = await create({ recurrentFrom: undefined });
    expect((await read(made.data.id)).recurrentFrom).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('the clock’s job finds what is due, whichever server runs it [PRO-71]', async () => {
    await create({ name: 'Jednorazowy', recurrent: 0, recurrentFrom: null });
    const ts = '2026-11-20T00:30:00Z';
    for (const _ of [1, 2]) await enqueue(it.db, planPeriods, { _cron: { ts } });
    const tasks = projectTasks(it.db);
    const worker = await startWorker({ pool: it.db.pool, tasks, log: createLog('silent') });
    const left = `select count(*)::int as count from graphile_worker.jobs
      where task_identifier like 'projects%'`;
    await eventually(async () => (await it.db.pool.query(left)).rows[0].count === 0);
    await worker.stop();
    expect(await ids()).toHaveLength(3);
  });

  test('holders of open tasks are reminded of limits, each once [NOT-22, NOT-24]', async () => {
    await Promise.all([
      remindOfTasks(it.db, new Date('2026-11-20T06:00:00Z')),
      remindOfTasks(it.db, new Date('2026-11-20T06:00:00Z')),
    ]);
    expect(await told(anna, 'deadline')).toHaveLength(1);
    expect(await told(piotr, 'deadline')).toHaveLength(1);
    await remindOfTasks(it.db, new Date('2026-11-23T06:00:00Z'));
    expect(await told(anna, 'overdue')).toHaveLength(1);
    await it.db.updateTable('projectTask').set({ status: 10 }).execute();
    await remindOfTasks(it.db, new Date('2026-11-27T06:00:00Z'));
    expect(await told(piotr, 'overdue')).toHaveLength(0);
  });
});
