import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';

/** How long a wrong code counts, and how many there may be of one account in that time. */
const memory = sql`interval '30 days'`;
export const mostWrongCodes = 100;

const recent = sql`array(select at from unnest("wrongCodes") at where at > now() - ${memory} order by at desc
  limit ${sql.lit(mostWrongCodes)})`;

/** Notes a wrong code of somebody who gave the right password; gives how many there were in a row, and in a month. */
export async function noteWrongCode(
  db: Db,
  person: number,
): Promise<{ inRow: number; inMonth: number }> {
  const { rows } = await sql<{ inRow: number; inMonth: number }>`update "secondFactor"
    set "wrongCodes" = array_prepend(now(), ${recent}), "wrongInRow" = "wrongInRow" + 1
    where person = ${person} and confirmed is not null
    returning "wrongInRow" as "inRow", cardinality("wrongCodes") as "inMonth"`.execute(db);
  return rows[0] ?? { inRow: 0, inMonth: 0 };
}

/** Whether so many codes were wrong that only a recovery code opens the account. */
export async function codesBlocked(db: Db, person: number): Promise<boolean> {
  const { rows } = await sql<{ blocked: boolean }>`select
    cardinality(${recent}) >= ${sql.lit(mostWrongCodes)} as blocked
    from "secondFactor" where person = ${person}`.execute(db);
  return rows[0]?.blocked === true;
}

/** A right code ends the row of wrong ones; `all`: their owner has shown more than a code, and none counts any more. */
export async function forgetWrongCodes(
  db: Db,
  person: number,
  { all = false }: { all?: boolean } = {},
): Promise<void> {
  await db
    .updateTable('secondFactor')
    .set({ wrongInRow: 0, ...(all && { wrongCodes: [] }) })
    .where('person', '=', person)
    .execute();
}
