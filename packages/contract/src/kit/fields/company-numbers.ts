import { cleanNumber } from './clean.ts';

/* Numbers that registers know a company by. */

export type CompanyNumber = { kind: 'nip' | 'regon' | 'krs'; number: string };

/** Whether the tenth digit of a NIP agrees with the weights set by the tax office. */
export function nipChecksumOk(value: string): boolean {
  const number = cleanNumber(value).replace(/^PL/i, '').replace(/[\s-]/g, '');
  if (!/^\d{10}$/.test(number)) return false;
  const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
  return sum % 11 === Number(number[9]);
}

const regonWeights = {
  9: [8, 9, 2, 3, 4, 5, 6, 7],
  14: [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8],
} as const;

/** Whether the last digit of a REGON of nine or fourteen digits agrees with the weights set by the statistical office. */
export function regonChecksumOk(value: string): boolean {
  if (!/^(\d{9}|\d{14})$/.test(value)) return false;
  const sum = regonWeights[value.length as 9 | 14].reduce(
    (total: number, weight, at) => total + weight * Number(value[at]),
    0,
  );
  return (sum % 11) % 10 === Number(value.at(-1));
}

/**
 * The number that somebody typed, however grouped: nine or fourteen digits are a REGON; of ten, those that begin with 0
 * are a KRS, since no tax office has such a number, and the others a NIP. Null while it is none.
 */
export function companyNumber(typed: string): CompanyNumber | null {
  const number = cleanNumber(typed)
    .replace(/^(PL|NIP|REGON|KRS)[:\s]*/i, '')
    .replace(/[\s-]/g, '');
  if (/^0\d{9}$/.test(number)) return { kind: 'krs', number };
  if (/^\d{10}$/.test(number)) return { kind: 'nip', number };
  if (/^(\d{9}|\d{14})$/.test(number)) return { kind: 'regon', number };
  return null;
}

export const wrongNumber = 'Podaj NIP (10 cyfr), REGON (9 albo 14 cyfr) albo KRS (10 cyfr)';
export const wrongSum = 'Suma kontrolna tego numeru się nie zgadza: sprawdź cyfry';

/** What is wrong with a typed number, or null. A search costs one of the few of a day, so mistakes are told before. */
export function numberProblem(typed: string): string | null {
  const found = companyNumber(typed);
  if (!found) return wrongNumber;
  if (found.kind === 'nip' && !nipChecksumOk(found.number)) return wrongSum;
  if (found.kind === 'regon' && !regonChecksumOk(found.number)) return wrongSum;
  return null;
}

/** The same of a field that has numbers of one kind, once all digits are there: `wrongSum`, else null. */
export function sumProblem(kind: 'nip' | 'regon', typed: string): string | null {
  const number = cleanNumber(typed).replace(/^PL/i, '').replace(/[\s-]/g, '');
  const isRight =
    kind === 'nip'
      ? !/^\d{10}$/.test(number) || nipChecksumOk(number)
      : !/^(\d{9}|\d{14})$/.test(number) || regonChecksumOk(number);
  return isRight ? null : wrongSum;
}

/** A bank account without spaces: of a Polish one the 26 digits without PL, of others in capital letters. */
export const accountDigits = (typed: string): string =>
  cleanNumber(typed)
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^PL(?=\d)/, '');

/** Whether the two first digits of an account agree with the rest (ISO 13616). */
export function accountOk(digits: string): boolean {
  if (!/^\d{26}$/.test(digits)) return false;
  return BigInt(`${digits.slice(2)}2521${digits.slice(0, 2)}`) % 97n === 1n;
}

/** '61 1090 1014 0000 0712 1981 2874' */
export const groupedAccount = (digits: string): string =>
  digits.replace(/^(\d{2})/, '$1 ').replace(/(\d{4})(?=\d)/g, '$1 ');

/** Whether eleven digits can be a PESEL: its check digit agrees (ustawa o ewidencji ludności, art. 15), its day of birth is one. */
export function peselChecksumOk(value: string): boolean {
  if (!/^\d{11}$/.test(value)) return false;
  const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(value[at]), 0);
  if ((10 - (sum % 10)) % 10 !== Number(value[10])) return false;
  // The month says the century: 80 is added in the 19th, 20 in the 21st, 40 and 60 in those after.
  const [year, month, day] = [0, 2, 4].map((at) => Number(value.slice(at, at + 2))) as [
    number,
    number,
    number,
  ];
  const century = [1900, 2000, 2100, 2200, 1800][Math.floor(month / 20)] ?? 1900;
  const born = new Date(Date.UTC(century + year, (month % 20) - 1, day));
  return born.getUTCMonth() === (month % 20) - 1 && born.getUTCDate() === day;
}

/** What is wrong with an account number, null for none: of a Polish one the 26 digits, of others the IBAN with its letters. */
export function wrongIban(value: string): string | null {
  if (/^\d*$/.test(value)) {
    if (value.length !== 26) return 'Numer rachunku ma 26 cyfr';
    return accountOk(value) ? null : 'Numer rachunku jest nieprawidłowy: sprawdź cyfry';
  }
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(value)) return 'Podaj 26 cyfr albo numer IBAN';
  // ISO 13616: the first four signs go behind, letters are numbers from 10.
  const digits = [...`${value.slice(4)}${value.slice(0, 4)}`].map((one) =>
    Number.parseInt(one, 36),
  );
  return BigInt(digits.join('')) % 97n === 1n ? null : 'Numer IBAN jest nieprawidłowy';
}
