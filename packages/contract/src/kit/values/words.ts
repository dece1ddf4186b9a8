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
export function countWords(count: number, one: string, few: string, many: string): string {
  return `${groupThousands(count)}\u00A0${plural(count, one, few, many)}`;
}

/** '1 234': a whole number, its thousands apart. */
export function groupThousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\u00A0');
}

const legalForm =
  /,?\s+(sp\.? z o\.? ?o\.?|S\.A\.|P\.S\.A\.|sp\. [jkp]\.|S\.K\.A\.|s\.c\.)(\s+sp\. k\.)?$/i;

/** A company's name without its legal form, for narrow places: 'Meridian Księgowość'. */
export const withoutForm = (name: string): string => name.replace(legalForm, '');

/** Text as a sentence: exactly one full stop, also after 'Nowak sp. z o.o.'; '?', '!' and '…' end one too. */
export function sentence(text: string): string {
  const whole = text.trimEnd();
  return whole === '' || /[.?!…]$/.test(whole) ? whole : `${whole}.`;
}
