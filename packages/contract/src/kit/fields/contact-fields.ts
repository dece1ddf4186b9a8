import * as z from 'zod';
import { cleanEmail, cleanNumber, isUnmistakable } from './clean.ts';
import { accountDigits, peselChecksumOk, wrongIban } from './company-numbers.ts';
import { cleanedText, requiredText } from './fields.ts';
import { formatPhones, phoneFaults, readPhones } from './phone-numbers.ts';

/** The same field where it may be left out; '' and null clear it. */
const leftOut = <T extends z.ZodType>(
  field: T,
  error: string | ((issue: { input: unknown }) => string),
) =>
  z
    .union(
      [
        cleanedText()
          .length(0)
          .transform(() => null),
        z.null(),
        field,
      ],
      { error },
    )
    .optional();

/** What a field for a number may have, with all that people write between its digits. */
const longestPhone = 100;

/**
 * A telephone number: at least nine digits once spaces, dashes, brackets and +48 are dropped; a foreign
 * one starts with + (SHE-26). Up to three of them, each with its extension; kept as `formatPhones` writes them.
 */
export function phone(requiredMessage: string) {
  return cleanedText((value) => value, longestPhone, requiredMessage)
    .refine((value) => cleanNumber(value) !== '', { error: requiredMessage, abort: true })
    .transform((value, context) => {
      const numbers = readPhones(value);
      if (typeof numbers !== 'string') return formatPhones(numbers);
      context.issues.push({ code: 'custom', message: numbers, input: value });
      return z.NEVER;
    });
}

/** Like `phone`, but may be left out. */
export function optionalPhone() {
  return z
    .string({ error: phoneFaults.short })
    .max(1_000, { error: phoneFaults.long, abort: true })
    .nullable()
    .transform((value, context) => {
      if (value === null || cleanNumber(value) === '') return null;
      const result = phone(phoneFaults.short).safeParse(value);
      if (result.success) return result.data;
      const [{ message = phoneFaults.short } = {}] = result.error.issues;
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    })
    .optional();
}

/** Each word of the host is something, and begins and ends with a letter or digit. */
const hostWord = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}_-]*[\\p{L}\\p{N}\\p{M}])?';
const looksLikeEmail = new RegExp(
  `^[^\\s@<>()[\\],;:\\\\"]+@(?:${hostWord}\\.)+(?=..)${hostWord}$`,
  'u',
);
const wrongEmail = 'Nieprawidłowy adres e-mail';

/** An address of mail; one with letters that only look like those of another (Cyrillic а) is refused. */
export function email(requiredMessage: string) {
  return requiredText(requiredMessage, 254, cleanEmail)
    .regex(looksLikeEmail, { error: wrongEmail })
    .refine(isUnmistakable, { error: wrongEmail });
}

export function optionalEmail() {
  return leftOut(email(wrongEmail), wrongEmail);
}

const wrongWebsite = 'Podaj adres strony, np. https://firma.pl';

/** With its scheme, https unless one was typed; scheme and host mean the same in any letters. */
function withScheme(typed: string) {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  const [host = ''] = /^https?:\/\/[^/?#]*/i.exec(address) ?? [];
  const rest = address.slice(host.length);
  return host.toLowerCase() + (rest === '/' ? '' : rest);
}

/**
 * The address of a page, on http or https alone; `firma.pl` is kept as `https://firma.pl`. One with
 * somebody's name before the host (`https://bank.pl@elsewhere.com`) is refused: it misleads.
 */
export function website(requiredMessage: string, max = 500) {
  return requiredText(requiredMessage, max)
    .transform(withScheme)
    .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: wrongWebsite }))
    .refine((address) => /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/.test(address), {
      error: wrongWebsite,
    });
}

/** Like `website`, but may be left out. */
export function optionalWebsite(max?: number) {
  return leftOut(website(wrongWebsite, max), wrongWebsite);
}

const dashed = (value: string) => value.replace(/^(\d{2}) ?-? ?(\d{3})$/, '$1-$2');
const isPostalCode = (value: string) => /^\d{2}-\d{3}$/.test(value);
const wrongPostalCode = { error: 'Kod pocztowy musi mieć 5 cyfr, np.11-111' };

