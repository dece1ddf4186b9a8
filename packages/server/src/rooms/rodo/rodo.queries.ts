import { sql } from 'kysely';
import { customNames } from '../../kit/custom-fields/personal.queries.ts';
import type { Db } from '../../kit/database/database.ts';
import { authorTo } from '../../kit/database/refs.ts';
import { forgetDeletedInHistory } from '../../kit/records/history.ts';
import { digitsOf, numbersIn, type PersonIdentity } from '../../kit/records/personal-patterns.ts';
import { foldText, wordsOf } from '../../kit/records/spelling.ts';

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

/** Everything of these fields that a person was ever written down with. */
async function everWritten(
  db: Db,
  table: 'clientPerson' | 'person',
  id: number,
): Promise<PersonIdentity> {
  const { rows } = await sql<{ field: string; value: string }>`
    select v.field, v.value from ${sql.table(table)} p, lateral (values ('firstName', p."firstName"),
      ('lastName', p."lastName"), ('phone', p.phone), ('email', p.email)) as v(field, value)
    where p.id = ${id} and v.value <> ''
    union
    select c.key, v.value from history h, jsonb_each(h.changes) as c, lateral (
        select c.value #>> '{}' as value where jsonb_typeof(c.value) = 'string'
        union all select e.value #>> '{}' from jsonb_array_elements(
          case jsonb_typeof(c.value) when 'array' then c.value else '[]' end) as e(value)) as v
    where h.entity = ${table} and h."entityId" = ${id} and v.value <> ''
      and c.key in ('firstName', 'lastName', 'phone', 'email')`.execute(db);
  const of = (name: string) => rows.flatMap(({ field, value }) => (field === name ? [value] : []));
  const names = of('firstName').flatMap((first) => of('lastName').map((last) => ({ first, last })));
  return { names, phones: of('phone').flatMap(numbersIn), emails: of('email') };
}

/** The numbers and addresses of a company and of its other contact persons. */
async function sharedAtClient(db: Db, contact: Contact): Promise<{ value: string }[]> {
  const { rows } = await sql<{ value: string }>`
    select v.value from client c, lateral (values (c.phone), (c."fvPhone"), (c.email),
      (c."fvEmail")) as v(value) where c.id = ${contact.client} and v.value <> ''
    union select v.value from "clientPerson" p, lateral (values (p.phone), (p.email)) as v(value)
    where p.client = ${contact.client} and p.id <> ${contact.id} and v.value <> ''`.execute(db);
  return rows;
}

/** The numbers, addresses and whole names of these that somebody else in the base has too. */
async function sharedAnywhere(
  db: Db,
  own: { contact?: number; person?: number },
  known: PersonIdentity,
): Promise<Set<string>> {
  const emails = known.emails.map((email) => email.toLowerCase());
  const names = known.names.map(nameKey);
  const tails = known.phones.map((phone) => digitsOf(phone).slice(-9)).filter(Boolean);
  // Their digits in a row, whatever stands between: so few fields are left that each of them can be taken apart.
  const inARow = tails.map((tail) => `%${[...tail].join('%')}%`);
  // Each number of a field by itself, without its extension.
  const numbers = sql`regexp_split_to_table(o.phone, ',') as n(number),
    lateral (select right(regexp_replace(regexp_replace(n.number, ' wew\\. .*$', ''), '\\D', '', 'g'), 9)) as d(digits)`;
  const person = sql`id <> ${own.person ?? 0}`;
  const contact = sql`id <> ${own.contact ?? 0} and anonymized is null`;
  const name = sql`fold("firstName" || ' ' || "lastName")`;
  // Each place is asked by itself: together they would be put together for everybody in the database first.
  const { rows } = await sql<{ value: string }>`
    select lower(email) as value from person where ${person} and lower(email) = any(${emails})
    union select lower(email) from "clientPerson" where ${contact} and lower(email) = any(${emails})
    union select lower(email) from client where lower(email) = any(${emails})
    union select lower("fvEmail") from client where lower("fvEmail") = any(${emails})
    union select ${name} from person where ${person} and ${name} = any(${names})
    union select ${name} from "clientPerson" where ${contact} and ${name} = any(${names})
    union select d.digits from (
      select phone from person where ${person} and phone like any(${inARow}::text[])
      union all select phone from "clientPerson" where ${contact} and phone like any(${inARow}::text[])
      union all select phone from client where phone like any(${inARow}::text[])
      union all select "fvPhone" from client where "fvPhone" like any(${inARow}::text[])
    ) o, ${numbers} where d.digits = any(${tails})`.execute(db);
  return new Set(rows.map(({ value }) => value));
}
const nameKey = ({ first, last }: { first: string; last: string }) => foldText(`${first} ${last}`);

export type Identity = {
  /** What tells of the person in texts about their client. */
  here: PersonIdentity;
  /** Identity that belongs to nobody else in the database, for texts without a client. */
  anywhere: PersonIdentity;
};

/**
 * Names, telephones and addresses of a person, present and former. Numbers and addresses that are also the company's
 * own, or another contact person's, do not identify this one; in texts without a client, a namesake's name and what
 * anybody else in the database has too do not either.
 */
export async function identityOf(db: Db, contact: Contact): Promise<Identity> {
  const ever = await everWritten(db, 'clientPerson', contact.id);
  const shared = await sharedAtClient(db, contact);
  const lower = new Set(shared.map(({ value }) => value.toLowerCase()));
  const digits = new Set(
    shared.flatMap(({ value }) => numbersIn(value).map(digitsOf)).filter((one) => one !== ''),
  );
  const here = {
    names: ever.names,
    phones: ever.phones.filter((phone) => !digits.has(digitsOf(phone))),
    emails: ever.emails.filter((email) => !lower.has(email.toLowerCase())),
  };
  const short = shortened(here);
  const anywhere = await alone(
    db,
    { contact: contact.id },
    { ...here, names: [...here.names, ...short.names] },
  );
  here.names.push(...short.names.filter((name) => anywhere.names.includes(name)));
  return { here, anywhere };
}

/** The part of an identity that belongs to nobody else in the database. */
export async function alone(
  db: Db,
  own: { contact?: number; person?: number },
  known: PersonIdentity,
): Promise<PersonIdentity> {
  const shared = await sharedAnywhere(db, own, known);
  return {
    names: known.names.filter((name) => !shared.has(nameKey(name))),
    phones: known.phones.filter((phone) => !shared.has(digitsOf(phone).slice(-9))),
    emails: known.emails.filter((email) => !shared.has(email.toLowerCase())),
  };
}

/** Identity of a member of staff that belongs to nobody else in the database, present and former. */
export async function identityOfStaff(db: Db, person: number): Promise<PersonIdentity> {
  const ever = await everWritten(db, 'person', person);
  ever.names.push(...shortened(ever).names);
  return await alone(db, { person }, ever);
}

/** By the first of two given names: Anna Maria Nowak is Anna Nowak, unless somebody else is called so. */
const shortened = ({ names }: PersonIdentity): PersonIdentity => ({
  names: names.flatMap(({ first, last }) => {
    const [one = '', ...others] = wordsOf(first);
    return others.length > 0 && one.length > 2 ? [{ first: one, last }] : [];
  }),
  phones: [],
  emails: [],
});

/** Takes the telephone, e-mail, description and own fields of contact persons who were deleted out of the history, where nobody reads them any more. */
export async function forgetDeletedContacts(db: Db): Promise<void> {
  const fields = ['phone', 'email', 'description', ...(await customNames(db, 'contact'))];
  await forgetDeletedInHistory(db, { entity: 'clientPerson', fields });
}
