import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { usualWorkingTime } from '@zaplecze/contract/kit/values/working-hours';
import { createAbsence } from '@zaplecze/contract/rooms/absences/calls';
import { createReplacement } from '@zaplecze/contract/rooms/people/replacements/calls';
import * as tasks from '@zaplecze/contract/rooms/tasks/calls';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { projectApp } from '../../projects/projects.fixture.ts';
import { remindOfKeeping } from '../tasks.jobs.ts';
import { usualHours } from './course.ts';

const { it, manager, anna, piotr, stranger, first, second, begin, at, open, patch, close } =
  await projectApp();
let project: number;

afterAll(() => it.close());
beforeEach(async () => {
  project = await begin();
});

const give = (as: Someone, task: number, body: object) =>
  it.call(tasks.handOverTask, { as, params: at(task), body });
const giveBack = (as: Someone, task: number, body: object = {}) =>
  it.call(tasks.handBackTask, { as, params: at(task), body });
const told = async (user: Someone): Promise<string[]> =>
  (
    await it.db
      .selectFrom('notification')
      .select('content')
      .where('user', '=', user.id)
      .orderBy('id', 'desc')
      .execute()
  ).map(({ content }) => content);

describe('handing on', () => {
  test('who has a task gives it to a colleague with a word; the colleague is told and has it [TAS-30]', async () => {
    const answer = await give(anna, first, { user: stranger.id, text: 'Zostały faktury z marca' });
    expect(answer.status).toBe(200);
    expect((await told(stranger))[0]).toContain(
      `Przekazuje ${anna.name}: „Zostały faktury z marca”`,
    );
    expect((await open(anna, first)).status).toBe(403);
    const { task } = (await open(stranger, first)).data;
    expect(task).toMatchObject({
      user: { id: stranger.id },
      handovers: [
        { from: { id: anna.id }, to: { id: stranger.id }, text: 'Zostały faktury z marca' },
      ],
      may: { handOver: true, handBack: { id: anna.id } },
    });
    expect(task.handovers).toHaveLength(1);
  });

  test('whoever ordered the task, and managers who open it, see who handed it to whom [TAS-30]', async () => {
    await give(anna, first, { user: stranger.id, text: 'Nie zdążę' });
    expect((await told(manager))[0]).toContain(`${anna.name} → ${stranger.name}: „Nie zdążę”`);
    expect((await open(manager, first)).data.task.handovers).toHaveLength(1);
  });

  test('only who has it, their substitute and managers hand a task on [TAS-30]', async () => {
    const body = { user: piotr.id, text: 'Proszę' };
    expect((await give(stranger, first, body)).status).toBe(403);
    const today = warsawDay();
    await it.call(createReplacement, {
      as: anna,
      body: { user: stranger.id, replacedUser: anna.id, dateFrom: today, dateTo: today },
    });
    expect((await give(stranger, first, body)).status).toBe(200);
    expect((await give(manager, first, { ...body, user: anna.id })).status).toBe(200);
  });

  test.each([
    ['text', { text: ' ' }, 'Napisz, co trzeba wiedzieć'],
    ['user', { user: null }, 'Wskaż osobę'],
    ['user', { user: 2_000_000_000 }, 'Nie ma takiej osoby'],
  ])('%s of %j is refused: %s [TAS-30]', async (field, wrong, message) => {
    const answer = await give(anna, first, { user: stranger.id, text: 'Proszę', ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual({ [field]: message });
  });

  test('what is over is handed on no more, and nobody hands it to who has it [TAS-30]', async () => {
    expect((await give(anna, first, { user: anna.id, text: 'Sobie' })).errors).toEqual({
      user: 'Ta osoba ma już to zadanie',
    });
    await close(anna, first);
    const late = await give(anna, first, { user: stranger.id, text: 'Proszę' });
    expect(late.errors).toEqual({ user: 'To zadanie jest już zakończone' });
  });

  test('the colleague gives it back, begun or not, and who handed it on is told [TAS-31]', async () => {
    await give(anna, first, { user: stranger.id, text: 'Weź to' });
    await patch(stranger, first, { status: 2 });
    expect((await giveBack(stranger, first, { text: 'Brakuje umowy' })).status).toBe(200);
    expect((await told(anna))[0]).toContain(`Oddaje ${stranger.name}: „Brakuje umowy”`);
    const { task } = (await open(anna, first)).data;
    expect(task.user.id).toBe(anna.id);
    expect(task.handovers.map(({ back }: { back: boolean }) => back)).toEqual([true, false]);
    expect(task.may.handBack).toBeNull();
    expect((await giveBack(anna, first)).status).toBe(400);
  });

  test('who handed it on takes it back while nobody has begun it, and not after [TAS-31]', async () => {
    await give(anna, first, { user: stranger.id, text: 'Weź to' });
    expect((await giveBack(piotr, first)).status).toBe(403);
    expect((await giveBack(anna, first)).status).toBe(200);
    expect((await told(stranger))[0]).toContain(`${stranger.name} → ${anna.name}`);
    await give(anna, first, { user: stranger.id, text: 'Jednak weź' });
    await patch(stranger, first, { status: 2 });
    expect((await giveBack(anna, first)).status).toBe(403);
  });
});

describe('what comes next', () => {
  test('who ends a task learns who has the next one and that they were told by this [TAS-32]', async () => {
    const { next } = (await close(anna, first)).data;
    expect(next).toMatchObject({
      step: { task: second, user: { id: piotr.id } },
      told: true,
      mine: false,
      away: null,
    });
    expect((await close(piotr, second)).data.next).toBeNull();
  });

  test('the next one may be their own, also by substitution [TAS-32]', async () => {
    const today = warsawDay();
    const standing = await it.call(createReplacement, {
      as: piotr,
      body: { user: anna.id, replacedUser: piotr.id, dateFrom: today, dateTo: today },
    });
    expect((await close(anna, first)).data.next).toMatchObject({ mine: true });
    await it.db.deleteFrom('replacement').where('id', '=', standing.data.id).execute();
  });

  test('nobody is said to have been told whose turn had come before [TAS-32]', async () => {
    await close(anna, first);
    const again = await patch(anna, first, { description: 'Dopisek' });
    expect(again.data.next).toMatchObject({ step: { task: second }, told: false });
  });

  test('it says that the next person is away, until when and who stands in [TAS-32]', async () => {
    const type = await it.db
      .insertInto('calendarType')
      .values({ name: 'urlop', color: '#2F9E44' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [today, until] = [warsawDay(), addDays(warsawDay(), 3)];
    const days = { dateFrom: today, dateTo: until };
    const body = { owner: piotr.id, type: type.id, ...days };
    await it.call(createAbsence, { as: manager, body });
    const stand = { user: stranger.id, replacedUser: piotr.id, ...days };
    await it.call(createReplacement, { as: manager, body: stand });
    expect((await close(anna, first)).data.next.away).toEqual({
      until,
      substitutes: [{ id: stranger.id, name: stranger.name }],
    });
    await it.db.deleteFrom('calendarEntry').execute();
    await it.db.deleteFrom('replacement').execute();
  });
});

/** Has the notes of a task's statuses stand at other moments; the course follows from them. */
async function shift(task: number, hours: number, status: number): Promise<void> {
  await sql`update "projectTaskStatus" set created = created - make_interval(hours => ${hours})
    where status = ${status} and "projectTask" =
      (select id from "projectTask" where project = ${project} and task = ${task})`.execute(it.db);
}

describe('how long it takes', () => {
  test('the task tells for how many hours of work it waited and was worked on [TAS-33]', async () => {
    await patch(anna, first, { status: 2 });
    // Four weeks have twenty days of work, less those that are holidays.
    await sql`update "projectTask" set created = created - interval '28 days'
      where project = ${project} and task = ${first}`.execute(it.db);
    await shift(first, 14 * 24, 2);
    const { course } = (await open(anna, first)).data.task;
    expect(course.waited).toBeGreaterThan(40);
    expect(course.waited).toBeLessThanOrEqual(80);
    expect(course.worked).toBeGreaterThan(40);
    expect(course.worked).toBeLessThanOrEqual(80);
    expect((await open(piotr, second)).data.task.course).toMatchObject({
      ...{ turnAt: null, waited: null, worked: null },
    });
  });

  test('what a step usually takes is the middle of its last ones, and unknown while they are few [TAS-33]', () => {
    const day = (from: string, to: string) => ({ turnAt: from, endedAt: to });
    const one = day('2026-11-23T07:00:00Z', '2026-11-23T09:00:00Z');
    const slow = day('2026-11-02T07:00:00Z', '2026-11-23T09:00:00Z');
    const night = day('2026-11-23T14:00:00Z', '2026-11-24T08:00:00Z');
    expect(usualHours([one, one, one, one], usualWorkingTime)).toBeNull();
    expect(usualHours([slow, one, night, one, slow], usualWorkingTime)).toBe(2);
  });
});

describe('keeping others waiting', () => {
  // What is usual, and who keeps whom waiting, is of all tasks there are.
  beforeEach(async () => {
    await it.db.deleteFrom('projectTask').execute();
    await it.db.deleteFrom('notification').execute();
    project = await begin();
  });
  const morning = (days: number) => new Date(Date.now() + days * 86_400_000);
  const usual = async () => {
    // Five that took an hour of work each.
    for (let n = 0; n < 5; n += 1) {
      const id = await begin();
      await close(anna, first);
      await sql`delete from "projectTask" where project = ${id} and task = ${second}`.execute(
        it.db,
      );
      await sql`update "projectTask" set "turnAt" = '2026-11-09T08:00:00Z', "endedAt" = '2026-11-09T09:00:00Z'
        where project = ${id}`.execute(it.db);
    }
    project = await begin();
  };

  test('whoever keeps the next waiting for longer than the step usually takes is told, once a turn [TAS-34]', async () => {
    await remindOfKeeping(it.db, morning(10));
    const reminded = async (who: Someone) =>
      (await told(who)).filter((text) => text.includes('Inni czekają')).length;
    // Nothing is usual yet.
    expect(await reminded(anna)).toBe(0);
    await usual();
    await remindOfKeeping(it.db, new Date());
    expect(await reminded(anna)).toBe(0);
    await remindOfKeeping(it.db, morning(10));
    const count = await reminded(anna);
    expect(count).toBeGreaterThan(0);
    expect((await told(anna))[0]).toMatch(
      new RegExp(`Zaksięgować: ${piotr.name}; trwa \\d+ godz. pracy, zwykle 1 godz.`),
    );
    await remindOfKeeping(it.db, morning(11));
    expect(await reminded(anna)).toBe(count);
    expect(await reminded(piotr)).toBe(0);
  });

  test('who keeps nobody but themselves waiting is not told [TAS-34]', async () => {
    await usual();
    await give(piotr, second, { user: anna.id, text: 'Zrobisz całość' });
    await it.db.deleteFrom('notification').execute();
    await remindOfKeeping(it.db, morning(10));
    const about = (await told(anna)).filter((text) => text.includes(`/task/${project}/`));
    expect(about).toEqual([]);
  });
});
