import { type Db, preparedStatement } from '../../../kit/database/database.ts';
import { invalid } from '../../../kit/http/calls/errors.ts';

/* Clients as records of other rooms point at them. */

/** @throws HttpError 400 on `client`; gives the client's name */
export async function clientName(db: Db, id: number): Promise<string> {
  const row = await db
    .selectFrom('client')
    .select('name')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (!row) throw invalid({ client: 'Klient jest wymagany' });
  return row.name;
}

/** The numbers that a client is registered under; undefined when there is none. */
export const clientNumbers = (db: Db, id: number) =>
  db.selectFrom('client').select(['id', 'nip', 'krs']).where('id', '=', id).executeTakeFirst();

/** A client for those who read what hangs on it; undefined when there is none. */
export const findClient = (db: Db, id: number) =>
  db
    .selectFrom('client')
    .modifyFront(preparedStatement)
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();

/** The same, kept until the transaction ends. */
export const keepClient = (db: Db, id: number) =>
  db.selectFrom('client').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();

/** @throws HttpError 400 on `client` when there is no such client */
export async function assertClient(db: Db, id: number): Promise<void> {
  const found = await db
    .selectFrom('client')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (!found) throw invalid({ client: 'Nie ma takiego klienta' });
}

/** A client's address as the record copies it; undefined when there is no such client. */
export function clientAddress(db: Db, client: number) {
  return db
    .selectFrom('client')
    .select(['city as clientCity', 'street as clientAddress', 'postalCode as clientPostal', 'name'])
    .where('id', '=', client)
    .forShare()
    .executeTakeFirst();
}
