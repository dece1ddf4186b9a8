import type pg from 'pg';

const columnsOf = async (db: pg.Client, table: string): Promise<string[]> => {
  const { rows } = await db.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> 'id' and attgenerated = ''
      order by attnum`,
    [`"${table}"`],
  );
  return rows.map(({ name }) => name);
};

/**
 * Rows of history that the data lacks, as it is made with triggers off: for each task, issue, offer and client one of its
 * making and nine of its changes (the demonstration, made through the triggers, has about as many).
 */
async function fillHistory(db: pg.Client): Promise<void> {
  for (const [table, entity] of [
    ['projectTask', 'projectTask'],
    ['issue', 'issue'],
    ['offer', 'offer'],
    ['client', 'client'],
  ]) {
    await db.query(
      `insert into history (entity, "entityId", version, at, who, action, changes)
       select '${entity}', r.id, n, now() - random() * interval '5 years', 1 + floor(random() * 40)::int,
              case when n = 1 then 'insert' else 'update' end,
              case when n = 1 then jsonb_build_object('id', r.id, 'name', 'nazwa wpisu ' || r.id, 'status', 0, 'created', now())
                   else jsonb_build_object('status', jsonb_build_array(n - 1, n)) end
         from "${table}" r, generate_series(1, 10) n`,
    );
  }
}

/** Makes the tables that grow with every day `times` larger, by copies of their own rows; people and records stay. */
export async function multiply(db: pg.Client, times: number): Promise<void> {
  await db.query('set session_replication_role = replica; set synchronous_commit = off');
  const { rows } = await db.query<{ lacks: boolean }>(
    `select (select count(*) from history) < (select count(*) from "projectTask") as lacks`,
  );
  if (rows[0]?.lacks) await fillHistory(db);
  for (const table of ['history', 'notification', 'comment']) {
    const columns = (await columnsOf(db, table)).join(', ');
    await db.query(
      `insert into "${table}" (${columns}) select ${columns} from "${table}", generate_series(2, ${times}) n`,
    );
  }
  await db.query('reset session_replication_role; reset synchronous_commit');
}
