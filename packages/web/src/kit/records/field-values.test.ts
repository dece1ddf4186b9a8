import { installationFields } from '@zaplecze/contract/rooms/settings/fields';
import { expect, test } from 'vitest';
import { valueText } from './field-values.ts';

test.each([
  [{ label: 'Nazwa', kind: 'text' }, 'Żagiel', 'Żagiel'],
  [{ label: 'Nazwa', kind: 'text' }, null, null],
  [{ label: 'Nazwa', kind: 'text' }, '', null],
  [{ label: 'Ostateczny', kind: 'flag' }, true, 'tak'],
  [{ label: 'Ostateczny', kind: 'flag' }, false, 'nie'],
  [{ label: 'Liczba', kind: 'number' }, 0, '0'],
  [{ label: 'Liczba', kind: 'number' }, 2.5, '2,5'],
  [{ label: 'Wiersze', kind: 'number' }, 2599, '2 599'],
  [{ label: 'Wymagany czas', kind: 'hours' }, 1.5, '1,5 godz.'],
  [{ label: 'Wartość', kind: 'money' }, 1234.5, '1 234,50 zł'],
  [{ label: 'Dzień', kind: 'day' }, '2026-11-25', '25.11.2026'],
  [{ label: 'Termin', kind: 'limit' }, '2026-11-25T22:59:00Z', '25.11.2026'],
  [{ label: 'Termin', kind: 'limit' }, '2026-11-25T13:30:00Z', '25.11.2026 14:30'],
  [{ label: 'Wejście', kind: 'moment' }, '2026-11-25T22:59:00Z', '25.11.2026 23:59'],
  // Words stand where a date was removed for good.
  [{ label: 'Dzień', kind: 'day' }, 'usunięto', 'usunięto'],
  [{ label: 'Nazwa', kind: 'text' }, '2026-11-25', '2026-11-25'],
] as const)('%j of %j is told as %j', (spec, value, text) => {
  expect(valueText(spec, value)?.replace(/[\u00A0\u202F]/g, ' ') ?? null).toBe(text);
});

test('a port is a name of digits [SHE-408]', () => {
  expect(valueText(installationFields.smtpPort, 2599)).toBe('2599');
  expect(valueText(installationFields.imapPort, 2993)).toBe('2993');
});
