import { sql } from 'kysely';
import type { Db } from '../../kit/database.ts';
import type { Known } from '../../kit/personal.ts';
import { authorTo } from '../../kit/refs.ts';

/** A contact person who still has data, with their client and who wrote them down. */
export function findContact(db: Db, id: number) {
  return db
    .selectFrom('clientPerson as p')
    .innerJoin('client as c', 'c.id', 'p.client')
    .select([
      'p.id',
      'p.firstName',
      'p.lastName',
      'p.phone',
      'p.email',
      'p.description',
      'p.created',
      'p.modified',
      'p.client',
      'p.anonymized',
      'c.name as clientName',
      sql<string | null>`(select o.name from position o where o.id = p.position)`.as('position'),
      authorTo('p.createdBy').as('createdBy'),
      authorTo('p.userModified').as('userModified'),
    ])
    .where('p.id', '=', id)
    .executeTakeFirst();
}
export type Contact = NonNullable<Awaited<ReturnType<typeof findContact>>>;

/** A person's consents with their files, also withdrawn ones. */
export function consentsOf(db: Db, person: number) {
  return db
    .selectFrom('clientAgreement as a')
    .innerJoin('agreementType as t', 't.id', 'a.type')
    .leftJoin('file as f', 'f.id', 'a.file')
    .select([
      'a.id',
      't.name as type',
      'a.given',
      'a.withdrawn',
      'a.wording',
      'a.created',
      'f.fileName',
      'f.storageKey',
      authorTo('a.createdBy').as('createdBy'),
    ])
    .where('a.person', '=', person)
    .orderBy('a.id')
    .execute();
}
export type Consent = Awaited<ReturnType<typeof consentsOf>>[number];

/**
 * What a person is known by, as they are written down now and were before. Numbers and addresses
 * that are also the company's own, or another contact person's, do not tell of this one.
 */
export async function knownBy(db: Db, contact: Contact): Promise<Known> {
  const { rows } = await sql<{ field: string; value: string }>`
    with ever(field, value) as (
      select v.field, v.value from "clientPerson" p, lateral (values ('firstName', p."firstName"),
        ('lastName', p."lastName"), ('phone', p.phone), ('email', p.email)) as v(field, value)
      where p.id = ${contact.id}
      union
      select c.key, v.value from history h, jsonb_each(h.changes) as c, lateral (
          select c.value #>> '{}' as value where jsonb_typeof(c.value) = 'string'
          union all select e.value #>> '{}' from jsonb_array_elements(
            case jsonb_typeof(c.value) when 'array' then c.value else '[]' end) as e(value)) as v
      where h.entity = 'clientPerson' and h."entityId" = ${contact.id}
        and c.key in ('firstName', 'lastName', 'phone', 'email')
    ),
    shared(value) as (
      select v.value from client c, lateral (values (c.phone), (c."fvPhone"), (c.email),
        (c."fvEmail")) as v(value) where c.id = ${contact.client}
      union select v.value from "clientPerson" p, lateral (values (p.phone), (p.email)) as v(value)
      where p.client = ${contact.client} and p.id <> ${contact.id} and v.value is not null
    )
    select field, value from ever where value is not null and value <> '' and lower(value)
      not in (select lower(value) from shared)`.execute(db);
  const of = (name: string) => rows.flatMap(({ field, value }) => (field === name ? [value] : []));
  const names = of('firstName').flatMap((first) => of('lastName').map((last) => ({ first, last })));
  return { names, phones: of('phone'), emails: of('email') };
}
