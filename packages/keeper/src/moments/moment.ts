import { warsawInstant } from '@zaplecze/contract/kit/values/time';
import { OperatorError } from '../operator-error.ts';

const usage =
  'Podaj chwilę jako "2026-11-20 14:30" albo "2026-11-20 14:30:15" (czas warszawski), z przesunięciem ("2026-10-25T02:30:00+02:00") albo słowo latest.';

/**
 * The moment that an operator names, in Warsaw's time unless it has an offset. It is the whole second: what was
 * committed at it or before belongs to it.
 *
 * @returns undefined for `latest`
 * @throws OperatorError when it is no moment
 */
export function readMoment(text: string): Date | undefined {
  if (text === 'latest') return undefined;
  const found =
    /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,3}))?)?(Z|[+-]\d\d:?\d\d)?$/.exec(
      text.trim(),
    );
  if (!found) throw new OperatorError(`„${text}” nie jest chwilą. ${usage}`);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const milliseconds = Number((found[7] ?? '0').padEnd(3, '0'));
  const wall = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const same =
    wall.getUTCMonth() === month - 1 &&
    wall.getUTCDate() === day &&
    wall.getUTCHours() === hour &&
    wall.getUTCMinutes() === minute &&
    wall.getUTCSeconds() === second;
  const instant = !same
    ? null
    : found[8]
      ? Date.parse(`${wall.toISOString().slice(0, 19)}${found[8]}`)
      : warsawInstant(year, month, day, hour, minute);
  if (instant === null) throw new OperatorError(`Nie ma chwili „${text}”. ${usage}`);
  return new Date(instant + (found[8] ? 0 : second * 1_000) + milliseconds);
}

/** `2026-11-20 14:30:15`, hours of Warsaw. */
export const momentWords = (moment: Date): string =>
  moment.toLocaleString('sv-SE', { timeZone: 'Europe/Warsaw' });
