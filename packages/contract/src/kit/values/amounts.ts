import { cleanNumber } from '../fields/clean.ts';

/*
 * Amounts of money and hours of work have two decimals. They are counted here as decimals are written, never by binary
 * fractions: half a grosz goes up (away from zero), once, as PostgreSQL's numeric does it.
 */

/** Thousands between the signs of another language than the decimal sign; whole groups of three alone. */
const grouped = [/^-?\d{1,3}(\.\d{3})+,\d*$/, /^-?\d{1,3}(\.\d{3}){2,}$/];
const groupedByCommas = [/^-?\d{1,3}(,\d{3})+\.\d*$/, /^-?\d{1,3}(,\d{3}){2,}$/];

/**
 * A number as it is counted with, of one that people type or paste: '1 234,50 zł', '1.234,50', '1,234.50' and '1234,5'
 * are '1234.50' and '1234.5', '1.000.000' is '1000000'. One comma alone is a decimal sign; what is no number stays as it
 * is, without its spaces, for its form to refuse.
 */
export function bareAmount(text: string): string {
  const bare = cleanNumber(text).replace(/ |zł$|pln$/gi, '');
  const matches = (shape: RegExp) => shape.test(bare);
  if (grouped.some(matches)) return bare.replaceAll('.', '').replace(',', '.');
  if (groupedByCommas.some(matches)) return bare.replaceAll(',', '');
  return /^-?\d*,\d*$/.test(bare) ? bare.replace(',', '.') : bare;
}

/** Whether a text is a number once it is bare: '', '-' and '1.2.3' are none. */
export const isBareNumber = (bare: string): boolean => /^-?(\d+\.?\d*|\.\d+)$/.test(bare);

/** '12.500' is twelve and a half here and twelve thousand there: whoever typed it must say which. */
export const isAmbiguousAmount = (text: string): boolean =>
  /^-?[1-9]\d{0,2}\.\d{3}$/.test(cleanNumber(text).replace(/ |zł$|pln$/gi, ''));

const written = /^(-?)(\d*)(?:\.(\d*))?$/;

/** Whole hundredths (grosze) of a number, half up: 1.005 is 101, 33.335 is 3334. */
function hundredthsOf(value: number): number {
  // Below it and above it a number is written with a power of ten: it is no amount.
  if (Math.abs(value) < 1e-6) return 0;
  const [, sign, whole = '', decimals = ''] = written.exec(String(value)) ?? [];
  if (whole === '') return Math.round(value * 100);
  const found =
    Number(whole + decimals.slice(0, 2).padEnd(2, '0')) + ((decimals[2] ?? '0') >= '5' ? 1 : 0);
  return sign ? -found : found;
}

/** A number to the hundredth, half up: 1.005 is 1.01. */
export const toHundredths = (value: number): number => hundredthsOf(value) / 100;

/** The sum of what is shown: each part to the hundredth, and no binary fraction in between. */
export const sumOfHundredths = (values: number[]): number =>
  values.reduce((all, value) => all + hundredthsOf(value), 0) / 100;

/** A quotient of whole numbers, half up; neither is negative. */
const quotient = (of: bigint, by: bigint) => Number((of * 2n + by) / (by * 2n));

/** What a field of an amount holds while somebody types in it: none where that is no number, or not one to count with. */
export const amountOf = (value: unknown): number =>
  typeof value === 'number' && value >= 0 && value < 1e15 ? value : 0;

/** Units times their price, to the grosz; both have two decimals at most and are not negative. */
export const timesPrice = (units: number, price: number): number =>
  quotient(BigInt(hundredthsOf(units)) * BigInt(hundredthsOf(price)), 100n) / 100;

/** A value over so many units (more than none), to the grosz: as many of them may come to some grosze more or less. */
export const perUnit = (value: number, units: number): number =>
  quotient(BigInt(hundredthsOf(value)) * 100n, BigInt(hundredthsOf(units))) / 100;
