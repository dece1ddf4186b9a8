import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { reportPeriod } from '@zaplecze/contract/rooms/reports/calls';
import * as contract from '@zaplecze/contract/rooms/reports/offers/calls';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { findExpected } from './offer-expected.queries.ts';
import { findWaiting } from './offer-waiting.queries.ts';
import { offersApp } from './offers.fixture.ts';

type Made = Awaited<ReturnType<typeof offersApp>>;
let it: Made['it'];
let manager: Made['manager'];
let seller: Made['seller'];
let other: Made['other'];
let types: Made['types'];
let reasons: Made['reasons'];
let department: Made['department'];
let company: Made['company'];
let tag: Made['tag'];
let offer: Made['offer'];

beforeAll(async () => {
  ({ it, manager, seller, other, types, reasons, department, company, tag, offer } =
    await offersApp());
});
afterAll(() => it.close());

type Endpoint = Parameters<typeof it.call>[0];
const ask = async (endpoint: Endpoint, filter: object, more: object = {}) =>
  (await it.call(endpoint, { as: manager, query: { filter, ...more } })).data.list;
const counted = async (filter: object): Promise<number> =>
  (await it.call(listOffers, { as: manager, query: { filter } })).data.list.count;

const year = { dateFrom: '2026-01-01', dateTo: '2026-12-31' };
const decided = { decidedFrom: year.dateFrom, decidedTo: year.dateTo };

describe('the win rate [REP-41]', () => {
  test('counts what was decided in the period, days being Warsaw’s, each service of an offer by itself', async () => {
    const rows = await ask(contract.offerWins, year);
    expect(rows).toEqual([
      {
        ...{ id: types.audit, name: 'Audyt', accepted: 2, refused: 3 },
        // Of an offer of two services an even part.
        ...{ acceptedValue: 2150, refusedValue: 570 },
      },
      expect.objectContaining({ id: types.taxes, accepted: 1, refused: 0, acceptedValue: 150 }),
    ]);
    // Whatever the rows are told by, their values come to the same.
    type Row = { acceptedValue: number; refusedValue: number };
    const sums = (of: Row[]) =>
      (['acceptedValue', 'refusedValue'] as const).map((key) =>
        of.reduce((sum, row) => sum + row[key], 0),
      );
    for (const by of ['seller', 'tag'])
      expect(sums(await ask(contract.offerWins, year, { by }))).toEqual(sums(rows));
    const before = { dateFrom: '2025-01-01', dateTo: '2025-12-31' };
    expect(await ask(contract.offerWins, before)).toMatchObject([{ accepted: 1, refused: 0 }]);
    const day = { dateFrom: '2026-10-25', dateTo: '2026-10-25' };
    expect(await ask(contract.offerWins, day)).toMatchObject([{ accepted: 0, refused: 2 }]);
  });

  test('by seller and by tag of the client, those without a tag apart', async () => {
    expect(await ask(contract.offerWins, year, { by: 'seller' })).toMatchObject([
      { id: seller.id, name: seller.name, accepted: 2, refused: 2 },
      { id: other.id, accepted: 0, refused: 1 },
    ]);
    expect(await ask(contract.offerWins, year, { by: 'tag' })).toMatchObject([
      { id: null, name: '', accepted: 2, refused: 2 },
      { id: tag, name: 'Polecenie', accepted: 0, refused: 1 },
    ]);
  });

  test('of a company, a department, a person: those of the seller [REP-02]', async () => {
    for (const scope of [{ department }, { company }, { user: other.id }]) {
      expect(await ask(contract.offerWins, { ...year, ...scope })).toMatchObject([
        { accepted: 0, refused: 1 },
      ]);
    }
    expect(await ask(contract.offerWins, { ...year, company: company + 1 })).toEqual([]);
  });

  test('a number’s list counts the same offers [REP-45]', async () => {
    for (const row of await ask(contract.offerWins, year)) {
      expect(await counted({ ...decided, type: row.id, status: 2 })).toBe(row.accepted);
      expect(await counted({ ...decided, type: row.id, status: 1 })).toBe(row.refused);
    }
    expect(await counted({ ...decided, clientTag: tag, status: 1 })).toBe(1);
    expect(await counted({ ...decided, noTag: 1, status: '1,2' })).toBe(4);
    expect(await counted({ ...decided, department, status: 1 })).toBe(1);
    expect(await counted({ ...decided, company, status: 1 })).toBe(1);
  });
});

test('the funnel shows every status with number and value, of offers made in the period [REP-40]', async () => {
  const made = { dateFrom: '2025-06-01', dateTo: '2025-06-30' };
  const rows = await ask(contract.offerFunnel, made);
  const told = rows.map((row: contract.FunnelRow) => [
    row.status.name,
    row.count,
    row.value,
    row.noValue,
  ]);
  expect(told).toEqual([
    ['Oczekuje na decyzję', 0, 0, 0],
    ['W uzupełnieniu', 0, 0, 0],
    ['Złożono nową ofertę', 1, 900, 0],
    ['Odmowa', 3, 570, 1],
    ['Zaakceptowana', 3, 3300, 0],
  ]);
  expect(await counted({ ...made, status: 1 })).toBe(3);
  expect(await counted({ ...made, status: 1, noValue: 1 })).toBe(1);
});

test('refusals stand by their reason, those without one last [REP-43]', async () => {
  expect(await ask(contract.offerRefusals, year)).toEqual([
    { id: reasons.price, name: 'Za drogo', count: 2, value: 500 },
    { id: null, name: '', count: 1, value: 70 },
  ]);
  expect(await counted({ ...decided, refusalReason: reasons.price })).toBe(2);
  expect(await counted({ ...decided, status: 1, noReason: 1 })).toBe(1);
});

