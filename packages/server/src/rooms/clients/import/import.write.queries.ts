import { namesOf } from '@zaplecze/contract/kit/fields/field-kinds';
import { clientFields } from '@zaplecze/contract/rooms/clients/fields';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import type { ImportedClient } from './import-row.ts';

const columns = [...namesOf(clientFields), 'status', 'color'] as const;

const links = {
  projectTypes: { table: 'clientProjectType', column: 'projectType' },
  tags: { table: 'clientTag', column: 'tag' },
  clientService: { table: 'clientService', column: 'user' },
} as const;

/**
 * Writes many checked clients with their carers, services, tags and contact persons in a few
 * statements; each gets its history as if it had been added by the form. Gives their ids, in that order.
 */
export async function insertClients(db: Db, clients: ImportedClient[]): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('client', 'id'))::int as id
    from generate_series(1, ${clients.length}::int)`.execute(db);
  const created = clients.map((client, at) => ({ ...client, id: rows[at]?.id ?? 0 }));
  const names = sql.join(['id', ...columns].map((column) => sql.ref(column)));
  const fields = created.map((client) =>
    Object.fromEntries(['id' as const, ...columns].map((column) => [column, client[column]])),
  );
  await sql`insert into client (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::client, ${JSON.stringify(fields)}::jsonb)`.execute(
    db,
  );
  for (const [field, { table, column }] of Object.entries(links)) {
    const pairs = created.flatMap((client) =>
      client[field as keyof typeof links].map((id) => [client.id, id] as const),
    );
    if (pairs.length === 0) continue;
    await sql`insert into ${sql.table(table)} (client, ${sql.ref(column)})
      select * from unnest(${pairs.map(([client]) => client)}::int[], ${pairs.map(([, id]) => id)}::int[])`.execute(
      db,
    );
  }
  const persons = created.flatMap(({ id, persons: list }) =>
    list.map(({ id: _id, ...person }) => ({ ...person, client: id })),
  );
  await sql`insert into "clientPerson" (client, "firstName", "lastName", email, phone, position, description)
    select client, "firstName", "lastName", email, phone, position, description
    from jsonb_populate_recordset(null::"clientPerson", ${JSON.stringify(persons)}::jsonb)`.execute(
    db,
  );
  return created.map(({ id }) => id);
}
