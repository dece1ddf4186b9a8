/** Words that are left for the one who reads where a text ends before its end. */
const goesOn = '\n\n[Dalszy ciąg jest w całym liście: „Pokaż cały list”]';

/** A text as long as it may be, ended between words and saying that it goes on. */
export function shortenText(text: string, most: number): string {
  const signs = [...text];
  if (signs.length <= most) return text;
  const first = signs.slice(0, most - goesOn.length).join('');
  const end = Math.max(first.lastIndexOf(' '), first.lastIndexOf('\n'));
  return `${end > first.length / 2 ? first.slice(0, end).trimEnd() : first}${goesOn}`;
}

/** Characters of a description. */
export const longestDescription = 20_000;
