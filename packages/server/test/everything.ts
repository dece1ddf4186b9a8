import { buffer } from 'node:stream/consumers';
import type { Database } from '../src/kit/database/database.ts';
import type { Storage } from '../src/kit/files/storage.ts';
import { waitingJobs } from './waiting-jobs.ts';

/** Every row of every table as text, found without any of the tool's own help. */
export async function readEveryRow(db: Database): Promise<Record<string, string[]>> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname !~ '^kysely_' and relname <> all ($1::text[]) order by relname`,
    [['session', 'news']],
  );
  const all: Record<string, string[]> = {};
  for (const { name } of rows) {
    const found = await db.pool.query<{ row: string }>(
      `select t::text as row from "${name}" t order by t::text collate "C"`,
    );
    all[name] = found.rows.map(({ row }) => row);
  }
  // What the clock asks for comes whenever its minute does.
  const jobs = (await waitingJobs(db)).filter(
    ({ payload }) => !(payload && typeof payload === 'object' && '_cron' in payload),
  );
  all['waiting work'] = jobs.map((job) => JSON.stringify(job));
  return all;
}

export async function fileContents(
  db: Database,
  storage: Storage,
): Promise<Record<string, string>> {
  const rows = await db.selectFrom('file').select(['storageKey']).execute();
  const all: Record<string, string> = {};
  for (const { storageKey } of rows) {
    all[storageKey] = (await buffer(await storage.get(storageKey))).toString('base64');
  }
  return all;
}

/** Columns, constraints and triggers with their state. */
export async function schemaOf(db: Database): Promise<unknown[]> {
  const questions = [
    `select c.relname, a.attname, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull
       from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and a.attnum > 0 order by 1, a.attnum`,
    `select conrelid::regclass::text as on, pg_get_constraintdef(oid) as says from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2`,
    `select tgrelid::regclass::text as on, tgname, tgenabled from pg_trigger
      where not tgisinternal order by 1, 2`,
  ];
  const answers = await Promise.all(questions.map((question) => db.pool.query(question)));
  return answers.map(({ rows }) => rows);
}
