import { cleanNumber } from '../fields/clean.ts';

/*
 * Amounts of money and hours of work have two decimals. They are counted here as decimals are written, never by binary
 * fractions: half a grosz goes up (away from zero), once, as PostgreSQL's numeric does it.
 */

/**
 * A number as it is counted with, of one that people type or paste: '1 234,50 zł', '1.234,50' and '1234,5' are '1234.50'
 * and '1234.5'. A comma is a decimal sign in every amount; before it, full stops stand between thousands.
 */
export function bareAmount(text: string): string {
  const bare = cleanNumber(text).replace(/ |zł$|pln$/gi, '');
  const comma = bare.lastIndexOf(',');
  if (comma < 0) return bare;
  return `${bare.slice(0, comma).replaceAll('.', '')}.${bare.slice(comma + 1)}`;
}

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

/** Units times their price, to the grosz; both have two decimals at most and are not negative. */
export const timesPrice = (units: number, price: number): number =>
  quotient(BigInt(hundredthsOf(units)) * BigInt(hundredthsOf(price)), 100n) / 100;

/** A value over so many units (more than none), to the grosz: as many of them may come to some grosze more or less. */
export const perUnit = (value: number, units: number): number =>
  quotient(BigInt(hundredthsOf(value)) * 100n, BigInt(hundredthsOf(units))) / 100;
