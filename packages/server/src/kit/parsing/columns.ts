import { customKeyOf } from '@zaplecze/contract/kit/fields/custom-fields';
import { plainName } from './names.ts';

/** A heading without case, Polish letters and marks: 'Nr NIP:' is 'nr nip'. */
export const plainHeader = (text: string) =>
  plainName(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a column of a file can be: `name` is our own heading, `also` are those of other programs. */
type Field<K extends string> = { key: K; name: string; also: readonly string[] };

/**
 * What the columns of a file most likely are, by their headings; each field is taken once. `program`: headings of the
 * program that wrote it, which go before all others, and of several for one field the first.
 */
export function columnGuesser<K extends string>(fields: readonly Field<K>[]) {
  const known = new Map<string, K[]>();
  const add = (heading: string, key: K) => {
    const plain = plainHeader(heading);
    known.set(plain, [...(known.get(plain) ?? []), key]);
  };
  // Names of our own go before what other programs call their columns.
  for (const { key, name } of fields) add(name, key);
  for (const { key, also } of fields) for (const name of also) add(name, key);
  const isCalled = Map.groupBy(fields, ({ name }) => plainHeader(name));
  /** Own fields of one name that no field of the program has: which of them a lone column is nobody knows. */
  const doubled = (text: string): number => {
    const called = isCalled.get(text) ?? [];
    return called.every(({ key }) => customKeyOf(key) !== undefined) ? called.length : 0;
  };
  return (header: string[], program: Partial<Record<string, K>> = {}): (K | null)[] => {
    const plain = header.map(plainHeader);
    // What the program surely calls so is left for its column, wherever that stands.
    const places = new Map<K, number>();
    for (const [name, key] of Object.entries(program)) {
      const at = plain.indexOf(plainHeader(name));
      if (key && at !== -1 && !places.has(key)) places.set(key, at);
    }
    return plain.map((text, at) => {
      const sure = [...places].find(([, place]) => place === at);
      if (sure) return sure[0];
      // Of a sign alone nobody knows what it is, nor of one column which it is of several that are called so.
      const many = doubled(text);
      if (text === '' || (many > 1 && many > plain.filter((one) => one === text).length))
        return null;
      // Of columns of one heading the next field that is called so.
      const field = known.get(text)?.find((key) => !places.has(key));
      if (!field) return null;
      places.set(field, at);
      return field;
    });
  };
}

/** How a program is recognised by the headings of its exports: all of one of the sets of `signs` are present. */
type Program = { program: string; signs: readonly (readonly string[])[] };

/** The first of these programs whose export has such headings. */
export function programGuesser<P extends Program>(programs: readonly P[]) {
  return (header: string[]): P | undefined => {
    const there = new Set(header.map(plainHeader));
    return programs.find(({ signs }) =>
      signs.some((set) => set.every((sign) => there.has(plainHeader(sign)))),
    );
  };
}

/** All headings by which a table of such fields is known: our own, of other programs, and of exports that are told apart. */
export const knownHeadings = (
  fields: readonly Omit<Field<string>, 'key'>[],
  programs: readonly { columns: object }[],
): string[] => [
  ...fields.flatMap(({ name, also }) => [name, ...also]),
  ...programs.flatMap(({ columns }) => Object.keys(columns)),
];
