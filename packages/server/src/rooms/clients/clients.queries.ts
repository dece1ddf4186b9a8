import type { Client } from '@zaplecze/contract/clients';
import type { ClientForm } from '@zaplecze/contract/clients.forms';
import { clientStatuses } from '@zaplecze/contract/clients.lists';
import { sql } from 'kysely';
import { type Db, kept } from '../../kit/database.ts';
import { invalid, notFound } from '../../kit/errors.ts';
import type { User } from '../../kit/guard.ts';
import { authorTo, fileJson, personJson, statusOf } from '../../kit/refs.ts';
import { clientMay } from './clients.rules.ts';

/** The columns of a client's own row, without what hangs on it. */
export type ClientFields = Omit<
  ClientForm,
  'persons' | 'agreements' | 'clientService' | 'tags' | 'projectTypes'
>;

/** A client with everything its page shows, in one round trip. */
export async function getClient(db: Db, user: User, id: number): Promise<Client | undefined> {
  const row = await db
    .selectFrom('client as c')
    .modifyFront(kept)
    .select([
      'c.id',
      'c.name',
      'c.phone',
      'c.email',
      'c.city',
      'c.street',
      'c.postalCode',
      'c.province',
      'c.fvName',
      'c.fvPhone',
      'c.fvEmail',
      'c.nip',
      'c.fvCity',
      'c.fvStreet',
      'c.fvPostalCode',
      'c.fvProvince',
      'c.status',
      'c.color',
      'c.created',
      'c.modified',
      'c.version',
      authorTo('c.createdBy').as('createdBy'),
      authorTo('c.userModified').as('userModified'),
      sql<
        Client['projectTypes']
      >`coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name,
        'color', t.color) order by t.name) from "clientProjectType" l
        join "projectType" t on t.id = l."projectType" where l.client = c.id), '[]')`.as(
        'projectTypes',
      ),
      sql<Client['tags']>`coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name)
        order by t.name) from "clientTag" l join tag t on t.id = l.tag where l.client = c.id), '[]')`.as(
        'tags',
      ),
      sql<Client['clientService']>`coalesce((select json_agg(${personJson('u')}
        order by u."lastName", u."firstName", u.id) from "clientService" l join person u on u.id = l."user"
        where l.client = c.id), '[]')`.as('clientService'),
      sql<Client['persons']>`coalesce((select json_agg(json_build_object('id', p.id,
        'firstName', p."firstName", 'lastName', p."lastName", 'email', p.email, 'phone', p.phone,
        'position', (select json_build_object('id', o.id, 'name', o.name) from position o where o.id = p.position),
        'description', p.description, 'client', p.client, 'anonymized', p.anonymized,
        'version', p.version) order by p.id)
        from "clientPerson" p where p.client = c.id), '[]')`.as('persons'),
      sql<Client['agreements']>`coalesce((select json_agg(json_build_object('id', a.id,
        'type', json_build_object('id', t.id, 'name', t.name, 'description', t.description),
        'file', case when f.id is not null then ${fileJson('f')} end, 'client', a.client,
        'person', (select json_build_object('id', p.id, 'name', p."firstName" || ' ' || p."lastName")
          from "clientPerson" p where p.id = a.person),
        'given', a.given, 'withdrawn', a.withdrawn, 'wording', a.wording, 'modified', a.modified,
        'version', a.version) order by a.id)
        from "clientAgreement" a join "agreementType" t on t.id = a.type left join file f on f.id = a.file
        where a.client = c.id), '[]')`.as('agreements'),
    ])
    .where('c.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, status: statusOf(clientStatuses, row.status), may: clientMay(user) };
}

/** A client locked for a change, or undefined. */
export function lockClient(db: Db, id: number) {
  return db
    .selectFrom('client')
    .select(['id', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Makes a client with the names that it is ordered and found by at once, so that it is not written
 * twice more when its carers and contact persons are added.
 */
export async function insertClient(
  db: Db,
  fields: ClientFields,
  { clientService = [], persons = [] }: Partial<Pick<ClientForm, 'clientService' | 'persons'>>,
): Promise<number> {
  const row = await db
    .insertInto('client')
    .values({
      ...fields,
      carerNames: sql`names_of_people(${clientService}::int[])`,
      personPhones: persons.flatMap(({ phone }) => phone ?? []).join(', '),
      personNames: persons.map((one) => `${one.lastName} ${one.firstName}`).join(', '),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Writes a client's own fields. Also called with none, after what hangs on the client has changed:
 * the client's version then counts that change (see rooms/changes/merge.ts).
 */
export async function updateClient(
  db: Db,
  id: number,
  fields: Partial<ClientFields>,
): Promise<number> {
  const row = await db
    .updateTable('client')
    .set({ ...fields, modified: sql`clock_timestamp()` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

export async function removeClient(db: Db, id: number): Promise<void> {
  await db.deleteFrom('client').where('id', '=', id).execute();
}

/** Other clients with a NIP. */
export function clientsOfNip(db: Db, nip: string, except: number | undefined) {
  return db
    .selectFrom('client')
    .select(['id', 'name'])
    .where('nip', '=', nip)
    .where('id', '<>', except ?? 0)
    .orderBy('name')
    .limit(10)
    .execute();
}

const links = {
  tags: { table: 'clientTag', column: 'tag', of: 'tag', message: 'Nie ma takiego tagu' },
  projectTypes: {
    table: 'clientProjectType',
    column: 'projectType',
    of: 'projectType',
    message: 'Nie ma takiej usługi',
  },
  clientService: {
    table: 'clientService',
    column: 'user',
    of: 'person',
    message: 'Nie ma takiej osoby',
  },
} as const;

type LinkField = keyof typeof links;

/**
 * Makes a client's tags, services or carers exactly these, touching only what differs (history
 * tells additions and removals). Archived items and deactivated people cannot be newly chosen.
 *
 * @param fresh the client has just been made: there is nothing to take away
 * @throws HttpError 400 on each field
 */
export async function setLinks(
  db: Db,
  client: number,
  wanted: Partial<Record<LinkField, number[]>>,
  fresh: boolean,
): Promise<void> {
  const asked = (field: LinkField) => (fresh ? wanted[field]?.length : wanted[field]);
  const fields = (Object.keys(links) as LinkField[]).filter(asked);
  if (fields.length === 0) return;
  // One statement for all of them: each further one would be a journey to the database.
  const parts = fields.map((field) => linking(client, field, wanted[field] ?? [], fresh));
  const told = fields.map(
    (field) => sql`select ${field} as field from ${sql.ref(`wrong_${field}`)}`,
  );
  const wrong = await sql<{ field: LinkField }>`${kept} with ${sql.join(parts)}
    ${sql.join(told, sql` union all `)}`.execute(db);
  if (wrong.rows.length === 0) return;
  throw invalid(Object.fromEntries(wrong.rows.map(({ field }) => [field, links[field].message])));
}

/** The parts of a statement that find what cannot be chosen, take away what is not wanted and add the rest. */
function linking(client: number, field: LinkField, ids: number[], fresh: boolean) {
  const { table, column, of } = links[field];
  const [name, link] = [sql.table(table), sql.ref(column)];
  const wrong = sql.ref(`wrong_${field}`);
  const offered = of === 'person' ? sql`x.active` : sql`not x.archived`;
  const gone = sql`${sql.ref(`gone_${field}`)} as (delete from ${name}
    where client = ${client} and not (${link} = any(${ids}))),`;
  return sql`
    ${wrong} as (select i.id from unnest(${ids}::int[]) i(id)
      where not exists (select from ${name} l where l.client = ${client} and l.${link} = i.id)
        and not exists (select from ${sql.table(of)} x where x.id = i.id and ${offered})),
    ${fresh ? sql`` : gone}
    ${sql.ref(`made_${field}`)} as (insert into ${name} (client, ${link})
      select ${client}::int, i.id from unnest(${ids}::int[]) i(id)
      where not exists (select from ${wrong}) on conflict do nothing)`;
}

/** Adds one carer. @throws HttpError 404 when there is no such active person */
export async function addCarer(db: Db, client: number, user: number): Promise<void> {
  const person = await db
    .selectFrom('person')
    .select('id')
    .where('id', '=', user)
    .where('active', '=', true)
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
  const gone = await db
    .deleteFrom('clientService')
    .where('client', '=', client)
    .where('user', '=', user)
    .returning('user')
    .executeTakeFirst();
  if (!gone) return null;
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
