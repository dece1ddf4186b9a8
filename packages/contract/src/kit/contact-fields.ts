import * as z from 'zod';
import { required } from './fields.ts';

const digits = (value: string) => value.replace(/^\+48/, '').replace(/[\s()./–-]/g, '');

/**
 * A telephone number: at least nine digits once spaces, dashes, brackets and +48 are dropped; a foreign
 * one starts with + (SHE-26).
 */
export function phone(
  requiredMessage: string,
  shortMessage = 'Telefon musi mieć przynajmniej 9 cyfr',
) {
  return required(requiredMessage, 40).refine((value) => /^\+?\d{9,15}$/.test(digits(value)), {
    error: shortMessage,
  });
}

/** Like `phone`, but may be left out. */
export function optionalPhone() {
  return z
    .union([z.literal('').transform(() => null), z.null(), phone('Telefon jest wymagany')], {
      error: 'Telefon musi mieć przynajmniej 9 cyfr',
    })
    .optional();
}

const looksLikeEmail = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\"]{2,}$/;
const wrongEmail = 'Nieprawidłowy adres e-mail';

export function email(requiredMessage: string) {
  return required(requiredMessage, 254).regex(looksLikeEmail, { error: wrongEmail });
}

export function optionalEmail() {
  return z
    .union([z.literal('').transform(() => null), z.null(), email(wrongEmail)], {
      error: wrongEmail,
    })
    .optional();
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
  return required(requiredMessage, max)
    .transform(withScheme)
    .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: wrongWebsite }))
    .refine((address) => /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/.test(address), {
      error: wrongWebsite,
    });
}

/** Like `website`, but may be left out. */
export function optionalWebsite(max?: number) {
  return z
    .union(
      [
        z
          .string()
          .trim()
          .length(0)
          .transform(() => null),
        z.null(),
        website(wrongWebsite, max),
      ],
      {
        error: wrongWebsite,
      },
    )
    .optional();
}

const dashed = (value: string) => value.replace(/^(\d{2})\s?(\d{3})$/, '$1-$2');
const isPostalCode = (value: string) => /^\d{2}-\d{3}$/.test(value);
const wrongPostalCode = { error: 'Kod pocztowy musi mieć 5 cyfr, np.11-111' };

/** Postal code in the Polish form 00-000; five bare digits get their dash. */
export function postalCode(requiredMessage = 'Kod pocztowy jest wymagany') {
  return required(requiredMessage, 20).transform(dashed).refine(isPostalCode, wrongPostalCode);
}

/** Like `postalCode`, but may be left out. */
export function optionalPostalCode() {
  return z
    .string()
    .trim()
    .nullable()
    .transform((value) => (value ? dashed(value) : null))
    .refine((value) => value === null || isPostalCode(value), wrongPostalCode)
    .optional();
}

const wrongNip = 'NIP musi mieć przynajmniej 10 cyfr';

/**
 * NIP: ten digits after dropping dashes, spaces and PL; kept as the ten digits. A wrong
 * checksum is a warning (see `nipChecksumOk`), never an error.
 */
export function nip(requiredMessage = 'NIP jest wymagany') {
  return required(requiredMessage, 20)
    .transform((value) => value.replace(/^PL/i, '').replace(/[\s-]/g, ''))
    .refine((value) => /^\d{10}$/.test(value), { error: wrongNip });
}

/** Like `nip`, but may be left out. */
export function optionalNip() {
  return z
    .union([z.literal('').transform(() => null), z.null(), nip(wrongNip)], { error: wrongNip })
    .optional();
}

const wrongRegon = 'REGON ma 9 albo 14 cyfr';

/** REGON: nine or fourteen digits once spaces and dashes are dropped. */
export function regon(requiredMessage = 'REGON jest wymagany') {
  return required(requiredMessage, 30)
    .transform((value) => value.replace(/[\s-]/g, ''))
    .refine((value) => /^(\d{9}|\d{14})$/.test(value), { error: wrongRegon });
}

/** Like `regon`, but may be left out. */
export function optionalRegon() {
  return z
    .union([z.literal('').transform(() => null), z.null(), regon(wrongRegon)], {
      error: wrongRegon,
    })
    .optional();
}

const wrongKrs = 'KRS ma 10 cyfr';

/** The number in the National Court Register: ten digits once spaces are dropped; zeros in front may be left out. */
export function krs(requiredMessage = 'KRS jest wymagany') {
  return required(requiredMessage, 30)
    .transform((value) =>
      value.replace(/[\s-]/g, '').replace(/^\d{1,9}$/, (short) => short.padStart(10, '0')),
    )
    .refine((value) => /^0\d{9}$/.test(value), { error: wrongKrs });
}

/** Like `krs`, but may be left out. */
export function optionalKrs() {
  return z
    .union([z.literal('').transform(() => null), z.null(), krs(wrongKrs)], { error: wrongKrs })
    .optional();
}
