import { cleanPrintable } from '@zaplecze/contract/kit/fields/clean';
import { HttpError } from './errors.ts';

const deepest = 12;

/** Typed blind and kept hashed: whoever is to know them takes them as they came (rooms/session/recovery/passwords.ts). */
const secret = new Set(['password', 'passwordRepeat', 'current']);

/**
 * Everything that came from outside, before any rule: texts composed and without what turns their direction (what more a
 * field takes away, its schema says). Refuses what PostgreSQL cannot keep or what serves only attacks: NUL characters,
 * lone surrogates, nesting without end.
 *
 * @returns the same value where nothing was to be cleaned
 * @throws HttpError 400
 */
export function cleanInput<T>(value: T, depth = 0): T {
  if (typeof value === 'string') return cleanedText(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) throw new HttpError(400, 'Dane są zbyt zagnieżdżone');
  let copy = value as Record<string, unknown>;
  for (const [key, inner] of Object.entries(value)) {
    assertText(key);
    if (secret.has(key) && typeof inner === 'string') {
      assertText(inner);
      continue;
    }
    const clean = cleanInput(inner, depth + 1);
    if (clean === inner) continue;
    if (copy === value) copy = copyOf(value) as Record<string, unknown>;
    Object.defineProperty(copy, key, {
      value: clean,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return copy as T;
}

const copyOf = (value: object): object =>
  Array.isArray(value)
    ? [...value]
    : Object.assign(Object.create(Object.getPrototypeOf(value)), value);

function cleanedText(text: string): string {
  assertText(text);
  return cleanPrintable(text);
}

function assertText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed())
    throw new HttpError(400, 'Tekst zawiera niedozwolone znaki');
}
