import { plainName } from './names.ts';

/** A heading without case, Polish letters and marks: 'Nr NIP:' is 'nr nip'. */
const plainHeader = (text: string) =>
  plainName(text)
    .replace(/[^a-z0-9 ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What a column of a file can be: `name` is our own heading, `also` are those of other programs. */
type Field<K extends string> = { key: K; name: string; also: readonly string[] };

/** What the columns of a file most likely are, by their headings; each field is taken once. */
export function columnGuesser<K extends string>(fields: readonly Field<K>[]) {
  const known = new Map<string, K>();
  // Names of our own go before what other programs call their columns.
  for (const { key, name } of fields) known.set(plainHeader(name), key);
  for (const { key, also } of fields) {
    for (const name of also) if (!known.has(plainHeader(name))) known.set(plainHeader(name), key);
  }
  return (header: string[]): (K | null)[] => {
    const taken = new Set<K>();
    return header.map((text) => {
      const field = known.get(plainHeader(text));
      if (!field || taken.has(field)) return null;
      taken.add(field);
      return field;
    });
  };
}
