import type { Readable } from 'node:stream';
import type { Db } from '../../../kit/database/database.ts';
import { findLetterhead } from '../../organization/index.ts';
import { type MonthlyScope, monthlyFigures, scopeNames } from './monthly.queries.ts';

const clock = new Intl.DateTimeFormat('pl', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Warsaw',
});

/** The report of a month for whom it is made, as a PDF. */
export async function makeMonthly(
  db: Db,
  request: { scope: MonthlyScope; month: string; by: string; product: string },
): Promise<Readable> {
  const { scope, month, by, product } = request;
  const [figures, names] = [await monthlyFigures(db, scope, month), await scopeNames(db, scope)];
  const letterhead = await findLetterhead(db, product);
  // Its fonts and its writer are 20 MB that most servers need a few times a month.
  const { monthlyPdf } = await import('./monthly.pdf.ts');
  const head = {
    ...{ letterhead, month, scope: names.join(', ') || 'Cała firma' },
    made: `${clock.format(new Date())}, ${by}`,
  };
  return monthlyPdf(head, figures);
}

export const monthlyFile = (month: string) => `raport-miesieczny-${month}.pdf`;
