import { countWords } from '@zaplecze/contract/kit/values/words';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import type { Db } from '../../../kit/database/database.ts';
import { invalid } from '../../../kit/http/calls/errors.ts';
import {
  type AbsenceFields,
  type LockedEntry,
  rulesOf,
  type TypeRules,
} from '../absences.write.queries.ts';
import { checkBalances, findBalances } from './balances.queries.ts';
import { yearsOf } from './balances.rules.ts';

/* Limits that forbid more than they have. */

const noWork = 'W tych dniach ta osoba nie ma pracy, więc nie ma z czego brać wolnego';
const nothingLeft = 'W tych dniach jest już niezdolność do pracy, a ona wolnego nie bierze';

/** Why nobody takes leave that would take nothing: in these days there is no work, or sickness; null for what takes something. */
export function nothingTaken(
  { takes, workDays }: { takes: number; workDays: number },
  { isVacation, limited }: Pick<TypeRules, 'isVacation' | 'limited'>,
): string | null {
  if (!isVacation || !limited || takes > 0) return null;
  return workDays > 0 ? nothingLeft : noWork;
}

/**
 * That an absence takes something, and nothing over a limit that forbids it; what is over already may become less.
 *
 * @param before the entry that is changed, as it stands
 * @throws HttpError 400
 */
export async function assertWithin(
  db: Db,
  { hours = null, ...entry }: AbsenceFields,
  before?: LockedEntry,
): Promise<void> {
  const except = before?.id;
  const { balances, ...figures } = await checkBalances(db, { ...entry, hours, except });
  const nothing = nothingTaken(figures, await rulesOf(db, entry.type));
  if (nothing) throw invalid({ dateFrom: nothing });
  const isOver = balances.some(({ forbids, after }) => forbids && after < 0);
  const stood = isOver && before ? (await checkBalances(db, { ...before, except })).balances : [];
  const over = balances.find(
    ({ type, year, forbids, after }) =>
      forbids &&
      after <
        Math.min(0, stood.find((one) => one.type.id === type.id && one.year === year)?.after ?? 0),
  );
  if (!over) return;
  const days = Math.round((-over.after / over.dayHours) * 100) / 100;
  const more = Number.isInteger(days)
    ? countWords(days, 'dzień', 'dni', 'dni')
    : `${String(days).replace('.', ',')} dnia`;
  throw invalid({ dateTo: `Ponad limit „${over.type.name}” na ${over.year} rok o ${more}` });
}

/** Hours over limits that forbid it, of a person in some years, each with the name of its type. */
async function findOver(db: Db, person: number, years: number[]): Promise<Map<string, number>> {
  const over = new Map<string, number>();
  for (const year of years)
    for (const one of (await findBalances(db, [person], year)).get(person)?.balances ?? []) {
      const missing = one.waiting - one.left;
      if (one.forbids && missing > 0) over.set(`„${one.type.name}” na ${year} rok`, missing);
    }
  return over;
}

/**
 * Writes a change of sickness, which may take back what it gave: days of leave that come to life so stay within their limits.
 *
 * @param before the entry that is changed; of other types nothing is asked
 * @throws HttpError 400
 */
export async function keepingLimits<T>(
  db: Db,
  before: LockedEntry,
  write: () => Promise<T>,
): Promise<T> {
  const { interruptsLeave } = await rulesOf(db, before.type);
  if (!interruptsLeave || before.status !== absenceStatus.accepted) return await write();
  const { owner } = before;
  const was = await findOver(db, owner, yearsOf(before));
  const answer = await write();
  for (const [limit, missing] of await findOver(db, owner, yearsOf(before)))
    if (missing > (was.get(limit) ?? 0)) {
      const words = `Dni, które ta niezdolność oddała, wróciłyby ponad limit ${limit}. Zmień najpierw tamtą nieobecność.`;
      throw invalid({ dateTo: words }, words);
    }
  return answer;
}
