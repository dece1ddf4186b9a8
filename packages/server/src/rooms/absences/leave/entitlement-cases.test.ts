import { describe, expect, test } from 'vitest';
import {
  firstJobMinutes,
  leaveDaysIn,
  loweredEntitlement,
  partTimeDays,
} from './entitlement.rules.ts';
import { leaveDaysFor, seniorityMonths } from './seniority.rules.ts';

/* Worked cases of the Labour Code, counted by hand, in the law of 2026. The letters before a case are its name. */

const full = { part: 1, whole: 1 };
const always = [{ from: '2020-01-01', to: null, post: full }];
const term = (from: string, to: string | null = null, post = full) => ({ from, to, post });

describe('seniority', () => {
  const c01 = {
    schools: [{ years: 8 }],
    work: [{ from: '2024-09-01', to: null, kind: 'employment' as const }],
  };
  const c02 = {
    schools: [{ years: 4 }, { years: 8, from: '2017-10-01', to: '2022-06-30' }],
    work: [
      { from: '2018-10-01', to: '2022-09-30', kind: 'employment' as const },
      { from: '2024-01-01', to: null, kind: 'employment' as const },
    ],
  };
  const c04 = {
    schools: [{ years: 3 }],
    work: [
      { from: '2015-01-01', to: '2021-12-31', kind: 'other' as const },
      { from: '2023-01-01', to: null, kind: 'employment' as const },
    ],
  };
  test.each([
    ['C01 a year before ten years', c01, '2026-08-30', 20],
    ['C01 the last day of the tenth year', c01, '2026-08-31', 20],
    ['C01 ten years complete', c01, '2026-09-01', 26],
    ['C02 schools are not summed', c02, '2025-09-29', 20],
    ['C02 work during a school counts once', c02, '2025-10-01', 26],
    ['C04 a mandate contract before it counts', c04, '2026-04-30', 20],
    ['C04 a mandate contract in a private company', c04, '2026-05-01', 26],
    [
      'C04 a mandate contract in public finances',
      { ...c04, publicFinances: true },
      '2026-01-01',
      26,
    ],
    ['C04 not before 2026', { ...c04, publicFinances: true }, '2025-12-31', 20],
    ['nobody told of', { schools: [], work: [] }, '2026-01-01', 20],
  ])('%s [ABS-52]', (_, facts, day, days) => {
    expect(leaveDaysFor(facts, day)).toBe(days);
  });

  test('two jobs at the same time count once, parts of months by thirty days [ABS-52]', () => {
    const work = [
      { from: '2020-01-01', to: '2020-12-31', kind: 'employment' as const },
      { from: '2020-06-01', to: '2020-12-31', kind: 'employment' as const },
      { from: '2022-01-10', to: '2022-01-24', kind: 'employment' as const },
      { from: '2023-01-10', to: '2023-01-24', kind: 'employment' as const },
    ];
    expect(seniorityMonths({ schools: [], work }, '2024-01-01')).toBe(13);
  });
});

test.each([
  ['before it begins', '2026-03-15', 0],
  ['two months', '2026-05-31', 1600],
  ['no begun month', '2026-06-14', 1600],
  ['with the third month', '2026-06-16', 2400],
  ['at the end of the year', '2026-12-31', 7200],
  ['asked for later', '2027-05-01', 7200],
])('C05 the first job earns twelfths as months lapse: %s [ABS-52]', (_, day, minutes) => {
  expect(firstJobMinutes([term('2026-03-16')], 20, day)).toBe(minutes);
});

