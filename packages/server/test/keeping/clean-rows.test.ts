import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../src/kit/database/database.ts';
import { type Migration, readMigrations } from '../../src/kit/database/migrations/migrations.ts';
import { testDatabase } from '../database.ts';

/** Rows from before names and addresses were cleaned, and the migrations that clean them, made anew. */

let own: Migration[];
beforeAll(async () => {
  own = (await readMigrations()).filter(({ name }) => name.startsWith('0050_clean_text'));
});

const rows = async (db: Database, text: string) => (await db.pool.query(text)).rows;

/** The base as the version before left it: without the functions and triggers of these migrations. */
async function before() {
  const { db, drop } = await testDatabase();
  onTestFinished(drop);
  const triggers = await rows(
    db,
    `select tgrelid::regclass::text as "table" from pg_trigger where tgname = 'clean'`,
  );
  for (const { table } of triggers) await db.pool.query(`drop trigger clean on ${table}`);
  await db.pool.query(
    `drop function clean_line, clean_number, clean_name, clean_account, put_in_place`,
  );
  return db;
}

async function run(db: Database): Promise<void> {
  for (const { kind, text } of own) {
    if (kind === 'batch') await db.pool.query(text, [0, 1_000_000]);
    else await db.pool.query(text);
  }
}

const person = (db: Database, name: string, roles: string, email: string) =>
  db.pool
    .query(
      `insert into person (username, "firstName", "lastName", email, roles)
       values ($1, 'Ewa', 'Lis', $2, $3) returning id`,
      [name, email, roles],
    )
    .then(({ rows: [row] }) => row.id as number);

test('equal tags are joined wherever they are chosen, and administrators are told [SHE-73]', async () => {
  const db = await before();
  const admin = await person(db, 'szefowa', '{ROLE_ADMIN}', 'szefowa@example.pl');
  await db.pool.query(
    `insert into tag (name) values ('Klient kluczowy'), ('Klient  kluczowy'), ('Zwykły')`,
  );
  await db.pool.query(`insert into client (name, phone, email, city, street, "postalCode", "fvName", "fvPhone",
      "fvEmail", nip, "fvCity", "fvStreet", "fvPostalCode", status, province, "fvProvince")
    select 'Firma' || chr(8203) || ' nr  ' || n, '600' || chr(8209) || '100 200', 'a' || chr(173) || '@example.pl', 'Łódź',
      'Polna 1', '00' || chr(8211) || '950', 'Firma', '600100200', 'a@example.pl', '5260250274', 'Łódź', 'Polna 1',
      '00-950', 0, 10, 10 from generate_series(1, 2) n`);
  await db.pool.query(`insert into "clientTag" (client, tag)
    select c.id, t.id from client c cross join tag t where t.name <> 'Zwykły' and (c.name like '%1' or t.name like '%  %')`);
  await run(db);
  expect(await rows(db, `select name from tag where name like 'Klient%'`)).toEqual([
    { name: 'Klient kluczowy' },
  ]);
  expect(
    await rows(
      db,
      'select c.name, count(*)::int as tags from client c join "clientTag" on client = c.id group by 1 order by 1',
    ),
  ).toEqual([
    { name: 'Firma nr 1', tags: 1 },
    { name: 'Firma nr 2', tags: 1 },
  ]);
  expect(await rows(db, 'select distinct phone, email, "postalCode" from client')).toEqual([
    { phone: '600-100 200', email: 'a@example.pl', postalCode: '00-950' },
  ]);
  const [notice] = await rows(db, 'select "user", kind, content from notification');
  expect(notice).toMatchObject({ user: admin, kind: 'textsCleaned' });
  expect(notice.content).toMatch(/połączono wpisy o tej samej nazwie: „Klient kluczowy”/);
});

test('accounts whose addresses become equal are left and told, others cleaned [SHE-73]', async () => {
  const db = await before();
  await person(db, 'szefowa', '{ROLE_ADMIN}', 'szefowa@example.pl');
  await person(db, 'jan', '{ROLE_USER}', 'jan@example.pl');
  const twin = await person(db, 'jan2', '{ROLE_USER}', 'jan\u200b@example.pl');
  const other = await person(db, 'ola', '{ROLE_USER}', 'ola\u00ad@example.pl');
  await run(db);
  expect(
    await rows(db, `select email from person where id in (${twin}, ${other}) order by id`),
  ).toEqual([{ email: 'jan\u200b@example.pl' }, { email: 'ola@example.pl' }]);
  const [notice] = await rows(db, 'select content from notification');
  expect(notice.content).toMatch(/oba zostały bez zmian: „jan@example\.pl”/);
});

test('what a server of the version before writes is cleaned where it is unique [SHE-73]', async () => {
  const { db, drop } = await testDatabase();
  onTestFinished(drop);
  await db.pool.query(`insert into tag (name) values ('Żółć')`);
  await expect(
    db.pool.query('insert into tag (name) values ($1)', [` ${'Żółć'.normalize('NFD')}\u200b`]),
  ).rejects.toMatchObject({ code: '23505' });
});
