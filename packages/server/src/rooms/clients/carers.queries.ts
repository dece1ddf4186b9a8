import { missingCarer } from '@zaplecze/contract/rooms/clients/lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/calls/errors.ts';
import { countChange, lockVersions } from '../../kit/records/rows.ts';

/* The carers of clients from the person's side: whom somebody looks after. */

/** How many clients a person looks after, and how many of them nobody else who works here does. */
export async function countClientsOf(db: Db, user: number) {
  return await db
    .selectFrom('clientService as s')
    .select([
      sql<number>`count(*)`.as('clients'),
      sql<number>`count(*) filter (where not ${otherCarer('s')})`.as('onlyCarer'),
    ])
    .where('s.user', '=', user)
    .executeTakeFirstOrThrow();
}

const otherCarer = (link: string) => sql<boolean>`exists (
  select from "clientService" o join person p on p.id = o."user" and p.active
  where o.client = ${sql.ref(`${link}.client`)} and o."user" <> ${sql.ref(`${link}.user`)})`;

/** Clients locked in one order, so that two who do the same wait instead of failing. */
async function lock(db: Db, clients: number[]) {
  if (clients.length === 0) return [];
  return await db
    .selectFrom('client')
    .select(['id', 'name'])
    .where('id', 'in', clients)
    .orderBy('id')
    .forUpdate()
    .execute();
}

async function clientsOf(db: Db, user: number): Promise<number[]> {
  const rows = await db
    .selectFrom('clientService')
    .select('client')
    .where('user', '=', user)
    .execute();
  return rows.map((row) => row.client);
}

/** The clients' versions count what changed on them (see rooms/changes/merge.ts). */
async function touch(db: Db, clients: number[]): Promise<void> {
  if (clients.length === 0) return;
  await db.updateTable('client').set(countChange).where('id', 'in', clients).execute();
}

async function take(db: Db, user: number, clients: number[]): Promise<void> {
  if (clients.length === 0) return;
  await db
    .insertInto('clientService')
    .values(clients.map((client) => ({ client, user })))
    .onConflict((known) => known.doNothing())
    .execute();
}

async function leave(db: Db, user: number, clients: number[]): Promise<void> {
  if (clients.length === 0) return;
  await db
    .deleteFrom('clientService')
    .where('user', '=', user)
    .where('client', 'in', clients)
    .execute();
}

/**
 * Makes a person look after exactly these clients.
 *
 * @throws HttpError 400 on `clients` for one that does not exist, or that would be left without a carer
 */
export async function setClientsOf(db: Db, user: number, wanted: number[]): Promise<void> {
  const before = await clientsOf(db, user);
  const left = before.filter((client) => !wanted.includes(client));
  const added = wanted.filter((client) => !before.includes(client));
  const found = await lock(db, [...left, ...added]);
  if (found.length < left.length + added.length)
    throw invalid({ clients: 'Nie ma takiego klienta' });
  await leave(db, user, left);
  const others = await db
    .selectFrom('clientService')
    .select('client')
    .where('client', 'in', [0, ...left])
    .execute();
  const orphans = found.filter(
    ({ id }) => left.includes(id) && !others.some((link) => link.client === id),
  );
  if (orphans.length > 0) {
    const names = orphans.map(({ name }) => name).join(', ');
    throw invalid({ clients: `${missingCarer} (${names})` });
  }
  await take(db, user, added);
  await touch(db, [...left, ...added]);
}

/** Gives all clients of one person to another, or `only` these; gives how many they were. */
export async function handOverClients(
  db: Db,
  from: number,
  to: number,
  only?: number[],
): Promise<number> {
  const clients = (await clientsOf(db, from)).filter((id) => only?.includes(id) ?? true);
  await lock(db, clients);
  await take(db, to, clients);
  await leave(db, from, clients);
  await touch(db, clients);
  return clients.length;
}

/** Takes a person off the clients that somebody else looks after as well. */
export async function leaveClients(db: Db, user: number): Promise<void> {
  await lock(db, await clientsOf(db, user));
  const rows = await db
    .selectFrom('clientService as s')
    .select('s.client')
    .where('s.user', '=', user)
    .where(otherCarer('s'))
    .execute();
  const clients = rows.map((row) => row.client);
  await leave(db, user, clients);
  await touch(db, clients);
}

export const lockClients = (db: Db, ids: number[]): Promise<Map<number, number>> =>
  lockVersions(db, 'client', ids);

/** Gives one client, locked before, from one carer to another. */
export async function passClient(
  db: Db,
  { id, from, to }: { id: number; from: number; to: number },
): Promise<void> {
  await take(db, to, [id]);
  await leave(db, from, [id]);
  await touch(db, [id]);
}
