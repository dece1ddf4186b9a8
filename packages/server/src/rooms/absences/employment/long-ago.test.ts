import { wrongDay } from '@zaplecze/contract/kit/fields/date-words';
import {
  createPeriod,
  createTerm,
  getEmployment,
} from '@zaplecze/contract/rooms/absences/employment/calls';
import { afterAll, expect, test } from 'vitest';
import { absencesApp } from '../absences.fixture.ts';

const { it } = await absencesApp();
afterAll(() => it.close());

test('work that began in another century counts towards seniority, and is no slip of the keyboard [ABS-333]', async () => {
  const anna = await it.signIn();
  const of = { as: it.manager, params: { person: anna.id } };
  const term = { firstDay: '1998-05-01', lastDay: '2003-04-30', partTime: 1 };
  expect((await it.call(createTerm, { ...of, body: term as never })).status).toBe(200);
  const before = { kind: 'employment', dateFrom: '1988-05-01', dateTo: '1998-04-30' };
  expect((await it.call(createPeriod, { ...of, body: before as never })).status).toBe(200);
  expect((await it.call(getEmployment, of)).data.seniority).toMatchObject({ days: 26 });
});

test.each([
  ['a day that no calendar has', { firstDay: '2026-02-30' }, { firstDay: wrongDay }],
  [
    'a last day that no calendar has',
    { firstDay: '2026-02-01', lastDay: '2026-02-30' },
    { lastDay: wrongDay },
  ],
  [
    'a century too early',
    { firstDay: '1898-05-01' },
    { firstDay: 'Data musi być z lat 1950–2199' },
  ],
])('%s is told on its field [ABS-333]', async (_, term, errors) => {
  const anna = await it.signIn();
  const answer = await it.call(createTerm, {
    ...{ as: it.manager, params: { person: anna.id } },
    body: { partTime: 1, ...term } as never,
  });
  expect(answer).toMatchObject({ status: 400, errors });
});
