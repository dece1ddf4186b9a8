import type { Pool, PoolClient } from 'pg';
import { OperatorError } from '../operator-error.ts';

/*
 * Where a base stands when its data is moved to another one (npm run move). In a schema of its own: neither a backup nor
 * a move copies it, and it is there before the first migration.
 */

/**
 * `gone`: its data works elsewhere. `coming`: data is being brought into it, and it still has its former data.
 * `arrived`: it has all the data, and the source database has yet to be marked.
 */
export type Mark = { state: 'gone' | 'coming' | 'arrived'; at: string; place: string };

type Asked = Pick<Pool | PoolClient, 'query'>;

export async function readMark(db: Asked): Promise<Mark | undefined> {
  const { rows } = await db.query<{ there: boolean }>(
    `select to_regclass('zaplecze_move.mark') is not null as there`,
  );
  if (!rows[0]?.there) return undefined;
  const found = await db.query<Mark>('select state, at::text as at, place from zaplecze_move.mark');
  return found.rows[0];
}

/** Says what became of a base; `place` is where its data goes to or comes from, in words without a password. */
export async function writeMark(db: Asked, state: Mark['state'], place: string): Promise<void> {
  await db.query(`create schema if not exists zaplecze_move;
    create table if not exists zaplecze_move.mark (state text not null, at timestamptz not null, place text not null);
    delete from zaplecze_move.mark`);
  await db.query('insert into zaplecze_move.mark values ($1, now(), $2)', [state, place]);
}

export async function removeMark(db: Asked): Promise<void> {
  await db.query('drop schema if exists zaplecze_move cascade');
}

/**
 * Keeps a server off a base whose data works elsewhere, or has not all arrived: what people wrote into it would be lost.
 *
 * @throws OperatorError saying where the data is, and how to go on
 */
export async function assertNotMoved(db: Asked): Promise<void> {
  const mark = await readMark(db);
  if (!mark) return;
  const day = mark.at.slice(0, 10);
  throw new OperatorError(
    mark.state === 'gone'
      ? `Dane z tej bazy przeniesiono ${day} (${mark.place}) i tam ludzie pracują dalej; ta została taka, jaka była. Ustaw DATABASE_URL (przy bazie wbudowanej: usuń je). Jeśli przenosiny przerwano, powtórz je. Jeśli pracować ma jednak ta baza, bez tego, co zapisano w nowej: npm run move -- --undo`
      : `Do tej bazy zaczęto ${day} przenosić dane (${mark.place}) i nie skończono. Powtórz npm run move. Jeśli ma pracować z tym, co było w niej przedtem: npm run move -- --undo`,
  );
}
