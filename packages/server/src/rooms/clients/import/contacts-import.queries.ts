import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import type { ImportNames, KnownRecord } from '../../../kit/imports/record-import.ts';
import { Names, plainName } from '../../../kit/parsing/names.ts';

/** Clients that cells name, by their NIP or their name. */
export const clientNames: ImportNames['client'] = async (db, { texts, ids }) => {
  const names = new Names();
  const rows = await db
    .selectFrom('client')
    .select(['id', 'name', 'nip'])
    .where(({ or, eb }) =>
      or([
        eb('nip', '=', sql<string>`any(${texts})`),
        eb(sql`fold(name)`, '=', sql`any(array(select fold(t) from unnest(${texts}::text[]) t))`),
        eb('id', '=', sql<number>`any(${ids}::int[])`),
      ]),
    )
    .execute();
  for (const { id, name, nip } of rows) names.add(id, name, nip ?? '');
  return names;
};

/** The one client, and whom of it: by the e-mail, and where there is none by the name. */
export const contactKey = (
  client: number,
  { email, firstName, lastName }: { email: unknown; firstName: unknown; lastName: unknown },
): string =>
  email
    ? `${client}|${String(email).trim().toLowerCase()}`
    : `${client}|${plainName(`${firstName ?? ''} ${lastName ?? ''}`)}`;

/** Contact persons of these keys. */
export async function knownContacts(db: Db, keys: string[]): Promise<Map<string, KnownRecord>> {
  const clients = [...new Set(keys.map((key) => Number(key.split('|')[0])))];
  const rows = await db
    .selectFrom('clientPerson')
    .select(['id', 'client', 'firstName', 'lastName', 'email'])
    .where('client', '=', sql<number>`any(${clients}::int[])`)
    .where('anonymized', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  const known = new Map<string, KnownRecord>();
  for (const { id, client, ...person } of rows) {
    const record = { id, name: `${person.firstName} ${person.lastName}` };
    known.set(contactKey(client, { ...person, email: null }), record);
    if (person.email) known.set(contactKey(client, person), record);
  }
  return known;
}
