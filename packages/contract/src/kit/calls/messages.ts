import * as z from 'zod';

/**
 * Polish words for what the schemas do not name themselves, and the shape in which
 * validation errors travel: `{ 'persons.0.phone': 'Telefon jest wymagany' }`.
 */
z.config({
  // Pages may compile no code: zod's very try is reported as a breach of their policy. It must be
  // said before the first schema is made, which a form's own module comes too late for.
  jitless: 'document' in globalThis,
  customError: (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined || issue.input === null
          ? 'To pole jest wymagane'
          : 'Nieprawidłowa wartość';
      case 'unrecognized_keys':
        return 'Nieznane pole';
      case 'too_big':
        if (issue.origin === 'string') return `Najwyżej ${issue.maximum} znaków`;
        if (issue.origin === 'array') return `Najwyżej ${issue.maximum} pozycji`;
        return `Najwyżej ${issue.maximum}`;
      case 'too_small':
        if (issue.origin === 'string') return 'To pole jest wymagane';
        return `Co najmniej ${issue.minimum}`;
      default:
        return 'Nieprawidłowa wartość';
    }
  },
});

export type FieldErrors = Record<string, string>;

/** So many wrong fields are named: nobody mends more of them at once, and the answer stays short. */
const mostNamed = 200;
/** So many of those that do not exist, which only a program has sent. */
const mostUnknown = 10;
/** A field's name has a few words; what is longer stands in the body that was sent. */
const longestName = 100;

/** The first message of every wrong field, keyed by its dotted path; of very many the first ones. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  // A map, since a field may well be called `constructor`.
  const errors = new Map<string, string>();
  const note = (path: PropertyKey[], message: string) => {
    const key = path.map(String).join('.').slice(0, longestName);
    if (!errors.has(key)) errors.set(key, message);
  };
  for (const issue of error.issues.slice(0, mostNamed)) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, mostUnknown)) note([...issue.path, key], issue.message);
    } else {
      note(issue.path, issue.message);
    }
  }
  return Object.fromEntries(errors);
}
