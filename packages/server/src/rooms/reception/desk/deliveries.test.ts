import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { confirmParcel, createReception } from '@zaplecze/contract/rooms/reception/calls';
import * as contract from '@zaplecze/contract/rooms/reception/desk/calls';
import { daysLeft, deliveryDays } from '@zaplecze/contract/rooms/reception/desk/lists';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../../test/http.ts';
import { standIn } from '../../visits/visits.fixture.ts';
import { type House, parcelOf, receptionHouse } from '../reception.fixture.ts';
import { remindOfDeliveries } from './deliveries.jobs.ts';

let it: TestApp;
let desk: Someone;
let house: House;
let type: number;

beforeAll(async () => {
  it = await testApp();
  desk = await it.signIn('ROLE_RECEPTION');
  house = await receptionHouse(it);
  type = (
    await it.db
      .insertInto('receptionType')
      .values({ name: 'e-Doręczenie', electronic: true })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
});
afterAll(() => it.close());

const today = warsawDay();
/** A letter of a public body that came on a day. */
const came = async (day: string, more: object = {}): Promise<number> =>
  (
    await it.call(createReception, {
      as: desk,
      body: { ...parcelOf(house), type, operationDate: `${day} 10:00`, ...more },
    })
  ).data.id;
const list = async (as = desk): Promise<contract.Delivery[]> =>
  (await it.call(contract.listDeliveries, { as })).data.list;
const ids = async (as = desk) => (await list(as)).map(({ id }) => id);
const update = (id: number, body: object, as = desk) =>
  it.call(contract.updateDelivery, { as, params: { id }, body });
const told = async (as: Someone) =>
  ((await it.call(listNotifications, { as, query: {} })).data.list.list as { content: string }[])
    .map(({ content }) => content)
    .filter((content) => content.includes('e-Doręczenie czeka'));
const at = (day: string) => new Date(`${day}T06:00:00Z`);

test.each([
  // The fourteen days begin after that of arrival; the day after them it is deemed delivered.
  ['2026-11-02', '2026-11-16', '2026-11-17'],
  ['2026-02-20', '2026-03-06', '2026-03-07'],
  // Days are calendar days, whatever the clocks do.
  ['2026-10-20', '2026-11-03', '2026-11-04'],
  ['2026-12-24', '2027-01-07', '2027-01-08'],
])(
  'what came on %s can be opened until %s and is deemed delivered on %s [REC-70]',
  (arrived, last, deemed) => {
    expect(deliveryDays(arrived)).toEqual({ last, deemed });
    expect(daysLeft(arrived, arrived)).toBe(14);
    expect(daysLeft(arrived, last)).toBe(0);
    expect(daysLeft(arrived, deemed)).toBe(-1);
  },
);

test('the list tells how many days are left, the shortest first; whoever is not of the reception sees their own and those they stand in for [REC-71]', async () => {
  const [mine, helper, stranger] = await Promise.all([it.signIn(), it.signIn(), it.signIn()]);
  await standIn(it, helper.id, mine.id);
  const late = await came(addDays(today, -2), { user: mine.id });
  const soon = await came(addDays(today, -12));
  // The reception's list, of what this test brought.
  const own = [soon, late];
  const first = (await list()).filter(({ id }) => own.includes(id));
  expect(first.map(({ id, daysLeft: left }) => [id, left])).toEqual([
    [soon, 2],
    [late, 12],
  ]);
  const others = (await ids()).length - own.length;
  expect(await ids(mine)).toEqual([late]);
  expect(await ids(helper)).toEqual([late]);
  expect(await ids(stranger)).toEqual([]);
  // The usual post is none of it, and neither is what was sent.
  await came(today, { type: house.type });
  await came(today, { direction: 'outbound' });
  expect(await ids()).toHaveLength(others + own.length);
  const open = (as: Someone) =>
    it.call(confirmParcel, { as, params: { id: late }, body: { received: true } });
  expect((await open(stranger)).status).toBe(403);
  expect((await open(helper)).status).toBe(200);
  expect((await ids()).filter((id) => own.includes(id))).toEqual([soon]);
});

test('the day of arrival, and whether the sender is a public body, are corrected on the record [REC-72]', async () => {
  const id = await came(today);
  const arrived = addDays(today, -3);
  const { data } = await update(id, { arrived });
  expect(data.delivery).toMatchObject({ arrived, daysLeft: 11, counted: true });
  expect((await update(id, { counted: false })).data.delivery).toMatchObject({
    arrived,
    counted: false,
  });
  expect((await update(id, { arrived: null })).data.delivery.arrived).toBe(today);
  expect((await update(id, {}, await it.signIn())).status).toBe(403);
  const usual = await came(today, { type: house.type });
  expect((await update(usual, { counted: true })).status).toBe(404);
});

test('the addressee and who stands in are told 3, 1 and 0 working days before, once each; of what is for nobody the reception [REC-73]', async () => {
  const [mine, helper] = [await it.signIn(), await it.signIn()];
  await standIn(it, helper.id, mine.id);
  // Came on Monday the 9th: Monday the 23rd is the last day, Wednesday the 18th three working days before.
  await came('2026-11-09', { user: mine.id, description: 'Postanowienie' });
  const counts = [];
  for (const day of ['17', '18', '18', '20', '23', '24']) {
    await remindOfDeliveries(it.db, at(`2026-11-${day}`));
    counts.push((await told(mine)).length);
  }
  expect(counts).toEqual([0, 1, 1, 2, 3, 3]);
  expect(await told(helper)).toHaveLength(3);
  const [last] = await told(mine);
  expect(last).toContain('Postanowienie');
  expect(last).toContain('odbierz do: dziś, 23.11.2026; od 24.11.2026 uznane za doręczone');
  const before = (await told(desk)).length;
  const none = await came('2026-11-09', { description: 'Do nikogo' });
  await remindOfDeliveries(it.db, at('2026-11-18'));
  expect((await told(desk)).length).toBe(before + 1);
  await update(none, { counted: false });
  await remindOfDeliveries(it.db, at('2026-11-20'));
  expect((await told(desk)).length).toBe(before + 1);
});
