import type { Field, FieldKind, Fields, FormNames, LineKind } from './field-kinds.ts';
import { namesOf } from './field-kinds.ts';

/** What forms and pages make of fields (field-kinds.ts); lists do not load it. */

/** Those of a section of the form. */
export const namesIn = <F extends Fields>(fields: F, section: F[keyof F]['section']) =>
  namesOf(fields).filter((name) => fields[name]?.section === section);

/** Those of the whole form. */
export const formNames = <F extends Fields>(fields: F) =>
  namesOf(fields).filter((name) => fields[name]?.section !== undefined) as FormNames<F>[];

const many: FieldKind[] = ['people', 'records', 'choices', 'files'];
const texts: FieldKind[] = [
  ...(['text', 'phone', 'email', 'postalCode', 'website', 'nip', 'regon', 'krs'] as const),
  ...(['pesel', 'account'] as const),
  ...(['long', 'rich'] as const),
];

/** The values of an empty form. */
export const blankFields = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    formNames(fields).map((name) => {
      const { kind = 'text' } = fields[name] ?? {};
      return [name, many.includes(kind) ? [] : texts.includes(kind) ? '' : null];
    }),
  ) as {
    [N in FormNames<F>]: F[N]['kind'] extends 'people' | 'records' | 'choices' | 'files'
      ? number[]
      : F[N]['kind'] extends Exclude<LineKind, 'province'> | 'long' | 'rich'
        ? ''
        : null;
  };

type Choice<V> = V extends { id: infer I } ? I : V extends null ? null : V;
type FormValue<K extends FieldKind, V> = K extends 'person' | 'record' | 'choice'
  ? Choice<V>
  : V extends readonly { id: infer I }[]
    ? I[]
    : K extends 'rich'
      ? V | { html: string }
      : V;

/** A record as its form holds it: of what it names the ids, of a formatted text its HTML (beside it, `<name>Html`). */
export const formOf = <F extends Fields, R extends { [N in FormNames<F>]: unknown }>(
  fields: F,
  record: R,
) =>
  Object.fromEntries(
    formNames(fields).map((name) => [name, formValue(fields[name] as Field, name, record)]),
  ) as { [N in FormNames<F>]: FormValue<F[N]['kind'], R[N]> };

function formValue({ kind }: Field, name: string, record: Record<string, unknown>): unknown {
  const value = record[name];
  if (Array.isArray(value)) return value.map(({ id }) => id);
  if (kind === 'rich') {
    const html = record[`${name}Html`];
    return typeof html === 'string' ? { html } : value;
  }
  return value !== null && typeof value === 'object' ? (value as { id: unknown }).id : value;
}

/** The same fields, none of which need be known: of records of several kinds each has some of them. */
export const mayLack = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { missing: _, ...field }]) => [name, field]),
  ) as { [N in keyof F]: Omit<F[N], 'missing'> };

/** Columns of words that may name people, for the search of personal data. */
export const personalNames = (fields: Fields): string[] =>
  namesOf(fields).filter((name) => fields[name]?.personal);

/** Those that the history has lines of. */
export const recordedFields = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).filter(([, { derived }]) => !derived)) as {
    [N in keyof F as F[N] extends { derived: true } ? never : N]: F[N];
  };
