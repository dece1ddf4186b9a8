import type { ImportSettings } from '@zaplecze/contract/client-import';
import { type ImportField, importFields } from '@zaplecze/contract/client-import.fields';
import { plainName } from './import-names.ts';

/** A heading without case, Polish letters and marks: 'Nr NIP:' is 'nr nip'. */
const plainHeader = (text: string) =>
  plainName(text)
    .replace(/[^a-z0-9 ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const known = new Map<string, ImportField>();
// Names of our own go before what other programs call their columns.
for (const { key, name } of importFields) known.set(plainHeader(name), key);
for (const { key, also } of importFields) {
  for (const name of also) if (!known.has(plainHeader(name))) known.set(plainHeader(name), key);
}

/** What the columns of a file most likely are, by their headings; each field is taken once. */
export function guessColumns(header: string[]): ImportSettings['columns'] {
  const taken = new Set<ImportField>();
  return header.map((text) => {
    const field = known.get(plainHeader(text));
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

export const firstSettings = (header: string[]): ImportSettings => ({
  columns: guessColumns(header),
  instead: { clientService: [], projectTypes: [], status: null, province: null },
  tags: [],
  duplicates: 'skip',
});
