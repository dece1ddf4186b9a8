import { groupedAccount } from '@zaplecze/contract/kit/fields/company-numbers';
import type { CustomField, CustomValue } from '@zaplecze/contract/kit/fields/custom-fields';
import { zone } from '@zaplecze/contract/kit/values/time';

const numbers = new Intl.NumberFormat('pl', { maximumFractionDigits: 4, useGrouping: 'always' });
const money = new Intl.NumberFormat('pl', {
  ...{ minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' },
});
const day = { timeZone: zone, day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const days = new Intl.DateTimeFormat('pl', day);
const moments = new Intl.DateTimeFormat('pl', { ...day, hour: '2-digit', minute: '2-digit' });

/** A value of an own field on paper, where no screen draws it; '' for none. Moments are Warsaw's. */
export function customText(
  { kind, unit }: Pick<CustomField, 'kind' | 'unit'>,
  value: CustomValue | undefined,
): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map(({ name }) => name).join(', ');
  if (typeof value === 'object') return value.name;
  if (typeof value === 'boolean') return value ? 'tak' : 'nie';
  if (typeof value === 'number') {
    if (kind === 'money') return `${money.format(value)} zł`;
    return unit ? `${numbers.format(value)} ${unit}` : numbers.format(value);
  }
  if (kind === 'day') return days.format(new Date(`${value}T12:00:00Z`));
  // As everywhere else, without the comma that the language puts there.
  if (kind === 'moment') return moments.format(new Date(value)).replace(', ', ' ');
  if (kind === 'account' && /^\d/.test(value)) return groupedAccount(value);
  return value;
}
