import type { CustomKind } from '../../kit/fields/custom-fields.ts';

/** What a field in use may become; what makes no sense is not among them. */
export const kindChanges: { readonly [K in CustomKind]: readonly CustomKind[] } = {
  text: [
    ...([
      'long',
      'decimal',
      'money',
      'day',
      'moment',
      'flag',
      'choice',
      'person',
      'client',
    ] as const),
    ...(['website', 'phone', 'email', 'account', 'nip', 'regon', 'pesel'] as const),
  ],
  long: ['text'],
  decimal: ['money', 'text'],
  money: ['decimal', 'text'],
  day: ['moment', 'text'],
  moment: ['day', 'text'],
  flag: ['text'],
  choice: ['choices', 'text'],
  choices: ['choice', 'text', 'long'],
  person: ['text'],
  client: ['text'],
  website: ['text'],
  phone: ['text'],
  email: ['text'],
  account: ['text'],
  nip: ['text'],
  regon: ['text'],
  pesel: ['text'],
};

/** Days for which what a change took away is kept. */
export const keptDays = 30;

/** How many values that do not go over are shown before a change. */
export const mostKindSamples = 5;

const nowKind = 'To pole zmieniło rodzaj na ';

/** Told on a field that became another kind while a form was open, with what is wrong of what the form holds. */
export const kindChanged = (kind: string, message: string): string =>
  `${nowKind}„${kind}”: ${message}`;

/** Whether a message says so: the form then learns what the field is now. */
export const saysKindChanged = (message: unknown): boolean =>
  typeof message === 'string' && message.startsWith(nowKind);
