import * as z from 'zod';

/** What is wrong, and how it would be right; never the value itself, which may hold a password. */
export const problem = (says: string, example: string): string => `${says}; przykład: ${example}`;

export function whole(min: number, max: number, unset: number, example: string) {
  const says = problem(`musi być liczbą całkowitą od ${min} do ${max}`, example);
  return z
    .string()
    .regex(/^\d{1,9}$/, says)
    .transform(Number)
    .refine((value) => value >= min && value <= max, says)
    .default(unset);
}

export function yesNo(unset: boolean) {
  return z
    .enum(['true', 'false', '1', '0'], { error: problem('musi być true albo false', 'true') })
    .transform((value) => value === 'true' || value === '1')
    .default(unset);
}

/** Says what is wrong with an address without repeating it: it may hold a password. */
export function address(protocols: string[], example: string) {
  const says = problem(
    `musi być adresem ${protocols.map((p) => `${p}//…`).join(' albo ')}`,
    example,
  );
  return z.string().refine((value) => {
    const url = URL.parse(value);
    return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
  }, says);
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A service that secrets are sent to: https, and plain http on this very machine alone. */
export const secureAddress = (example: string) =>
  z.string().refine(
    (value) => {
      const url = URL.parse(value);
      return (
        url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback.has(url.hostname))
      );
    },
    problem('musi być adresem https://…', example),
  );

export const text = (max: number, example: string) =>
  z
    .string()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    .regex(/^[^\u0000-\u001f\u007f]*$/, problem('nie może zawierać znaków sterujących', example))
    .max(max, problem(`może mieć najwyżej ${max} znaków`, example));

/** Settings that only make sense together: half of them set would quietly do something else. */
export function allOrNone(
  settings: Record<string, string>,
  prefix: string,
  needed: string[],
): string[] {
  const set = Object.keys(settings).filter((name) => name.startsWith(prefix));
  if (set.length === 0) return [];
  return needed
    .filter((name) => !set.includes(name))
    .map(
      (name) =>
        `${name}: brakuje tego ustawienia, a ustawiono ${set.join(', ')}; ustaw wszystkie albo żadne`,
    );
}
