import { addDays } from '@zaplecze/contract/kit/values/time';
import { checkAbsence } from '@zaplecze/contract/rooms/absences/balances/calls';
import {
  createTerm,
  removeTerm,
  updateTerm,
} from '@zaplecze/contract/rooms/absences/employment/calls';
import { afterAll, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { besideIn } from '../days/beside.fixture.ts';
import { requestsApp } from '../requests/requests.fixture.ts';
import { settleRequests } from '../requests/settle.ts';

const app = await requestsApp();
const { it, head, leave, range, asked, create, decide, patch, read } = app;
afterAll(() => it.close());

const shown = (day: string) => day.split('-').reverse().join('.');
const firstDay = addDays(range.dateFrom, -400);
const begins = (day: string) => ({
  dateFrom: `Zatrudnienie zaczyna się ${shown(day)}. Zacznij od tego dnia`,
});
const ends = (day: string) => ({
  dateTo: `Zatrudnienie kończy się ${shown(day)}. Skończ tego dnia`,
});

/** Somebody of the head's department with an employment. */
async function employed(term: object = {}) {
  const person = await it.signIn();
  const { department } = await it.db
    .selectFrom('person')
    .select('department')
    .where('id', '=', head.id)
    .executeTakeFirstOrThrow();
  await it.db.updateTable('person').set({ department }).where('id', '=', person.id).execute();
  return { person, id: await termOf(person, { firstDay, ...term }) };
}

const termOf = async (person: Someone, term: object): Promise<number> =>
  (
    await it.call(createTerm, {
      ...{ as: it.manager, params: { person: person.id } },
      body: { partTime: 1, ...term } as never,
    })
  ).data.id;

/** The employment ends on a day; gives what lies behind it. */
const endOn = async (id: number, lastDay: string): Promise<string[]> =>
  (
    await it.call(updateTerm, {
      ...{ as: it.manager, params: { id } },
      body: { firstDay, lastDay, partTime: 1 } as never,
    })
  ).data.outside;

test('an absence that begins before the first day of work or ends after the last one is refused on its field, entered or changed [ABS-330]', async () => {
  const [inner, last] = [addDays(range.dateFrom, 1), addDays(range.dateTo, -1)];
  const { person } = await employed({ firstDay: inner, lastDay: last });
  for (const as of [person, it.manager]) {
    const entered = (body: object) => create(as, { owner: person.id, type: leave, ...body });
    expect(await entered(range)).toMatchObject({ status: 400, errors: begins(inner) });
    expect((await entered({ ...range, dateFrom: inner })).errors).toEqual(ends(last));
  }
  const checked = await it.call(checkAbsence, {
    as: person,
    query: { owner: person.id, type: leave, ...range } as never,
  });
  expect(checked.data.refusal).toBe(begins(inner).dateFrom);
  const id = await asked(person, { dateFrom: inner, dateTo: last });
  expect((await patch(person, id, { dateTo: range.dateTo })).errors).toEqual(ends(last));
  expect((await decide(head, id, { status: 1 })).status).toBe(200);
  expect((await patch(person, id, { dateTo: range.dateTo })).errors).toEqual(ends(last));
  expect((await patch(it.manager, id, { dateFrom: range.dateFrom })).errors).toEqual(begins(inner));
  expect(await read(person, id)).toMatchObject({ dateFrom: inner, dateTo: last, change: null });
});

test('what lies outside of an employment that ended meanwhile is accepted no more, and refused where nobody decides any more [ABS-330]', async () => {
  const last = addDays(range.dateTo, -2);
  const [one, other] = [await employed(), await employed()];
  const waits = await asked(one.person);
  const stands = await asked(other.person, { dateFrom: range.dateFrom, dateTo: last });
  await decide(head, stands, { status: 1 });
  await patch(other.person, stands, { dateTo: range.dateTo });
  expect(await endOn(one.id, last)).toEqual([expect.stringContaining('urlop za zgodą, od ')]);
  await endOn(other.id, last);
  const change = (await read(head, stands)).change?.id;
  expect(await decide(head, waits, { status: 1 })).toMatchObject({
    status: 400,
    errors: ends(last),
  });
  expect((await decide(head, stands, { status: 1, change })).errors).toEqual(ends(last));
  expect((await read(head, waits)).status.id).toBe(0);

  await it.db
    .updateTable('calendarType')
    .set({ needsApproval: false })
    .where('id', '=', leave)
    .execute();
  await settleRequests(it.db, { type: leave, by: it.admin.id });
  await it.db
    .updateTable('calendarType')
    .set({ needsApproval: true })
    .where('id', '=', leave)
    .execute();
  expect(await read(head, waits)).toMatchObject({ status: { id: 2 }, reason: ends(last).dateTo });
  expect(await read(head, stands)).toMatchObject({
    ...{ status: { id: 1 }, dateTo: last, change: null },
    changes: [{ status: 2, reason: ends(last).dateTo }],
  });
});

test('an employment that ends beside an absence that is just being entered is told of it [ABS-330]', async () => {
  const { person, id } = await employed();
  // As who enters an absence holds its person until it is saved.
  const { waited, answer } = await besideIn(it)(
    `select pg_advisory_xact_lock(hashtext('calendarEntry'), ${person.id});
     insert into "calendarEntry" (owner, type, "dateFrom", "dateTo")
       values (${person.id}, ${leave}, '${range.dateFrom}', '${range.dateTo}')`,
    () => endOn(id, addDays(range.dateTo, -2)),
  );
  expect([waited, answer]).toEqual([true, [expect.stringContaining('urlop za zgodą, od ')]]);
});

test('whoever takes a time of employment away is told which absences lie outside of what is left [ABS-330]', async () => {
  const { person, id } = await employed({ lastDay: addDays(range.dateFrom, 40) });
  await termOf(person, { firstDay: addDays(range.dateFrom, 41) });
  await decide(head, await asked(person), { status: 1 });
  const removed = await it.call(removeTerm, {
    ...{ as: it.manager, params: { id } },
    body: {} as never,
  });
  expect(removed.data.outside).toEqual([expect.stringContaining('urlop za zgodą, od ')]);
});
