import type { Query } from '@zaplecze/contract/kit/endpoint';
import { warsawDay } from '@zaplecze/contract/kit/time';
import type { Channel, ConsentState } from '@zaplecze/contract/rodo.lists';
import { type ConsentRow, consentList, type listConsents } from '@zaplecze/contract/rodo-registers';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { fileJson } from '../../kit/database/refs.ts';
import { among, is, pagedList } from '../../kit/lists/paged-list.ts';

/** What a consent is today in Warsaw; given by then or undated, and not withdrawn by then, it holds. */
export const stateToday = () => {
  const today = warsawDay();
  return sql<ConsentState>`(case when a.withdrawn <= ${today}::date then 'withdrawn'
    when a.given > ${today}::date then 'future' else 'valid' end)`;
};

const personName = sql<string>`coalesce(p."lastName" || ' ' || p."firstName", '')`;

const consents = pagedList(consentList, {
  from: (db) =>
    db
      .selectFrom('clientAgreement as a')
      .innerJoin('agreementType as t', 't.id', 'a.type')
      .innerJoin('client as c', 'c.id', 'a.client')
      .leftJoin('clientPerson as p', 'p.id', 'a.person'),
  id: 'a.id',
  search: { in: sql<string>`fold(c.name || ' ' || ${personName} || ' ' || t.name)` },
  sort: {
    given: sql`a.given`,
    withdrawn: sql`a.withdrawn`,
    type: 't.name',
    client: 'c.name',
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
      sql<ConsentRow['type']>`json_build_object('id', t.id, 'name', t.name)`.as('type'),
      sql<ConsentRow['client']>`json_build_object('id', c.id, 'name', c.name)`.as('client'),
      sql<ConsentRow['person']>`case when p.id is not null then json_build_object('id', p.id,
        'name', p."firstName" || ' ' || p."lastName", 'anonymized', p.anonymized is not null,
        'restricted', p.restricted is not null, 'objected', p.objected is not null) end`.as(
        'person',
      ),
      'a.given',
      'a.withdrawn',
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
