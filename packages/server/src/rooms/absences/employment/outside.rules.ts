import type { FieldErrors } from '@zaplecze/contract/kit/calls/messages';
import type { Days } from '@zaplecze/contract/kit/values/days';
import { addDays } from '@zaplecze/contract/kit/values/time';
import { termOn } from './employment.rules.ts';

/*
 * Absences that lie outside of employment: nobody has leave, nor anything else to be absent from, where they do not work (art. 152
 * of the Labour Code: leave is an employee's). Days are Warsaw's (YYYY-MM-DD). Pure; touches nothing.
 */

type Term = { firstDay: string; lastDay: string | null };

const shown = (day: string) => day.split('-').reverse().join('.');

/**
 * What lies outside of a person's employment, in words for the field that is to be changed; null where all days are within,
 * and where nothing is known of the employment.
 */
export function outsideWords(
  terms: readonly Term[],
  { dateFrom, dateTo }: Days,
): FieldErrors | null {
  if (terms.length === 0) return null;
  const meets = terms.some(
    ({ firstDay, lastDay }) => firstDay <= dateTo && (lastDay === null || dateFrom <= lastDay),
  );
  if (!meets) return { dateFrom: 'W tych dniach ta osoba tu nie pracuje' };
  if (!termOn(terms, dateFrom)) {
    const [begins = dateFrom] = terms
      .flatMap(({ firstDay }) => (firstDay > dateFrom ? [firstDay] : []))
      .sort();
    return { dateFrom: `Zatrudnienie zaczyna się ${shown(begins)}. Zacznij od tego dnia` };
  }
  const ends = lastDayInRow(terms, dateFrom);
  if (ends === null || dateTo <= ends) return null;
  return { dateTo: `Zatrudnienie kończy się ${shown(ends)}. Skończ tego dnia` };
}

/** The last day of the employment that goes on from a day, through terms that follow each other; null: without an end. */
function lastDayInRow(terms: readonly Term[], day: string): string | null {
  const term = termOn(terms, day);
  if (!term) return addDays(day, -1);
  return term.lastDay === null ? null : lastDayInRow(terms, addDays(term.lastDay, 1));
}
