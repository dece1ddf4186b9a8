import { sumOfHundredths } from '@zaplecze/contract/kit/values/amounts';

/** The sum of a number of the rows as they show it, to the grosz. */
export const sumOf = <K extends string>(rows: { [N in K]: number }[], key: K): number =>
  sumOfHundredths(rows.map((row) => row[key]));
