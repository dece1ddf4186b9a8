import type pg from 'pg';

const mark = 'zaplecze.session';

const read = async (client: pg.Client): Promise<string | null> => {
  const { rows } = await client.query<{ value: string | null }>(
    `select nullif(current_setting('${mark}', true), '') as value`,
  );
  return rows[0]?.value ?? null;
};

/**
 * Whether two connections are given their sessions by a middleman transaction by transaction (PgBouncer in the modes
 * `transaction` and `statement`). What one connection sets is then gone from it, or found by the other, which keeps a
 * session to itself by a transaction meanwhile. News of other processes, locks and prepared statements need a session.
 */
export async function sharesSessions(one: pg.Client, other: pg.Client): Promise<boolean> {
  const sign = String(process.hrtime.bigint());
  await one.query(`set ${mark} = '${sign}'`);
  try {
    await other.query('begin');
  } catch {
    return true;
  }
  try {
    const [found, own] = [await read(other), await read(one)];
    return found === sign || own !== sign;
  } finally {
    await other.query('rollback');
    await one.query(`reset ${mark}`);
  }
}
