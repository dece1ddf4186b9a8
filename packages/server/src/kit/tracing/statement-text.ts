/** The parts of a statement that may be values, and those that must not be taken for one. */
const parts =
  /(?<comment>\/\*[\s\S]*?\*\/|--[^\n]*)|(?<name>"(?:[^"]|"")*")|(?<escaped>\b[eE]'(?:\\[\s\S]|''|[^'\\])*')|(?<text>(?:\b[uUbBxX]&?)?'(?:[^']|'')*')|(?<dollars>\$(?<tag>[A-Za-z_]\w*|)\$[\s\S]*?\$\k<tag>\$)|(?<word>[A-Za-z_][\w$]*|\$\d+)|(?<number>\d[\w.]*)|(?<open>'[\s\S]*)/g;

const longest = 2_000;

function without(text: string): string {
  return text
    .replace(parts, (...found) => {
      const { comment, name, word } = found.at(-1) as Record<string, string | undefined>;
      if (comment !== undefined) return ' ';
      return name ?? word ?? '?';
    })
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
}

const known = new Map<string, { text: string; verb: string }>();
const mostKnown = 1_000;

/**
 * A statement as others may read it: each value that stands in it is `?`, so that those of an equal form are equal.
 * What is bound (`$1`) stands outside of it anyway.
 *
 * @returns `verb`: its first word, by which its kind is known
 */
export function statementText(statement: string): { text: string; verb: string } {
  const before = known.get(statement);
  if (before) return before;
  const text = without(statement);
  const verb = /^[a-z]+/i.exec(text)?.[0]?.toLowerCase() ?? 'statement';
  const description = { text, verb };
  if (known.size < mostKnown) known.set(statement, description);
  return description;
}
