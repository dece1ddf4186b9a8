import { readLimit } from '@zaplecze/contract/kit/fields/typed-time';
import { noRule } from '@zaplecze/contract/rooms/catalog/rules';
import { expect, test } from 'vitest';
import { limitsOf } from './recurring-limits.rules.ts';

/** A task of a service; `limit`: that of the followed period. */
const task = (id: number, limit: string, rule: object = {}) => ({
  ...{ procedure: 1, task: id, name: `Zadanie ${id}`, department: null },
  rule: { ...noRule, ...rule },
  ...{ dateRealizationLimit: limit, finalDate: false },
  ...{ limitBase: null as string | null, limitPeriod: null as string | null },
});
const june = [
  task(1, readLimit('2026-06-09') ?? '', { limitFrom: 'start', limitDays: 5 }),
  task(2, readLimit('2026-06-12') ?? '', { limitFrom: 'previous', limitDays: 3 }),
  task(3, '2026-06-15T10:00:00.000Z'),
  task(4, readLimit('2026-06-30') ?? '', { limitFrom: 'realisation', limitDays: 0 }),
];
const monthly = { interval: 3, first: '2026-01-01' };
const days = (limits: { dateRealizationLimit: string | null }[]) =>
  limits.map(({ dateRealizationLimit: limit }) => limit?.slice(0, 10));

test('a period that is over is planned as if it began today, and the next one made after it as well [PRO-81]', () => {
  const today = '2026-11-26';
  const july = limitsOf(june, {
    ...{ ...monthly, from: '2026-06-01', to: '2026-07-01', today, made: '2026-05-18' },
  });
  // The rules from today; what was set by hand as far from the first day as in June, at its hour.
  expect(days(july)).toEqual(['2026-12-03', '2026-12-08', '2026-12-10', '2026-12-23']);
  expect(july[2]?.dateRealizationLimit).toBe('2026-12-10T11:00:00.000Z');
  const made = june.map((one, at) => ({ ...one, ...(july[at] as (typeof july)[number]) }));
  const august = limitsOf(made, {
    ...{ ...monthly, from: '2026-07-01', to: '2026-08-01', today, made: today },
  });
  expect(days(august)).toEqual(['2026-12-03', '2026-12-08', '2026-12-14', '2026-12-23']);
  // One that is still to come follows its own days again.
  const december = limitsOf(made, {
    ...{ ...monthly, from: '2026-07-01', to: '2026-12-01', today, made: today },
  });
  expect(days(december)).toEqual(['2026-12-08', '2026-12-11', '2026-12-15', '2026-12-31']);
});

test('of a period that is not over what would be overdue is due today [PRO-81]', () => {
  const november = limitsOf(june, {
    ...{ ...monthly, from: '2026-06-01', to: '2026-11-01', made: '2026-05-18' },
    today: '2026-11-26',
  });
  expect(days(november)).toEqual(['2026-11-26', '2026-11-26', '2026-11-26', '2026-11-30']);
});
