import { plainName } from './names.ts';

/** A heading without case, Polish letters and marks: 'Nr NIP:' is 'nr nip'. */
export const plainHeader = (text: string) =>
  plainName(text)
    .replace(/[^a-z0-9 ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What a column of a file can be: `name` is our own heading, `also` are those of other programs. */
type Field<K extends string> = { key: K; name: string; also: readonly string[] };

/**
 * What the columns of a file most likely are, by their headings; each field is taken once. `program`: headings of the
 * program that wrote it, which go first.
 */
export function columnGuesser<K extends string>(fields: readonly Field<K>[]) {
  const known = new Map<string, K>();
  // Names of our own go before what other programs call their columns.
  for (const { key, name } of fields) known.set(plainHeader(name), key);
  for (const { key, also } of fields) {
    for (const name of also) if (!known.has(plainHeader(name))) known.set(plainHeader(name), key);
  }
  return (header: string[], program: Partial<Record<string, K>> = {}): (K | null)[] => {
    const its = new Map(Object.entries(program).map(([name, key]) => [plainHeader(name), key]));
    const usedFields = new Set<K>(
      // What the program surely calls so is left for its column, wherever that stands.
      header.flatMap((text) => its.get(plainHeader(text)) ?? []),
    );
    const assigned = new Set<K>();
    return header.map((text) => {
      const sure = its.get(plainHeader(text));
      const field = sure ?? known.get(plainHeader(text));
      if (!field || assigned.has(field) || (!sure && usedFields.has(field))) return null;
      assigned.add(field);
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
