import type { ClientImport, ImportSettings, importStates } from '@zaplecze/contract/client-import';
import { clientStatuses } from '@zaplecze/contract/clients.lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { Names } from '../../kit/parsing/names.ts';
import type { ReadTable } from '../../kit/parsing/parsing.worker.ts';
import type { NumberedRow } from '../../kit/parsing/table-limits.ts';
import { firstSettings } from './import-guess.ts';
import type { Known } from './import-names.ts';

/** Keeps a file's rows for the person who brought it; gives its id. */
export async function insertImport(
  db: Db,
  { user, fileName, table }: { user: number; fileName: string; table: ReadTable },
): Promise<number> {
  const columns = table.header.map((header, at) => ({
    header,
    samples: table.samples[at] ?? [],
  }));
  const row = await db
    .insertInto('clientImport')
    .values({
      createdBy: user,
      fileName,
      sheet: table.sheet,
      columns: JSON.stringify(columns),
      content: table.rows,
      rowCount: table.rowCount,
      settings: JSON.stringify(firstSettings(table.header)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export type KnownImport = ClientImport & { createdBy: number };

/** An import as its page shows it; with `lock` until the transaction's end. */
export async function findImport(
  db: Db,
  id: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<KnownImport | undefined> {
  const row = await db
    .selectFrom('clientImport')
    .select([
      'id',
      'createdBy',
      'fileName',
      'sheet',
      'columns',
      'rowCount',
      'settings',
      'state',
      'written',
      'total',
      'imported',
      'skipped',
      'failure',
    ])
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) return undefined;
  const { rowCount, columns, settings, state, ...rest } = row;
  return {
    ...rest,
    rows: rowCount,
    columns: columns as ClientImport['columns'],
    settings: settings as ImportSettings,
    state: state as (typeof importStates)[number],
  };
}

/** The rows of the file, or null once they are forgotten. */
export async function contentOf(db: Db, id: number): Promise<NumberedRow[] | null> {
  const row = await db
    .selectFrom('clientImport')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirst();
  return (row?.content ?? null) as NumberedRow[] | null;
}

type Changes = Partial<
  Pick<ClientImport, 'state' | 'written' | 'total' | 'imported' | 'skipped' | 'failure'>
> & { settings?: ImportSettings };

export async function changeImport(db: Db, id: number, changes: Changes): Promise<void> {
  const { settings, ...rest } = changes;
  await db
    .updateTable('clientImport')
    .set({ ...rest, ...(settings && { settings: JSON.stringify(settings) }) })
    .where('id', '=', id)
    .execute();
}

/** Keeps how a file is to be read, unless its import has begun meanwhile; tells whether it did. */
export async function keepSettings(db: Db, id: number, settings: ImportSettings): Promise<boolean> {
  const kept = await db
    .updateTable('clientImport')
    .set({ settings: JSON.stringify(settings), failure: null })
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** The end of a good import: its rows and samples are forgotten, who brought how many in stays. */
export async function finishImport(
  db: Db,
  id: number,
  result: { imported: number; skipped: number },
): Promise<void> {
  await db
    .updateTable('clientImport')
    .set({
      ...result,
      state: 'done',
      failure: null,
      content: null,
      columns: sql`(select coalesce(json_agg(json_build_object('header', c ->> 'header',
        'samples', '[]'::json)), '[]') from json_array_elements(columns) c)`,
      finished: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function removeImport(db: Db, id: number): Promise<void> {
  await db.deleteFrom('clientImport').where('id', '=', id).execute();
}

/** Forgets files that nobody finished importing within a week: they hold personal data. */
export async function forgetImports(db: Db): Promise<void> {
  await db
    .deleteFrom('clientImport')
    .where('content', 'is not', null)
    .where('created', '<', sql<string>`now() - interval '7 days'`)
    .execute();
}

/** For each of these NIPs that is in the base, the first client who has it. */
export async function firstOfNips(
  db: Db,
  nips: string[],
): Promise<Map<string, { id: number; name: string }>> {
  const rows = await db
    .selectFrom('client')
    .distinctOn('nip')
    .select(['nip', 'id', 'name'])
    .where('nip', '=', sql<string>`any(${nips})`)
    .orderBy('nip')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ nip, id, name }) => [nip, { id, name }]));
}

/** Everything that cells can name: provinces, services, tags and positions on offer, people at work. */
export async function findKnown(db: Db): Promise<Known> {
  const status = new Names();
  for (const { id, name } of clientStatuses) status.add(id, name);
  const offered = async (table: 'projectType' | 'tag' | 'position') => {
    const rows = db.selectFrom(table).select(['id', 'name']).where('archived', '=', false);
    const names = new Names();
    for (const { id, name } of await rows.execute()) names.add(id, name);
    return names;
  };
  const province = new Names();
  for (const { id, name } of await db.selectFrom('province').select(['id', 'name']).execute()) {
    province.add(id, name);
  }
  const clientService = new Names();
  const people = await db
    .selectFrom('person')
    .select(['id', 'firstName', 'lastName', 'email'])
    .where('active', '=', true)
    .execute();
  for (const { id, firstName, lastName, email } of people) {
    clientService.add(id, `${firstName} ${lastName}`, `${lastName} ${firstName}`, email ?? '');
  }
  return {
    status,
    province,
    clientService,
    projectTypes: await offered('projectType'),
    tags: await offered('tag'),
    personPosition: await offered('position'),
  };
}
