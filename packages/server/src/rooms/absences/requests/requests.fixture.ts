import { workingDaysIn } from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/absences/requests/calls';
import { createReplacement } from '@zaplecze/contract/rooms/people/replacements/calls';
import type { Someone } from '../../../../test/http.ts';
import { absencesApp } from '../absences.fixture.ts';

/** A department with a head, people of it, and a type of leave that the head decides about. */
export async function requestsApp() {
  const app = await absencesApp();
  const { it } = app;
  const [head, anna, piotr] = [await it.signIn(), await it.signIn(), await it.signIn()];
  const department = await it.named('department', 'Kadry');
  await it.db
    .updateTable('department')
    .set({ head: head.id })
    .where('id', '=', department)
    .execute();
  const members = [head.id, anna.id, piotr.id];
  await it.db.updateTable('person').set({ department }).where('id', 'in', members).execute();
  const { id: leave } = await it.db
    .insertInto('calendarType')
    .values({ name: 'urlop za zgodą', needsApproval: true, unit: 'half' })
    .returning('id')
    .executeTakeFirstOrThrow();

  /** Five working days in a row, from a month ahead on. */
  const fiveFrom = (day: string): { dateFrom: string; dateTo: string } => {
    const five = { dateFrom: day, dateTo: addDays(day, 4) };
    return workingDaysIn(five) === 5 ? five : fiveFrom(addDays(day, 1));
  };
  const range = fiveFrom(addDays(warsawDay(), 30));
  /** Somebody asks for leave; gives the request's id. */
  const requestAbsence = async (as: Someone, body: object = {}): Promise<number> =>
    (await app.create(as, { owner: as.id, type: leave, ...range, ...body })).data.id;
  const decide = (as: Someone, id: number, body: object) =>
    it.call(contract.decideRequest, { as, params: { id }, body });
  const withdraw = (as: Someone, id: number, body: object = {}) =>
    it.call(contract.withdrawRequest, { as, params: { id }, body });
  const read = async (as: Someone, id: number): Promise<contract.AbsenceRequest> =>
    (await it.call(contract.getRequest, { as, params: { id } })).data.request;
  const requests = async (as: Someone, filter: object = {}): Promise<contract.RequestRow[]> =>
    (await it.call(contract.listRequests, { as, query: { perPage: 100, filter } })).data.list.list;
  /** Somebody stands in for another from yesterday to tomorrow. */
  const standsIn = (substitute: Someone, replaced: Someone) =>
    it.call(createReplacement, {
      as: it.manager,
      body: {
        ...{ user: substitute.id, replacedUser: replaced.id },
        ...{ dateFrom: addDays(warsawDay(), -1), dateTo: addDays(warsawDay(), 1) },
      },
    });
  /** Kinds of what somebody was told about absences, the oldest first. */
  const noticesOf = async (person: Someone): Promise<string[]> =>
    (
      await it.db
        .selectFrom('notification')
        .select(['kind', 'content'])
        .where('user', '=', person.id)
        .where('kind', 'like', 'absence%')
        .orderBy('id')
        .execute()
    ).map(({ kind }) => kind);
  return {
    ...app,
    ...{ head, anna, piotr, department, leave, range },
    ...{ asked: requestAbsence, decide, withdraw, read, requests, standsIn, told: noticesOf },
  };
}
