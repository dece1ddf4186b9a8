import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { clientList, type listClients } from '@zaplecze/contract/rooms/clients/calls';
import { clientStatuses } from '@zaplecze/contract/rooms/clients/lists';
import type { Db } from '../../../kit/database/database.ts';
import { statusOf } from '../../../kit/database/refs.ts';
import type { User } from '../../../kit/http/guard.ts';
import { among, linkedBy, pagedList, whether } from '../../../kit/lists/paged-list.ts';
import { matches } from '../../../kit/lists/search.ts';
import { asCounted } from '../../../kit/lists/sort-key.ts';
import { columnsOf } from '../../../kit/records/record-fields.ts';
import { clientMay } from '../clients.rules.ts';
import * as its from './clients.select.queries.ts';
import * as asked from './conditions.queries.ts';

export type ClientQuery = Query<typeof listClients>;

const named = (part: string) => matches('c.nameSearch', part);

export const clients = pagedList(clientList, {
  from: (db: Db) => db.selectFrom('client as c'),
  whole: true,
  id: 'c.id',
  search: { in: 'c.search', fragments: 'c.fragments' },
  sort: {
    name: asCounted('c.name'),
    carers: 'c.carerNames',
    person: 'c.personNames',
    status: 'c.status',
    created: 'c.created',
    modifiedDate: 'c.modified',
  },
  filters: {
    name: named,
    nip: its.startsNip,
    status: among('c.status'),
    tags: linkedBy('clientTag', 'client', 'tag', 'c.id'),
    persons: linkedBy('clientService', 'client', 'user', 'c.id'),
    projectTypes: linkedBy('clientProjectType', 'client', 'projectType', 'c.id'),
    agreement: (types) => its.consentsOn(types, warsawDay()),
    withdrawn: (types) => its.withdrawnBy(types, warsawDay()),
    department: asked.clientsOfDepartments,
    company: asked.clientsOfCompanies,
    noCarer: whether(asked.withoutCarer),
    silentFor: (days) => asked.silentFor(days),
    openIssues: whether(asked.withOpenIssues),
    sameNip: whether(asked.withSameNip),
    refusedFrom: (from, { refusedTo }) => asked.refusedIn({ from, to: refusedTo }),
    refusedTo: (to, { refusedFrom }) => (refusedFrom ? undefined : asked.refusedIn({ to })),
  },
  extra: { name: named, nip: its.startsNip },
});

export async function findClients(db: Db, user: User, query: ClientQuery) {
  const may = clientMay(user);
  return await clients.pageOf(
    db,
    query,
    (wanted) =>
      wanted.select([
        ...(['c.id', 'c.name', 'c.color', 'c.city', 'c.nip', 'c.status', 'c.version'] as const),
        ...columnsOf('c', clientList.fields),
        its.tags.as('tags'),
        its.carers.as('clientService'),
        its.contacts.as('persons'),
      ]),
    { row: (row) => ({ ...row, status: statusOf(clientStatuses, row.status), may }) },
  );
}
