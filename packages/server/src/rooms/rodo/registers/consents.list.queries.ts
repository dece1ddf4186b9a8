import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Channel, ConsentState } from '@zaplecze/contract/rooms/rodo/ids';
import {
  type ConsentRow,
  consentList,
  type listConsents,
} from '@zaplecze/contract/rooms/rodo/registers/calls';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { fileJson } from '../../../kit/database/refs.ts';
import { among, is, pagedList } from '../../../kit/lists/paged-list.ts';

/** What a consent is today in Warsaw; given by then or undated, and not withdrawn by then, it holds. */
export const stateToday = () => {
  const today = warsawDay();
  return sql<ConsentState>`(case when a.withdrawn <= ${today}::date then 'withdrawn'
    when a.given > ${today}::date then 'future' else 'valid' end)`;
};

const typeName = sql<string>`(select t.name from "agreementType" t where t.id = a.type)`;
const clientName = sql<string>`(select c.name from client c where c.id = a.client)`;
const personName = sql<string>`coalesce((select p."lastName" || ' ' || p."firstName"
  from "clientPerson" p where p.id = a.person), '')`;

const consents = pagedList(consentList, {
  from: (db: Db) => db.selectFrom('clientAgreement as a'),
  id: 'a.id',
  search: { in: sql<string>`fold(${clientName} || ' ' || ${personName} || ' ' || ${typeName})` },
  sort: {
    given: sql`a.given`,
    withdrawn: sql`a.withdrawn`,
    type: typeName,
    client: clientName,
    person: personName,
  },
  filters: {
    type: among('a.type'),
    client: among('a.client'),
    channel: is('a.channel'),
    state: (state) => sql<boolean>`${stateToday()} = ${state}`,
    dateFrom: (from) => sql<boolean>`a.given >= ${from}::date`,
    dateTo: (to) => sql<boolean>`a.given <= ${to}::date`,
  },
});

/** A page of the register of consents. */
export const findConsents = (db: Db, query: Query<typeof listConsents>) =>
  consents.pageOf(db, query, (wanted) =>
    wanted.select([
      'a.id',
      sql<ConsentRow['type']>`json_build_object('id', a.type, 'name', ${typeName})`.as('type'),
      sql<ConsentRow['client']>`json_build_object('id', a.client, 'name', ${clientName})`.as(
        'client',
      ),
      sql<ConsentRow['person']>`(select json_build_object('id', p.id,
        'name', p."firstName" || ' ' || p."lastName", 'anonymized', p.anonymized is not null,
        'restricted', p.restricted is not null, 'objected', p.objected is not null)
        from "clientPerson" p where p.id = a.person)`.as('person'),
      'a.given',
      'a.withdrawn',
      sql<'anonymized' | null>`a."endReason"`.as('endReason'),
      stateToday().as('state'),
      sql<Channel | null>`a.channel`.as('channel'),
      sql<number | null>`(select max(w.version) from "agreementWording" w
        where w.type = a.type and w.text = a.wording)`.as('wordingVersion'),
      'a.wording',
      sql<ConsentRow['file']>`(select ${fileJson('f')} from file f where f.id = a.file)`.as('file'),
    ]),
  );

/** A type of consent, archived ones too. */
export const findType = (db: Db, id: number) =>
  db.selectFrom('agreementType').select(['id', 'name']).where('id', '=', id).executeTakeFirst();

/** The wordings of a type of consent, the newest first. */
export const wordingsOf = (db: Db, type: number) =>
  db
    .selectFrom('agreementWording')
    .select(['id', 'version', 'text', 'validFrom'])
    .where('type', '=', type)
    .orderBy('version', 'desc')
    .execute();
