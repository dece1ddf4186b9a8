import { expect, test } from 'vitest';
import { readMigrations } from '../../src/kit/database/migrations/migrations.ts';
import { problemsOf } from './migration-rules.ts';

test('migrations since the first release leave servers of the version before at work [OPE-104]', async () => {
  const problems = (await readMigrations()).flatMap(({ name, text }) =>
    problemsOf(name, text).map((problem) => `${name} ${problem}`),
  );
  expect(problems).toEqual([]);
});

const expand = (text: string) => `-- expand\n-- Why.\n${text};\n`;

test.each([
  ['no head', 'create table a (id integer)'],
  ['a head that is misspelt', '-- contract since 0050\ndrop table client'],
  ['a table dropped', expand('drop table client')],
  ['a function dropped', expand('drop function fold(text)')],
  ['a column dropped', expand('alter table client drop column name')],
  ['a column dropped, the short way', expand('alter table client add a text, drop "name"')],
  ['a column renamed', expand('alter table client rename column name to title')],
  ['a table renamed', expand('alter table client rename to customer')],
  ['a type changed', expand('alter table client alter column nip type text')],
  ['a type changed, the long way', expand('alter table client alter nip set data type text')],
  ['a column made to be filled', expand('alter table client alter column nip set not null')],
  ['a column to be filled added', expand('alter table client add column a text not null')],
  ['a check of all rows', expand(`alter table client add constraint a check (name <> '')`)],
  [
    'a reference checked in all rows',
    expand('alter table client add foreign key (a) references b'),
  ],
  ['a unique constraint', expand('alter table client add constraint a unique (name)')],
  ['an index that keeps writers waiting', expand('create index on client (name)')],
  ['all rows changed at once', expand('update client set name = upper(name)')],
  ['a contract with itself', '-- contract: since 0050\ndrop table client'],
  ['a batch of all rows', '-- batch: client by id, 100 rows\nupdate client set a = 1'],
  ['something else alone', '-- alone\ncreate index concurrently a on b (c); select 1'],
  ['an index without a name', '-- alone\ncreate index concurrently on b (c)'],
])('refused: %s [OPE-104]', (_, text) => {
  expect(problemsOf('0050_next', text)).not.toEqual([]);
});

test.each([
  ['a table with indexes', expand('create table a (id integer not null); create index on a (id)')],
  ['a column', expand('alter table client add column a text')],
  ['a column with a default', expand('alter table client add column a integer not null default 0')],
  ['a default before not null', expand('alter table client add a integer default 0 not null')],
  ['a constraint dropped', expand('alter table client drop constraint a')],
  ['a check of new rows', expand('alter table client add constraint a check (b > 0) not valid')],
  [
    'words that only look so',
    expand(
      `create function a() returns void language sql as $$ drop table client $$; comment on table client is 'drop table client' -- drop table client`,
    ),
  ],
  ['a contract with what was before', '-- contract: since 0049\ndrop table client'],
  [
    'a batch',
    '-- batch: client by id, 100 rows\nupdate client set a = 1 where id > $1 and id <= $2',
  ],
  ['an index beside', '-- alone\ncreate unique index concurrently a on client (b)'],
  ['an index built anew beside', '-- alone\nreindex table concurrently client'],
  ['a constraint validated beside', '-- alone\nalter table client validate constraint a'],
])('let through: %s [OPE-104]', (_, text) => {
  expect(problemsOf('0050_next', text)).toEqual([]);
});

const batch = (table: string, more = '') =>
  `-- batch: ${table} by id, 100 rows\nupdate "${table}" set a = 1 where id > $1 and id <= $2${more}`;

test('a batch leaves people whose data may only be kept as they are [OPE-104, ROD-30]', () => {
  for (const table of ['clientPerson', 'clientAgreement'])
    expect(problemsOf('0055_next', batch(table))).not.toEqual([]);
  expect(problemsOf('0055_next', batch('clientPerson', ' and restricted is null'))).toEqual([]);
  expect(problemsOf('0055_next', batch('client'))).toEqual([]);
});