/** Postal code in the Polish form 00-000; five bare digits get their dash. */
export function postalCode(requiredMessage = 'Kod pocztowy jest wymagany') {
  return requiredText(requiredMessage, 20, cleanNumber)
    .transform(dashed)
    .refine(isPostalCode, wrongPostalCode);
}

/** Like `postalCode`, but may be left out. */
export function optionalPostalCode() {
  return cleanedText(cleanNumber, 20)
    .nullable()
    .transform((value) => (value ? dashed(value) : null))
    .refine((value) => value === null || isPostalCode(value), wrongPostalCode)
    .optional();
}

const wrongNip = 'NIP musi mieć przynajmniej 10 cyfr';
const nipFault = ({ input }: { input: unknown }) =>
  typeof input !== 'string' || input.replace(/\D/g, '').length < 10
    ? wrongNip
    : 'NIP ma 10 cyfr, bez liter i innych znaków';

/**
 * NIP: ten digits after dropping dashes, dots, spaces and PL; kept as the ten digits. A wrong
 * checksum is a warning (see `nipChecksumOk`), never an error.
 */
export function nip(requiredMessage = 'NIP jest wymagany') {
  return (
    requiredText(requiredMessage, 30, cleanNumber)
      .transform((value) => value.replace(/^(?:NIP\b)?[: ]*(?:PL)?/i, '').replace(/[\s-]/g, ''))
      // Dots between its groups; one elsewhere is a number of a spreadsheet.
      .transform((value) =>
        /^\d{3}\.(?:\d{3}\.\d{2}\.\d{2}|\d{2}\.\d{2}\.\d{3})$/.test(value)
          ? value.replaceAll('.', '')
          : value,
      )
      .refine((value) => /^\d{10}$/.test(value), { error: nipFault })
  );
}

/** Like `nip`, but may be left out. */
export function optionalNip() {
  return leftOut(nip(wrongNip), nipFault);
}

const wrongRegon = 'REGON ma 9 albo 14 cyfr';

/** REGON: nine or fourteen digits once spaces and dashes are dropped. */
export function regon(requiredMessage = 'REGON jest wymagany') {
  return requiredText(requiredMessage, 30, cleanNumber)
    .transform((value) => value.replace(/[\s-]/g, ''))
    .refine((value) => /^(\d{9}|\d{14})$/.test(value), { error: wrongRegon });
}

/** Like `regon`, but may be left out. */
export function optionalRegon() {
  return leftOut(regon(wrongRegon), wrongRegon);
}

const wrongKrs = 'KRS ma 10 cyfr';

/** The number in the National Court Register: ten digits once spaces are dropped; zeros in front may be left out. */
export function krs(requiredMessage = 'KRS jest wymagany') {
  return requiredText(requiredMessage, 30, cleanNumber)
    .transform((value) =>
      value.replace(/[\s-]/g, '').replace(/^\d{1,9}$/, (short) => short.padStart(10, '0')),
    )
    .refine((value) => /^0\d{9}$/.test(value), { error: wrongKrs });
}

/** Like `krs`, but may be left out. */
export function optionalKrs() {
  return leftOut(krs(wrongKrs), wrongKrs);
}

const wrongPesel = 'PESEL ma 11 cyfr: sprawdź, czy nie ma w nim pomyłki';

/** PESEL: eleven digits whose last one agrees with the others and which begin with a day of birth. */
export function pesel(requiredMessage = 'PESEL jest wymagany') {
  return requiredText(requiredMessage, 30, cleanNumber)
    .transform((value) => value.replace(/[\s-]/g, ''))
    .refine(peselChecksumOk, { error: wrongPesel });
}

/** Like `pesel`, but may be left out. */
export function optionalPesel() {
  return leftOut(pesel(wrongPesel), wrongPesel);
}

/** A bank account: the 26 digits of a Polish one, or an IBAN of another country; kept without spaces, a Polish one without PL. */
export function account(requiredMessage = 'Numer rachunku jest wymagany') {
  return requiredText(requiredMessage, 60, cleanNumber)
    .transform(accountDigits)
    .refine((value) => wrongIban(value) === null, {
      error: ({ input }) => wrongIban(String(input)) ?? '',
    });
}

/** Like `account`, but may be left out. */
export function optionalAccount() {
  return leftOut(account(), ({ input }) => wrongIban(accountDigits(String(input))) ?? '');
}
