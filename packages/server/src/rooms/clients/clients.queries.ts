import type { Client } from '@zaplecze/contract/rooms/clients/calls';
import { clientFields } from '@zaplecze/contract/rooms/clients/fields';
import type { ClientForm } from '@zaplecze/contract/rooms/clients/forms';
import { clientStatuses } from '@zaplecze/contract/rooms/clients/lists';
import { sql } from 'kysely';
import { customOf } from '../../kit/custom-fields/values.queries.ts';
import { type Db, preparedStatement, throughPreparedPlans } from '../../kit/database/database.ts';
import { authorTo, fileJson, statusOf } from '../../kit/database/refs.ts';
import { notFound } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { columnsOf } from '../../kit/records/record-fields.ts';
import { insertRow, lockRow, saveRow } from '../../kit/records/rows.ts';
import { clientMay } from './clients.rules.ts';
import * as its from './list/clients.select.queries.ts';
import { mergedOfNip } from './merging/merging.queries.ts';

type Nested = 'persons' | 'agreements' | 'clientService' | 'tags' | 'projectTypes' | 'custom';
/** The columns of a client's own row, without what hangs on it; of one that was begun with its name alone no provinces. */
export type ClientFields = Omit<ClientForm, Nested | 'province' | 'fvProvince'> & {
  province: number | null;
  fvProvince: number | null;
};

/** A client with everything its page shows, in one round trip. */
export async function getClient(db: Db, user: User, id: number): Promise<Client | undefined> {
  const row = await throughPreparedPlans(db)
    .selectFrom('client as c')
    .modifyFront(preparedStatement)
    .select([
      'c.id',
      ...columnsOf('c', clientFields),
      'c.status',
      'c.color',
      'c.created',
      'c.modified',
      'c.version',
      authorTo('c.createdBy').as('createdBy'),
      authorTo('c.userModified').as('userModified'),
      its.clientServices.as('projectTypes'),
      its.tags.as('tags'),
      its.carers.as('clientService'),
      customOf('client', 'c.id', user.flags).as('custom'),
      sql<Client['persons']>`coalesce((select json_agg(json_build_object('id', p.id,
        'firstName', p."firstName", 'lastName', p."lastName", 'email', p.email, 'phone', p.phone,
        'position', (select json_build_object('id', o.id, 'name', o.name) from position o where o.id = p.position),
        'description', p.description, 'client', p.client, 'anonymized', p.anonymized,
        'restricted', p.restricted, 'objected', p.objected, 'version', p.version,
        'custom', ${customOf('contact', 'p.id', user.flags)}) order by p.id)
        from "clientPerson" p where p.client = c.id), '[]')`.as('persons'),
      sql<Client['agreements']>`coalesce((select json_agg(json_build_object('id', a.id,
        'type', json_build_object('id', t.id, 'name', t.name, 'description', t.description),
        'file', case when f.id is not null then ${fileJson('f')} end, 'client', a.client,
        'person', (select json_build_object('id', p.id, 'name', p."firstName" || ' ' || p."lastName")
          from "clientPerson" p where p.id = a.person),
        'given', a.given, 'withdrawn', a.withdrawn, 'endReason', a."endReason",
        'channel', a.channel, 'wording', a.wording, 'modified', a.modified,
        'version', a.version) order by a.id)
        from "clientAgreement" a join "agreementType" t on t.id = a.type left join file f on f.id = a.file
        where a.client = c.id), '[]')`.as('agreements'),
    ])
    .where('c.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, status: statusOf(clientStatuses, row.status), may: clientMay(user) };
}

/** A client locked for a change, or undefined. */
export const lockClient = (db: Db, id: number) => lockRow(db, 'client', id);

/** The client's version counts what hangs on it (see rooms/changes/merge.ts). */
export const touchClient = (db: Db, id: number) => saveRow(db, 'client', id, {});

/**
 * Makes a client with the names that it is ordered and found by at once, so that it is not written
 * twice more when its carers and contact persons are added.
 */
export async function insertClient(
  db: Db,
  fields: ClientFields,
  { clientService = [], persons = [] }: Partial<Pick<ClientForm, 'clientService' | 'persons'>>,
): Promise<number> {
  return await insertRow(db, 'client', {
    ...fields,
    carerNames: sql`names_of_people(${clientService}::int[])`,
    personPhones: persons.flatMap(({ phone }) => phone ?? []).join(', '),
    personEmails: persons.flatMap(({ email }) => email ?? []).join(', '),
    personNames: persons.map((one) => `${one.lastName} ${one.firstName}`).join(', '),
  });
}

/** Other clients with a NIP. */
export function clientsOfNip(db: Db, nip: string, except: number | undefined) {
  return db
    .selectFrom('client')
    .select(['id', 'name'])
    .where((or) => or.or([or('nip', '=', nip), or('id', 'in', mergedOfNip(nip))]))
    .where('id', '<>', except ?? 0)
    .orderBy('name')
    .limit(10)
    .execute();
}

/** Adds one carer. @throws HttpError 404 when there is no such active person */
export async function addCarer(db: Db, client: number, user: number): Promise<void> {
  const person = await db
    .selectFrom('person')
    .select('id')
    .where('id', '=', user)
    .where('active', '=', true)
    // Nobody leaves while they are being named.
    .forKeyShare()
    .executeTakeFirst();
  if (!person) throw notFound();
  await db
    .insertInto('clientService')
    .values({ client, user })
    .onConflict((known) => known.doNothing())
    .execute();
}

/** Takes one carer away; gives how many are left, or null when that person was none. */
export async function removeCarer(db: Db, client: number, user: number): Promise<number | null> {
  const removedClient = await db
    .deleteFrom('clientService')
    .where('client', '=', client)
    .where('user', '=', user)
    .returning('user')
    .executeTakeFirst();
  if (!removedClient) return null;
  const left = await db
    .selectFrom('clientService')
    .select('user')
    .where('client', '=', client)
    .execute();
  return left.length;
}

/** Whether something of the business still stands on the client. */
export async function hasBusiness(db: Db, client: number): Promise<boolean> {
  const found = await db
    .selectFrom('project')
    .select('id')
    .where('client', '=', client)
    .unionAll(db.selectFrom('offer').select('id').where('client', '=', client))
    .unionAll(db.selectFrom('issue').select('id').where('client', '=', client))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
