import {
  type Client,
  type ClientRow,
  clientList,
  type listClients,
} from '@zaplecze/contract/clients';
import { clientStatuses } from '@zaplecze/contract/clients.lists';
import type { Query } from '@zaplecze/contract/kit/endpoint';
import { warsawDay } from '@zaplecze/contract/kit/time';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { personJson, statusOf } from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';
import { matches } from '../../kit/lists/list.ts';
import { among, linked, pagedList } from '../../kit/lists/paged-list.ts';
import { clientMay } from './clients.rules.ts';

type ClientQuery = Query<typeof listClients>;

/** A beginning of a NIP, however it is grouped; what has no digits begins none. */
function startsNip(typed: string) {
  const digits = typed.replace(/\D/g, '');
  return digits === '' ? sql<boolean>`false` : sql<boolean>`c.nip like ${`${digits}%`}`;
}

/** Clients with a consent of these types, in that state. */
const consents = (types: number[], state: RawBuilder<boolean>) => sql<boolean>`exists (
  select from "clientAgreement" l where l.client = c.id and l.type = any(${types}) and ${state})`;

/** Given by that Warsaw day, or undated, and not withdrawn by then. */
const validBy = (day: string) => sql<boolean>`(l.given is null or l.given <= ${day}::date)
  and (l.withdrawn is null or l.withdrawn > ${day}::date)`;

const withdrawnBy = (day: string) => sql<boolean>`l.withdrawn <= ${day}::date`;

const named = (part: string) => matches('c.nameSearch', part);

const clients = pagedList(clientList, {
  from: (db) => db.selectFrom('client as c'),
  id: 'c.id',
  search: { in: 'c.search', fragments: 'c.fragments' },
  sort: {
    name: 'c.name',
    carers: 'c.carerNames',
    person: 'c.personNames',
    status: 'c.status',
    created: 'c.created',
    modifiedDate: 'c.modified',
  },
  filters: {
    name: named,
    nip: startsNip,
    status: among('c.status'),
    tags: linked('clientTag', 'client', 'tag', 'c.id'),
    persons: linked('clientService', 'client', 'user', 'c.id'),
    projectTypes: linked('clientProjectType', 'client', 'projectType', 'c.id'),
    agreement: (types) => consents(types, validBy(warsawDay())),
    withdrawn: (types) => consents(types, withdrawnBy(warsawDay())),
  },
  extra: { name: named, nip: startsNip },
});

export async function findClients(db: Db, user: User, query: ClientQuery) {
  const page = await clients.pageOf(db, query, (wanted) =>
    wanted.select([
      'c.id',
      'c.name',
      'c.color',
      'c.city',
      'c.nip',
      'c.status',
      sql<ClientRow['tags']>`coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name)
          order by t.name) from "clientTag" l join tag t on t.id = l.tag where l.client = c.id), '[]')`.as(
        'tags',
      ),
      sql<ClientRow['clientService']>`coalesce((select json_agg(${personJson('u')}
          order by u."lastName", u."firstName", u.id) from "clientService" l join person u on u.id = l."user"
          where l.client = c.id), '[]')`.as('clientService'),
      sql<ClientRow['persons']>`coalesce((select json_agg(json_build_object('id', p.id,
          'name', p."firstName" || ' ' || p."lastName", 'phone', p.phone, 'email', p.email) order by p.id)
          from "clientPerson" p where p.client = c.id and p.anonymized is null), '[]')`.as(
        'persons',
      ),
    ]),
  );
  const may = clientMay(user);
  return {
    count: page.count,
    list: page.list.map((row) => ({ ...row, status: statusOf(clientStatuses, row.status), may })),
  };
}

type Contact = Omit<Client['persons'][number], 'id' | 'client' | 'version' | 'position'> & {
  position: string | null;
};

/** A client as the downloaded list tells of it: all that an import can take in again. */
export type WholeClient = Omit<
  Client,
  | 'id'
  | 'persons'
  | 'agreements'
  | 'createdBy'
  | 'userModified'
  | 'version'
  | 'may'
  | 'tags'
  | 'projectTypes'
  | 'clientService'
  | 'status'
  | 'province'
  | 'fvProvince'
> & {
  status: number;
  province: string | null;
  fvProvince: string | null;
  projectTypes: string[];
  tags: string[];
  clientService: string[];
  persons: Contact[];
};

const provinceName = (column: string) =>
  sql<string | null>`(select p.name from province p where p.id = ${sql.ref(column)})`;

/** Names of what hangs on a client, in their order. */
const namesOf = (link: string, column: string, of: string) =>
  sql<string[]>`array(select t.name from ${sql.table(link)} l
    join ${sql.table(of)} t on t.id = l.${sql.ref(column)} where l.client = c.id order by t.name)`;

export function findWholeClients(db: Db, query: ClientQuery) {
  return clients.pageOf(db, query, (wanted) =>
    wanted.select([
      'c.name',
      'c.nip',
      'c.phone',
      'c.email',
      'c.street',
      'c.postalCode',
      'c.city',
      'c.fvName',
      'c.fvPhone',
      'c.fvEmail',
      'c.fvStreet',
      'c.fvPostalCode',
      'c.fvCity',
      'c.status',
      'c.color',
      'c.created',
      'c.modified',
      provinceName('c.province').as('province'),
      provinceName('c.fvProvince').as('fvProvince'),
      namesOf('clientProjectType', 'projectType', 'projectType').as('projectTypes'),
      namesOf('clientTag', 'tag', 'tag').as('tags'),
      sql<string[]>`array(select u."firstName" || ' ' || u."lastName" from "clientService" l
          join person u on u.id = l."user" where l.client = c.id
          order by u."lastName", u."firstName", u.id)`.as('clientService'),
      sql<Contact[]>`coalesce((select json_agg(json_build_object('firstName', p."firstName",
          'lastName', p."lastName", 'email', p.email, 'phone', p.phone, 'description', p.description,
          'position', (select o.name from position o where o.id = p.position)) order by p.id)
          from "clientPerson" p where p.client = c.id and p.anonymized is null), '[]')`.as(
        'persons',
      ),
    ]),
  );
}
