import { tableOf } from '@zaplecze/contract/kit/fields/field-kinds';
import { wordsOfHtml } from '@zaplecze/contract/kit/fields/html-words';
import { type Role, roleNames } from '@zaplecze/contract/permissions';
import { rosterWords } from '@zaplecze/contract/rooms/absences/patterns/words';
import type { RecordField } from '@zaplecze/contract/rooms/fields';
import type { HistoryValue } from '@zaplecze/contract/rooms/history/calls';

/** Told in place of what was removed for good (see scrub() in the migrations). */
export const erasedText = '[dane usunięte]';

/** A file's entry says its name; other links are bare ids. */
export const numericId = (value: unknown): number | null =>
  typeof value === 'number' ? value : ((value as { id?: number } | null)?.id ?? null);

/** Names of records by `table/id`. */
export type Names = Map<string, string>;

const isFormatted = (value: unknown): value is { html: string } =>
  typeof (value as { html?: unknown }).html === 'string';

/** A value of a field as people read it: the name of a record, the words of a status. */
export function describeValue(spec: RecordField, value: unknown, names: Names): HistoryValue {
  if (value === null || value === undefined || value === erasedText) return value ?? null;
  const table = tableOf(spec);
  if (Array.isArray(value) && table) {
    return value.map((one) => describeValue(spec, one, names)).join(', ') || null;
  }
  if (table) {
    const own = (value as { name?: string }).name;
    const id = numericId(value);
    return names.get(`${table}/${id}`) ?? own ?? `nr ${id}`;
  }
  if (spec.options && Array.isArray(value)) {
    return value.map((one) => describeValue(spec, one, names)).join(', ') || null;
  }
  if (spec.options) return spec.options.find(({ id }) => id === value)?.name ?? String(value);
  if (spec.kind === 'picture' || spec.kind === 'secret') return spec.label.toLowerCase();
  if (spec.kind === 'hours' && Array.isArray(value)) return rosterWords(value as number[]);
  if (isFormatted(value)) return wordsOfHtml(value.html);
  if (Array.isArray(value)) return value.map((one) => roleNames[one as Role] ?? one).join(', ');
  return value as HistoryValue;
}
