/**
 * Polish words that depend on a number or on what they stand beside. Without Intl: the browser's
 * first picture takes them (docs/decisions/0017-first-screen.md).
 */

/** The word that fits a whole number: `plural(5, 'zadanie', 'zadania', 'zadań')` is 'zadań'. */
export function plural(count: number, one: string, few: string, many: string): string {
  if (count === 1) return one;
  const teens = count % 100 > 11 && count % 100 < 15;
  return count % 10 > 1 && count % 10 < 5 && !teens ? few : many;
}

/** '5 zadań', '1 234 klientów': a whole number with its word, kept on one line. */
export function counted(count: number, one: string, few: string, many: string): string {
  return `${grouped(count)}\u00A0${plural(count, one, few, many)}`;
}

/** '1 234': a whole number, its thousands apart. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\u00A0');
}

/** Characters at the end of a shortened name that stay: ' sp. z o.o. – 11/2026'. */
const tail = 22;

/**
 * A long name in at most so many characters, its middle left out: names made of names tell apart
 * by their ends ('Księgowość – Kowalscy sp. z o.o. – 11/2026').
 */
export function shortened(name: string, most: number): string {
  const letters = [...name];
  if (letters.length <= most) return name;
  const head = letters.slice(0, Math.max(1, most - tail - 1)).join('');
  // In whole words, where one begins nearby.
  const end = letters
    .slice(-tail)
    .join('')
    .replace(/^\S{0,7}\s+/, '');
  return `${head.trimEnd()}…${end}`;
}

/** Text as a sentence: exactly one full stop, also after 'Nowak sp. z o.o.'; '?', '!' and '…' end one too. */
export function sentence(text: string): string {
  const whole = text.trimEnd();
  return whole === '' || /[.?!…]$/.test(whole) ? whole : `${whole}.`;
}
