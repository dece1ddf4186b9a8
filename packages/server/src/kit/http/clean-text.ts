import { HttpError } from './errors.ts';

const deepest = 12;

/**
 * Refuses what PostgreSQL cannot keep or what serves only attacks: NUL characters, lone
 * surrogates, nesting without end. Applies to whatever came from outside.
 *
 * @throws HttpError 400
 */
export function assertCleanText(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) {
      throw new HttpError(400, 'Tekst zawiera niedozwolone znaki');
    }
  } else if (typeof value === 'object' && value !== null) {
    if (depth > deepest) throw new HttpError(400, 'Dane są zbyt zagnieżdżone');
    for (const [key, inner] of Object.entries(value)) {
      assertCleanText(key, depth + 1);
      assertCleanText(inner, depth + 1);
    }
  }
}
