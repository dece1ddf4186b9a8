import { perUnit, sumOfHundredths, timesPrice } from '../../kit/values/amounts.ts';

/** The price of a unit of which so many come to a value, to the grosz; of no units the value itself. */
export const unitValueOf = (value: number, unitQuantity: number): number =>
  unitQuantity > 0 ? perUnit(value, unitQuantity) : value;

/** Units times their price, in zlotys to the grosz; both have two decimals at most. */
export const plannedValue = timesPrice;

/**
 * By how much a project is planned to be worth more (or, below 0, less) than its offer: a price of a unit is rounded to
 * the grosz, so that seven of 685,71 zł come to 4 799,97 zł instead of 4 800 zł, which is shown.
 */
export const beyondOffer = (planned: number, offered: number): number =>
  sumOfHundredths([planned, -offered]);