describe('what waits', () => {
  const today = '2026-02-10';
  beforeAll(async () => {
    const taxes = { types: [types.taxes] };
    // Of today, of the 7th day and the 8th; one without a day of submission goes by its making.
    await offer({ submission: '2026-02-10', value: 100, validTo: '2026-02-10' });
    await offer({ submission: '2026-02-03', status: 3, validTo: '2026-02-09' });
    await offer({ ...taxes, submission: '2026-02-02', value: 40 });
    await offer({ created: '2025-12-31T22:30:00Z', value: 1000, types: [types.training] });
    await offer({ submission: '2025-12-01', value: 60, types: [types.audit, types.taxes] });
  });

  test('stands by the days since the client has it [REP-42]', async () => {
    const rows = await findWaiting(it.db, {}, today);
    expect(rows).toEqual([
      { from: 0, to: 7, count: 2, value: 100, noValue: 1, expired: 1 },
      { from: 8, to: 14, count: 1, value: 40, noValue: 0, expired: 0 },
      { from: 15, to: 30, count: 0, value: 0, noValue: 0, expired: 0 },
      { from: 31, to: 60, count: 1, value: 1000, noValue: 0, expired: 0 },
      { from: 61, to: null, count: 1, value: 60, noValue: 0, expired: 0 },
    ]);
    for (const [at, age] of contract.waitingAges(today).entries()) {
      const { sentFrom, sentTo } = age;
      const days = { ...(sentFrom && { sentFrom }), ...(sentTo && { sentTo }) };
      expect(await counted({ status: '0,3', ...days })).toBe(rows[at]?.count);
    }
  });

  test('is expected by the service’s own rate of twelve months, else by that of all; what is no longer valid is not [REP-44]', async () => {
    // Decided from 2025-03-01 to 2026-02-28: audit 2 of 2, all services 2 of 2.
    const rows = await findExpected(it.db, {}, today);
    expect(rows.map(({ name, ...row }) => [name, row])).toEqual([
      [
        'Audyt',
        {
          ...{ id: types.audit, accepted: 2000, count: 2, noValue: 0, waiting: 130 },
          ...{ rate: 1, ownRate: true, expected: 2130 },
        },
      ],
      [
        'Szkolenia',
        {
          ...{ id: types.training, accepted: 0, count: 1, noValue: 0, waiting: 1000 },
          ...{ rate: 1, ownRate: false, expected: 1000 },
        },
      ],
      [
        'Podatki',
        {
          ...{ id: types.taxes, accepted: 0, count: 2, noValue: 0, waiting: 70 },
          ...{ rate: 1, ownRate: false, expected: 70 },
        },
      ],
    ]);
    // In November, from 2025-12-01: of all 3 of 6 (an offer of two services is one), nothing accepted since October.
    const [first] = await findExpected(it.db, {}, '2026-11-10');
    expect(first).toMatchObject({ id: types.training, accepted: 0, rate: 0.5, expected: 500 });
  });
});

test('the value of an offer of three services is split to the grosz, and its parts come to it [REP-44, SHE-75]', async () => {
  const [all, decided] = [Object.values(types), '2027-02-01T10:00:00Z'];
  await offer({ status: 2, decided, value: 100, types: all });
  const rows = await findExpected(it.db, {}, '2027-02-10');
  const parts = rows.map(({ accepted }) => accepted).sort();
  expect(parts).toEqual([33.33, 33.33, 33.34]);
});

test.each([
  ['2026-01-01', { dateFrom: '2026-01-01', dateTo: '2026-03-31' }],
  ['2026-03-31', { dateFrom: '2026-01-01', dateTo: '2026-03-31' }],
  ['2026-12-31', { dateFrom: '2026-10-01', dateTo: '2026-12-31' }],
])('the quarter of %s', (day, quarter) => {
  expect(contract.quarterOf(day)).toEqual(quarter);
});

test('an offer knows when it was decided, and forgets it when it is opened again [REP-41]', async () => {
  const id = await offer({});
  // It would wait.
  onTestFinished(async () => {
    await it.db.deleteFrom('offer').where('id', '=', id).execute();
  });
  const read = async () =>
    await it.db
      .selectFrom('offer')
      .select(['decided', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const set = (status: number) =>
    it.db.updateTable('offer').set({ status }).where('id', '=', id).execute();
  expect((await read()).decided).toBeNull();
  await set(2);
  expect(warsawDay(Date.parse(String((await read()).decided)))).toBe(warsawDay());
  await set(3);
  expect(await read()).toEqual({ decided: null, version: 3 });
});

test('all of it is the managers’, with the filter of the dashboard, and can be downloaded [REP-01, REP-06]', async () => {
  const charts = [
    contract.offerFunnel,
    contract.offerWins,
    contract.offersWaiting,
    contract.offerRefusals,
    contract.offersExpected,
  ];
  for (const chart of charts) {
    expect((await it.call(chart, { as: seller })).status).toBe(403);
    expect((await it.call(chart, { as: manager, query: { filter: { x: 1 } } })).status).toBe(400);
    const url = `/api${chart.path}/export?format=csv`;
    const answer = await it.app.inject({ url, headers: { 'access-token': manager.token } });
    expect(answer.statusCode).toBe(200);
  }
  expect(reportPeriod({}, '2026-02-10')).toEqual({ dateFrom: '2025-03-01', dateTo: '2026-02-28' });
});
