import { expect, test } from 'vitest';
import { textOf } from './field-values.ts';

test.each([
  [{ label: 'Nazwa' }, 'Żagiel', 'Żagiel'],
  [{ label: 'Nazwa' }, null, null],
  [{ label: 'Nazwa' }, '', null],
  [{ label: 'Ostateczny' }, true, 'tak'],
  [{ label: 'Ostateczny' }, false, 'nie'],
  [{ label: 'Liczba' }, 0, '0'],
  [{ label: 'Liczba' }, 2.5, '2,5'],
  [{ label: 'Wartość', is: 'money' }, 1234.5, '1 234,50 zł'],
  [{ label: 'Dzień', is: 'day' }, '2026-11-25', '25.11.2026'],
  [{ label: 'Termin', is: 'limit' }, '2026-11-25T22:59:00Z', '25.11.2026'],
  [{ label: 'Termin', is: 'limit' }, '2026-11-25T13:30:00Z', '25.11.2026 14:30'],
  [{ label: 'Wejście', is: 'moment' }, '2026-11-25T22:59:00Z', '25.11.2026 23:59'],
  // Words stand where a date was removed for good.
  [{ label: 'Dzień', is: 'day' }, 'usunięto', 'usunięto'],
  [{ label: 'Nazwa' }, '2026-11-25', '2026-11-25'],
] as const)('%j of %j is told as %j', (spec, value, text) => {
  expect(textOf(spec, value)?.replace(/[\u00A0\u202F]/g, ' ') ?? null).toBe(text);
});
