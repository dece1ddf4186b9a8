import { addDays } from '@zaplecze/contract/kit/values/time';
import { listCalendar } from '@zaplecze/contract/rooms/absences/calls';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { updatePerson } from '@zaplecze/contract/rooms/people/calls';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { waitingJobs } from '../../../../test/waiting-jobs.ts';
import { requestsApp } from './requests.fixture.ts';
import { settleRequests } from './settle.ts';

const app = await requestsApp();
const { it, anna, piotr, head, leave, range, asked, decide, patch, read, told } = app;
afterAll(() => it.close());
beforeEach(async () => {
  await it.db
    .updateTable('calendarType')
    .set({ needsApproval: true })
    .where('id', '=', leave)
    .execute();
});

test('a type that needs approval no more settles what waits, changes too, and tells its people [ABS-95]', async () => {
  const [waiting, other] = [await asked(anna), await asked(piotr)];
  await decide(head, other, { status: 1 });
  await patch(piotr, other, { dateTo: addDays(range.dateTo, 3) });
  const item = { as: it.admin, params: { id: leave } };
  const off = await it.call(dictionaryCalls.calendarType.update, {
    ...item,
    body: { needsApproval: false } as never,
  });
  expect(off.status).toBe(200);
  const jobs = (await waitingJobs(it.db)).filter(({ task }) => task === 'absences.settle');
  expect(jobs.map(({ payload }) => payload)).toEqual([{ type: leave, by: it.admin.id }]);
  await settleRequests(it.db, { type: leave, by: it.admin.id });
  const settled = await read(anna, waiting);
  expect(settled).toMatchObject({
    status: { id: 1 },
    reason: 'Ten typ nie wymaga już akceptacji',
    decidedBy: { id: it.admin.id },
  });
  expect(await read(piotr, other)).toMatchObject({
    ...{ dateTo: addDays(range.dateTo, 3), change: null, changes: [{ status: 1 }] },
  });
  expect(await told(anna)).toContain('absenceDecided');
  // The second time there is nothing left to do.
  const before = (await told(anna)).length;
  await settleRequests(it.db, { type: leave, by: it.admin.id });
  expect((await told(anna)).length).toBe(before);
});

test('who moves to another department tells both heads; what was asked for stays with the head of then [ABS-94]', async () => {
  const [far, near] = [
    await it.named('department', 'Inny'),
    await it.named('department', 'Blisko'),
  ];
  await it.db.updateTable('department').set({ head: piotr.id }).where('id', '=', far).execute();
  await it.db.updateTable('department').set({ head: head.id }).where('id', '=', near).execute();
  const move = (as: typeof anna, department: number | null) =>
    it.call(updatePerson, { as, params: { id: anna.id }, body: { department } as never });
  expect((await move(it.manager, near)).status).toBe(200);
  const accepted = { status: 1 };
  const waiting = await asked(anna, { dateFrom: '2037-03-02', dateTo: '2037-03-03' });
  await it.db.deleteFrom('notification').execute();
  expect((await move(anna, far)).status).toBe(200);
  const notices = await it.db
    .selectFrom('notification')
    .select(['user', 'content'])
    .where('kind', '=', 'departmentChanged')
    .execute();
  expect(notices.map(({ user }) => user).sort()).toEqual([head.id, piotr.id].sort());
  expect(notices[0]?.content).toContain('Blisko → Inny');
  // What waits is the former head's, what is asked for now the new one's.
  expect((await decide(piotr, waiting, accepted)).status).toBe(403);
  const later = await asked(anna, { dateFrom: '2037-03-09', dateTo: '2037-03-10' });
  expect((await decide(head, later, accepted)).status).toBe(403);
  // The calendar says so as the list of requests does.
  const query = { dateFrom: '2037-03-01', dateTo: '2037-03-31', filter: { user: String(anna.id) } };
  const decides = async (as: typeof anna) =>
    (await it.call(listCalendar, { as, query })).data.list.map(
      ({ id, may }: { id: number; may: { decide: boolean } }) => [id, may.decide],
    );
  expect(await decides(head)).toEqual([
    [waiting, true],
    [later, false],
  ]);
  expect(await decides(piotr)).toEqual([
    [waiting, false],
    [later, true],
  ]);
  expect((await decide(head, waiting, accepted)).status).toBe(200);
  expect((await decide(piotr, later, accepted)).status).toBe(200);
  expect(await it.db.selectFrom('askedDepartment').selectAll().execute()).toEqual([]);
});
