import type { CustomField, CustomRecord } from '../../kit/fields/custom-fields.ts';
import { type FieldKind, type Fields, namesOf } from '../../kit/fields/field-kinds.ts';
import { documentFields } from '../documents/fields.ts';
import { issueFields } from '../issues/fields.ts';
import { offerFields } from '../offers/fields.ts';
import { projectFields } from '../projects/fields.ts';
import { guestFields, parcelFields } from '../reception/fields.ts';
import { taskRowFields } from '../tasks/fields.ts';

/**
 * Fields that stand in code and formulas of own fields may count with: those that say so where they are declared (`counts`).
 * A formula keeps one as '[offer.value]', so that no key of an own field is taken for it. Who reads a record reads all of
 * them, so that what follows from one tells nobody more.
 */

const fieldsOf: { readonly [K in CustomRecord]?: Fields } = {
  project: projectFields,
  task: taskRowFields,
  issue: issueFields,
  offer: offerFields,
  document: documentFields,
  guest: guestFields,
  parcel: parcelFields,
};

/** How a formula takes what a column holds: a moment and a limit as their day in Warsaw. */
export type ColumnUse = 'number' | 'day' | 'moment' | 'flag';

type Counted = { kind: CustomField['kind']; use: ColumnUse };
const counted: { readonly [K in FieldKind]?: Counted } = {
  number: { kind: 'decimal', use: 'number' },
  decimal: { kind: 'decimal', use: 'number' },
  hours: { kind: 'decimal', use: 'number' },
  money: { kind: 'money', use: 'number' },
  day: { kind: 'day', use: 'day' },
  moment: { kind: 'day', use: 'moment' },
  limit: { kind: 'day', use: 'moment' },
  flag: { kind: 'flag', use: 'flag' },
};

/**
 * `key`: its name in formulas that are kept; `name`: of the field and its column; `typed`: how forms hold it; `kind`: of the own
 * field that counts alike.
 */
export type BuiltInPart = Counted & { key: string; name: string; label: string; typed: FieldKind };

/** The labels of the other fields that stand in code: whoever names one in a formula is told that it does not count. */
export const uncountedLabels = (record: CustomRecord): string[] =>
  Object.values(fieldsOf[record] ?? {}).flatMap(({ label, counts }) => (counts ? [] : label));

/** What formulas of a kind of record may count with besides own fields, in the order in which it is declared. */
export function builtInParts(record: CustomRecord): BuiltInPart[] {
  const fields = fieldsOf[record] ?? {};
  return namesOf(fields).flatMap((name) => {
    const { label = name, kind = 'text', counts = false } = fields[name] ?? {};
    const use = counts && counted[kind];
    return use ? [{ ...use, key: `${record}.${name}`, name, label, typed: kind }] : [];
  });
}
