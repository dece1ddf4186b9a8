import { randomInt } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { isAtWork, type TargetState } from '../copies/target.ts';
import { OperatorError } from '../operator-error.ts';
import type { Mark } from './mark.ts';

/** @throws OperatorError when a server works on the base: it would write into what is being read */
export async function assertStandsStill(
  db: Pick<Pool | PoolClient, 'query'>,
  { which, workLock }: { which: string; workLock: number },
): Promise<void> {
  if (!(await isAtWork(db, workLock))) return;
  throw new OperatorError(
    `Na bazie danych (${which}) pracuje serwer. Zatrzymaj wszystkie serwery Zaplecza (systemctl stop zaplecze) i powtórz przenosiny.`,
  );
}

/** @throws OperatorError when both connections lead to one and the same database */
export async function assertDifferent(from: PoolClient, to: PoolClient): Promise<void> {
  const key = randomInt(2 ** 31 - 1);
  await from.query('select pg_advisory_lock($1, $2)', [key, key]);
  const { rows } = await to.query<{ same: boolean }>(
    `select exists(select 1 from pg_locks where locktype = 'advisory' and classid = $1 and objid = $1
        and database = (select oid from pg_database where datname = current_database())) as same`,
    [key],
  );
  await from.query('select pg_advisory_unlock($1, $2)', [key, key]);
  if (rows[0]?.same)
    throw new OperatorError('Obie bazy to ta sama baza danych: nie ma czego przenosić.');
}

/** What is to be moved has to be there, and not to work elsewhere by now, unless that move was cut short. */
export function assertCanLeave(
  state: TargetState,
  marks: { from: Mark | undefined; to: Mark | undefined },
): void {
  if (state.foreign || state.people === 0) {
    throw new OperatorError(
      'W bazie, z której mają odejść dane, nie ma danych Zaplecza. Sprawdź DATA_DIR i DATABASE_URL: mają wskazywać tę, na której serwer pracował dotąd.',
    );
  }
  const mark = marks.from;
  if (mark && mark.state !== 'gone') {
    throw new OperatorError(
      `Do bazy, z której mają odejść dane, przenoszono je z innej i nie skończono (${mark.place}).`,
    );
  }
  if (!mark || (marks.to && marks.to.state !== 'gone')) return;
  throw new OperatorError(
    `Dane z tej bazy przeniesiono już ${mark.at.slice(0, 10)} (${mark.place}); to, co zapisano tam od tej pory, w niej nie istnieje. Przenieś z tamtej. Jeśli ma pracować ta: npm run move -- --undo`,
  );
}

/** What came by a move that was cut short afterwards is nobody's work, and is replaced without being asked for. */
export function assertCanTake(
  state: TargetState,
  mark: Mark | undefined,
  overwrite: boolean,
): void {
  if (state.foreign) {
    throw new OperatorError(
      'W bazie, do której mają trafić dane, są tabele innego programu. Podaj pustą (createdb NAZWA).',
    );
  }
  if (state.people === 0 || overwrite || mark?.state === 'arrived') return;
  throw new OperatorError(
    `Baza, do której mają trafić dane, już je ma (osób: ${state.people}). Przenosiny zastąpią je w całości; jeśli tak ma być, dodaj --overwrite.`,
  );
}
