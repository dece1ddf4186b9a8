import { type ClientRow, clientStatuses, type listClients } from '@zaplecze/contract/clients';
import type { Query } from '@zaplecze/contract/kit/endpoint';
import { sql } from 'kysely';
import type { Db } from '../../kit/database.ts';
import type { User } from '../../kit/guard.ts';
import { matches, pageOf } from '../../kit/list.ts';
import { personJson, statusOf } from '../../kit/refs.ts';
import { clientMay } from './clients.rules.ts';

type ClientQuery = Query<typeof listClients>;

/** Clients of the filter, before order and page. */
function filtered(db: Db, { search, name, nip, filter }: ClientQuery, shortGrams: boolean) {
  let rows = db.selectFrom('client as c');
  if (search) rows = rows.where(matches('c.search', search, { shortGrams }));
  for (const part of [name, filter.name]) {
    if (part) rows = rows.where(matches('c.nameSearch', part));
  }
  if (nip) rows = rows.where('c.nip', 'like', `${nip.replace(/\D/g, '')}%`);
  if (filter.status) rows = rows.where('c.status', '=', sql<number>`any(${filter.status})`);
  if (filter.tags) rows = rows.where(linked('clientTag', 'tag', filter.tags));
  if (filter.persons) rows = rows.where(linked('clientService', 'user', filter.persons));
  if (filter.projectTypes) {
    rows = rows.where(linked('clientProjectType', 'projectType', filter.projectTypes));
  }
  if (filter.agreement) rows = rows.where(linked('clientAgreement', 'type', filter.agreement));
  return rows;
}

const linked = (table: string, column: string, ids: number[]) => sql<boolean>`exists (
  select from ${sql.table(table)} l where l.client = c.id and l.${sql.ref(column)} = any(${ids}))`;

export async function findClients(db: Db, user: User, query: ClientQuery) {
  const page = await pageOf(db, query, {
    rows: filtered(db, query, true),
    counted: filtered(db, query, false),
    id: 'c.id',
    sort: {
      name: 'c.name',
      carers: 'c.carerNames',
      person: 'c.personNames',
      status: 'c.status',
      created: 'c.created',
      modifiedDate: 'c.modified',
    },
    tables: ['client', 'clientTag', 'clientService', 'clientProjectType', 'clientAgreement'],
    columns: (wanted) =>
      wanted.select([
        'c.id',
        'c.name',
        'c.color',
        'c.city',
        'c.nip',
        'c.status',
        sql<
          ClientRow['tags']
        >`coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name)
          order by t.name) from "clientTag" l join tag t on t.id = l.tag where l.client = c.id), '[]')`.as(
          'tags',
        ),
        sql<ClientRow['clientService']>`coalesce((select jsonb_agg(${personJson('u')}
          order by u."lastName", u."firstName", u.id) from "clientService" l join person u on u.id = l."user"
          where l.client = c.id), '[]')`.as('clientService'),
        sql<ClientRow['persons']>`coalesce((select jsonb_agg(jsonb_build_object('id', p.id,
          'name', p."firstName" || ' ' || p."lastName", 'phone', p.phone, 'email', p.email) order by p.id)
          from "clientPerson" p where p.client = c.id), '[]')`.as('persons'),
      ]),
  });
  const may = clientMay(user);
  return {
    count: page.count,
    list: page.list.map((row) => ({ ...row, status: statusOf(clientStatuses, row.status), may })),
  };
}
