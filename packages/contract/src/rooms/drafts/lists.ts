/** How long a draft waits, in days since it was last written. */
export const draftDays = 7;
/** How many a person may have; the oldest makes room. */
export const mostDrafts = 50;
/** Characters of a draft's content as JSON. */
export const largestDraft = 250_000;

const secret = /(password|secret|token|accesskey|privatekey|apikey)|^(code|pin|hash)$/i;

/** Whether a field is of those that stand nowhere but where they are used: what opens accounts and other systems. */
export const isSecretField = (name: string): boolean => secret.test(name.split('.').at(-1) ?? '');

const isFile = (value: unknown) => typeof value === 'string' && /^data:[^,]*;base64,/.test(value);

/** Values of a form as a draft may have them: without secrets and contents of files, at any depth. */
export function storableValues<T>(value: T): T {
  if (Array.isArray(value)) return value.filter((one) => !isFile(one)).map(storableValues) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, one]) => !isSecretField(name) && !isFile(one))
      .map(([name, one]) => [name, storableValues(one)]),
  ) as T;
}
