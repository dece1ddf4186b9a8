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

/** The 26 digits of a Polish bank account, without PL and spaces. */
export const accountDigits = (typed: string): string =>
  cleanNumber(typed).replace(/^PL/i, '').replace(/[\s-]/g, '');

/** Whether the two first digits of an account agree with the rest (ISO 13616). */
export function accountOk(digits: string): boolean {
  if (!/^\d{26}$/.test(digits)) return false;
  return BigInt(`${digits.slice(2)}2521${digits.slice(0, 2)}`) % 97n === 1n;
}

/** '61 1090 1014 0000 0712 1981 2874' */
export const groupedAccount = (digits: string): string =>
  digits.replace(/^(\d{2})/, '$1 ').replace(/(\d{4})(?=\d)/g, '$1 ');