const half = { part: 1, whole: 2 };
const third = { part: 1, whole: 3 };
test.each([
  ['C06 begun and ended in a year', { days: 20, terms: [term('2026-02-09', '2026-05-15')] }, 7],
  ['C07 until the middle of a month', { days: 26, terms: [term('2020-01-01', '2026-05-15')] }, 11],
  [
    'C07 the month of both is the former employer’s',
    {
      ...{ days: 26, terms: [term('2026-05-18')] },
      former: { until: '2026-05-15', entitled: 11, used: 0 },
    },
    15,
  ],
  [
    'C08 more used before than due',
    {
      ...{ days: 26, terms: [term('2026-09-01')] },
      former: { until: '2026-03-31', entitled: 7, used: 12 },
    },
    4,
  ],
  [
    'C08 never below nothing',
    {
      ...{ days: 26, terms: [term('2026-09-01')] },
      former: { until: '2026-03-31', entitled: 7, used: 20 },
    },
    0,
  ],
  ['C09 a third from April', { days: 20, terms: [term('2026-04-01', null, third)] }, 6],
  [
    'C10 from half to full',
    { days: 26, terms: [term('2020-01-01', '2026-07-31', half), term('2026-08-01')] },
    19,
  ],
  [
    'C10 from full to half',
    { days: 26, terms: [term('2020-01-01', '2026-07-31'), term('2026-08-01', null, half)] },
    21,
  ],
  [
    'C10 a month that is split counts by the better part',
    { days: 26, terms: [term('2020-01-01', '2026-08-15'), term('2026-08-16', null, half)] },
    22,
  ],
  [
    'C18 after another employer',
    {
      ...{ days: 26, terms: [term('2026-05-01')] },
      former: { until: '2026-04-30', entitled: 9, used: 9 },
    },
    17,
  ],
  [
    'C20 three months of unpaid leave',
    {
      ...{ days: 26, terms: always },
      suspensions: [{ from: '2026-03-01', to: '2026-05-31', kind: 'unpaid' as const }],
    },
    20,
  ],
  [
    'C20 less than a month of it',
    {
      ...{ days: 26, terms: always },
      suspensions: [{ from: '2026-09-01', to: '2026-09-20', kind: 'unpaid' as const }],
    },
    26,
  ],
  [
    'C20 from the middle of a month',
    {
      ...{ days: 26, terms: always },
      suspensions: [{ from: '2026-04-16', to: '2026-07-15', kind: 'unpaid' as const }],
    },
    22,
  ],
  [
    'C21 childcare leave from the year before',
    {
      ...{ days: 26, terms: always },
      suspensions: [{ from: '2025-10-01', to: '2026-04-15', kind: 'childcare' as const }],
    },
    20,
  ],
  [
    'C21 childcare leave that began within the year',
    {
      ...{ days: 26, terms: always },
      suspensions: [{ from: '2026-03-01', to: '2026-08-31', kind: 'childcare' as const }],
    },
    26,
  ],
  [
    'C21 childcare leave that goes on into the next year',
    {
      ...{ days: 26, terms: always },
      suspensions: [{ from: '2026-11-01', to: null, kind: 'childcare' as const }],
    },
    26,
  ],
  ['C21 maternity leave lowers nothing', { days: 26, terms: always }, 26],
  ['C25 until the end of August', { days: 26, terms: [term('2020-01-01', '2026-08-31')] }, 18],
  ['ended before the year', { days: 26, terms: [term('2020-01-01', '2025-12-31')] }, 0],
  ['one day of work in a year', { days: 26, terms: [term('2026-12-31')] }, 3],
])('%s [ABS-52]', (_, employed, days) => {
  expect(leaveDaysIn(2026, employed)).toBe(days);
});

test('C20 unpaid leave takes nothing that was used before it [ABS-52]', () => {
  expect(loweredEntitlement(20, 22)).toBe(22);
  expect(loweredEntitlement(20, 5)).toBe(20);
});

test.each([
  [1, 2, 10, 13],
  [3, 4, 15, 20],
  [1, 3, 7, 9],
  [7, 8, 18, 23],
  [11, 20, 11, 15],
])('C09 of %i/%i of a post there are %i or %i days [ABS-52]', (part, whole, twenty, more) => {
  expect(partTimeDays(20, { part, whole })).toBe(twenty);
  expect(partTimeDays(26, { part, whole })).toBe(more);
});
