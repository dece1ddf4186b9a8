import { keepsLimits, type Round } from './report.ts';

/** Rates are told apart down to a tenth; more would measure the machine's mood. */
const fineness = 1.1;
const most = 8;

/** Between which rates the limit lies, by what was tried: one that failed makes all above it worthless. */
function bounds(tried: Round[]): { highest: number | undefined; failed: number } {
  const failed = Math.min(...tried.filter((one) => !keepsLimits(one)).map(({ rate }) => rate));
  const good = tried.map(({ rate }) => rate).filter((rate) => rate < failed);
  return { highest: good.length > 0 ? Math.max(...good) : undefined, failed };
}

/**
 * The highest rate that keeps the limit: upwards from what has been measured until one fails, then
 * between the two, until they are a tenth apart.
 */
export async function highestRate(
  measured: Round[],
  measure: (rate: number) => Promise<Round>,
): Promise<{ highest: number | undefined; tried: Round[] }> {
  const tried = [...measured];
  while (tried.length < measured.length + most) {
    const { highest, failed } = bounds(tried);
    if (highest !== undefined && failed <= highest * fineness) break;
    if (failed === Infinity) tried.push(await measure(Math.round((highest ?? 100) * 1.5)));
    else tried.push(await measure(Math.round(Math.sqrt((highest ?? failed / 4) * failed))));
  }
  tried.sort((a, b) => a.rate - b.rate);
  return { highest: bounds(tried).highest, tried };
}
