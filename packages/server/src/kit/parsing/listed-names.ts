/* Several names in one cell of a file, as they are written and read. */

/** The parts of a cell that lists several things, without empty ones. */
export const splitCell = (text: string, by: RegExp): string[] =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What stands between names; a name that has one of these in it is written in quotes, each of its own quotes doubled. */
const parting = /[,;|\n]/;
const quoted = /(?<=^|[,;|\n])[^\S\n]*"(?:[^"]|"")+"[^\S\n]*(?=[,;|\n]|$)/g;

/** Names as one cell has them: 'VAT, "Kadry, płace"'; `by`: with another sign between them that the import reads. */
export const listedCell = (names: readonly string[], by: ', ' | '; ' = ', '): string =>
  names.map((name) => (parting.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(by);

/**
 * The names of a cell, those in quotes whole. Of others commas part what is no name as a whole, and what is a name in each of its
 * parts: our own files have a name with commas in quotes.
 */
export function listedNames(text: string, isKnown: (name: string) => boolean): string[] {
  const names: string[] = [];
  let from = 0;
  for (const match of text.matchAll(quoted)) {
    names.push(...bareNames(text.slice(from, match.index), isKnown));
    const written = match[0].trim();
    names.push(isKnown(written) ? written : written.slice(1, -1).replaceAll('""', '"'));
    from = match.index + match[0].length;
  }
  return [...names, ...bareNames(text.slice(from), isKnown)];
}

const mostCommas = 4;

/** Of 'Kadry, płace, VAT' the names 'Kadry, płace' and 'VAT', where there are such. */
function bareNames(text: string, isKnown: (name: string) => boolean): string[] {
  const isName = (name: string, parts: string[]) => isKnown(name) && !parts.every(isKnown);
  return splitCell(text, /[;\n|]/).flatMap((listed) => {
    const parts = splitCell(listed, /,/);
    if (isName(listed, parts)) return [listed];
    const names: string[] = [];
    for (let at = 0; at < parts.length; ) {
      const first = (length: number) => parts.slice(at, at + length);
      let length = Math.min(mostCommas + 1, parts.length - at);
      while (length > 1 && !isName(first(length).join(', '), first(length))) length -= 1;
      names.push(first(length).join(', '));
      at += length;
    }
    return names;
  });
}
