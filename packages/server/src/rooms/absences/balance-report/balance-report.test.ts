import { exportOf } from '@zaplecze/contract/kit/calls/export';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/absences/balance-report/calls';
import { afterAll, expect, test } from 'vitest';
import { absencesApp } from '../absences.fixture.ts';
import { writeReport } from './balance-report.save.ts';

const { it } = await absencesApp();
afterAll(() => it.close());

const year = Number(warsawDay().slice(0, 4));
const typeOf = async (name: string, more: object) =>
  (
    await it.db
      .insertInto('calendarType')
      .values({ name, ...more })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const leave = await typeOf('wypoczynkowy', { limited: true, limitKind: 'vacation' });
const sick = await typeOf('L4', { interruptsLeave: true });
/** As rows stand that the version before wrote. */
const entry = (owner: number, type: number, dateFrom: string, dateTo: string) =>
  it.db
    .insertInto('calendarEntry')
    .values({ owner, type, dateFrom: `${year}-${dateFrom}`, dateTo: `${year}-${dateTo}` })
    .execute();

test('balances that differ are kept with what they were and why, shown until they are put away [ABS-93]', async () => {
  const [anna, piotr, ewa] = [await it.signIn(), await it.signIn(), await it.signIn()];
  await it.db.deleteFrom('balanceReport').execute();
  // The same days twice, all of them working days of any year's February.
  await entry(anna.id, leave, '02-01', '02-14');
  await entry(anna.id, leave, '02-01', '02-14');
  await entry(piotr.id, leave, '02-01', '02-14');
  await entry(piotr.id, sick, '02-01', '02-14');
  await entry(ewa.id, leave, '02-01', '02-14');
  await it.db.transaction().execute(writeReport);
  const read = async () => (await it.call(contract.listDifferences, { as: it.admin })).data;
  const { list, shown } = await read();
  expect(shown).toBe(true);
  const of = (id: number) => list.filter(({ user }: contract.BalanceDifference) => user.id === id);
  expect(of(anna.id)).toMatchObject([{ before: 48, after: 128, reasons: ['overlap'] }]);
  expect(of(piotr.id)).toMatchObject([{ before: 128, after: 208, reasons: ['sickness'] }]);
  expect(of(ewa.id)).toEqual([]);

  // It is worked out once.
  await entry(ewa.id, leave, '02-01', '02-14');
  await it.db.transaction().execute(writeReport);
  expect((await read()).list).toEqual(list);

  const file = await it.app.inject({
    url: `/api${exportOf(contract.listDifferences).path}?format=csv`,
    headers: { 'access-token': it.admin.token },
  });
  expect(file.body).toContain('nieobecności, które się nakładały, liczą się raz');

  expect((await it.call(contract.listDifferences, { as: it.manager })).status).toBe(403);
  expect((await it.call(contract.endReport, { as: it.manager })).status).toBe(403);
  expect((await it.call(contract.endReport, { as: it.admin })).status).toBe(200);
  expect(await read()).toMatchObject({ shown: false, list });
});
