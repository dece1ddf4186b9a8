import type { RecordField } from '@zaplecze/contract/rooms/fields';
import type { HistoryValue } from '@zaplecze/contract/rooms/history/calls';
import {
  formatDateTime,
  formatDay,
  formatHours,
  formatLimit,
  formatMoney,
  formatNumber,
} from './format.ts';

/** A value as people read it; null for nothing. */
export function valueText(
  { kind, isName }: Pick<RecordField, 'kind' | 'isName'>,
  value: HistoryValue,
): string | null {
  if (value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'tak' : 'nie';
  if (typeof value === 'number') {
    if (isName) return String(value);
    if (kind === 'hours') return formatHours(value);
    return kind === 'money' ? formatMoney(value) : formatNumber(value);
  }
  if (kind === 'day' && isDate(value)) return formatDay(value);
  if (kind === 'limit' && isDate(value)) return formatLimit(value);
  if (kind === 'moment' && isDate(value)) return formatDateTime(value);
  return value;
}

/** What was removed for good stands as words where a date was. */
const isDate = (value: string) => /^\d{4}-/.test(value);
