import { addDays } from '@zaplecze/contract/kit/values/time';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { updatePerson } from '@zaplecze/contract/rooms/people/calls';
import { afterAll, expect, test } from 'vitest';
import { waitingJobs } from '../../../../test/waiting-jobs.ts';
import { requestsApp } from './requests.fixture.ts';
import { settleRequests } from './settle.ts';

const app = await requestsApp();
const { it, anna, piotr, head, leave, range, asked, decide, patch, read, told } = app;
afterAll(() => it.close());

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

test('nobody moves themselves to a department of another head while a manager could [ABS-94]', async () => {
  const [far, near] = [
    await it.named('department', 'Inny'),
    await it.named('department', 'Blisko'),
  ];
  await it.db.updateTable('department').set({ head: piotr.id }).where('id', '=', far).execute();
  await it.db.updateTable('department').set({ head: head.id }).where('id', '=', near).execute();
  const move = (as: typeof anna, department: number | null) =>
    it.call(updatePerson, { as, params: { id: anna.id }, body: { department } as never });
  const refused = await move(anna, far);
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([400, ['department']]);
  expect((await move(anna, null)).status).toBe(400);
  expect((await move(anna, near)).status).toBe(200);
  expect((await move(it.manager, far)).status).toBe(200);
});
