import { emailKey } from '@zaplecze/contract/kit/fields/clean';
import type { Letter } from '@zaplecze/contract/rooms/letters/calls';
import { letterStatus, letterStatuses } from '@zaplecze/contract/rooms/letters/lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { filesOf, statusOf } from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';
import { lockRow } from '../../kit/records/rows.ts';

const ref = (table: string, column: string, name = 'x.name') =>
  sql<{
    id: number;
    name: string;
  } | null>`(select json_build_object('id', x.id, 'name', ${sql.raw(name)})
    from ${sql.table(table)} x where x.id = ${sql.ref(column)})`;

/** Columns of a row of the list. */
export const letterColumns = [
  'l.id',
  'l.received',
  'l.fromName',
  'l.fromAddress',
  'l.subject',
  'l.status',
  'l.reason',
  ref('company', 'l.company').as('company'),
  ref('issue', 'l.issue').as('issue'),
  ref('person', 'l.handledBy', `x."firstName" || ' ' || x."lastName"`).as('handledBy'),
] as const;

type Status = { status: number };

/** Refused ones are the administrators' to see: they say who tried what. */
export const maySee = (user: User, { status }: Status): boolean =>
  status !== letterStatus.refused || user.flags.admin;

/** Whether something can still be made of it. */
export const isOpen = ({ status }: Status) =>
  status === letterStatus.waiting || status === letterStatus.refused;

export const visibleLetter = <R extends Status>(user: User, row: R) => ({
  ...row,
  status: statusOf(letterStatuses, row.status),
  may: { handle: isOpen(row) && maySee(user, row) },
});

/** Clients of contact persons with an address; none for one that has other signs than those of ASCII. */
export async function clientsWriting(db: Db, address: string) {
  const key = emailKey(address);
  if (key === null) return [];
  return await db
    .selectFrom('clientPerson as p')
    .innerJoin('client as c', 'c.id', 'p.client')
    .select(['c.id', 'c.name'])
    .distinct()
    .where(sql<boolean>`lower(p.email) = ${key}`)
    .where('p.anonymized', 'is', null)
    .orderBy('c.name')
    .orderBy('c.id')
    .limit(20)
    .execute();
}

export async function findLetter(db: Db, id: number) {
  const found = await db
    .selectFrom('incomingLetter as l')
    .select([
      ...letterColumns,
      'l.text',
      'l.leftFiles',
      filesOf('incomingLetter', 'l.id').as('files'),
    ])
    .select(filesOf('letterWhole', 'l.id').as('whole'))
    .where('l.id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const clients = await clientsWriting(db, found.fromAddress);
  return { ...found, clients } satisfies Omit<Letter, 'status' | 'may'> & Status;
}

/** A letter locked for what becomes of it. */
export const lockLetter = (db: Db, id: number) =>
  lockRow(db, 'incomingLetter', id, {
    columns: ['status', 'text', 'subject', 'fromName', 'fromAddress', 'issue', 'leftFiles'],
  });

/** Letters that wait for somebody. */
export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('incomingLetter')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', '=', letterStatus.waiting)
    .executeTakeFirstOrThrow();
  return count;
}

/** A letter as it came, with its files, for whoever may read it. */
export async function findWhole(db: Db, id: number) {
  return await db
    .selectFrom('incomingLetter as l')
    .select(['l.id', 'l.received', 'l.fromName', 'l.fromAddress', 'l.subject', 'l.text'])
    .select(filesOf('letterWhole', 'l.id').as('files'))
    .where('l.id', '=', id)
    .executeTakeFirst();
}

/** Whether somebody takes part in an issue by letters: a contact person of its client, or who has written in it before. */
export async function writesIn(
  db: Db,
  { id, client }: { id: number; client: number | null },
  address: string,
): Promise<boolean> {
  if (emailKey(address) === null) return false;
  const { rows } = await sql<{ known: boolean }>`select
    exists (select from "clientPerson" where client = ${client} and lower(email) = ${address} and anonymized is null)
    or exists (select from "incomingLetter" where "fromAddress" = ${address} and issue = ${id}
      and status in (${letterStatus.issue}, ${letterStatus.comment})) as known`.execute(db);
  return rows[0]?.known === true;
}

/** What became of a letter of this name; undefined when it has not come before. */
export async function knownLetter(db: Db, messageId: string) {
  return await db
    .selectFrom('incomingLetter')
    .select(['id', 'status', 'content'])
    .where('messageId', '=', messageId.slice(0, 1000))
    .executeTakeFirst();
}

/** The issue that one of these letters became. */
export async function issueOfLetters(db: Db, names: string[]) {
  if (names.length === 0) return undefined;
  return await db
    .selectFrom('incomingLetter as l')
    .innerJoin('issue as i', 'i.id', 'l.issue')
    .select(['i.id', 'i.name', 'i.client'])
    .where('l.messageId', 'in', names.slice(-50))
    .orderBy('l.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** An issue that is still there, by its number. */
export async function existingIssue(db: Db, id: number): Promise<number | null> {
  const found = await db.selectFrom('issue').select('id').where('id', '=', id).executeTakeFirst();
  return found?.id ?? null;
}

/** The company that takes issues under one of these addresses. */
export async function companyAt(db: Db, addresses: string[]): Promise<number | null> {
  if (addresses.length === 0) return null;
  const found = await db
    .selectFrom('company')
    .select('id')
    .where(sql<boolean>`lower("issuesEmail") = any(${addresses}::text[])`)
    .where('archived', '=', false)
    .orderBy('id')
    .executeTakeFirst();
  return found?.id ?? null;
}

/** The active carers of a client, by name. */
export async function carersOf(db: Db, client: number) {
  return await db
    .selectFrom('clientService as s')
    .innerJoin('person as p', 'p.id', 's.user')
    .select('p.id')
    .where('s.client', '=', client)
    .where('p.active', '=', true)
    .orderBy('p.lastName')
    .orderBy('p.firstName')
    .orderBy('p.id')
    .execute()
    .then((rows) => rows.map(({ id }) => id));
}

export async function emailOf(db: Db, person: number): Promise<string | undefined> {
  const found = await db
    .selectFrom('person')
    .select('email')
    .where('id', '=', person)
    .where('active', '=', true)
    .executeTakeFirst();
  return found?.email;
}

/** Whether an address is of somebody who works here or of a contact person. */
export async function isKnownSender(db: Db, address: string): Promise<boolean> {
  if (emailKey(address) === null) return false;
  const { rows } = await sql<{ known: boolean }>`select
    exists (select from person where lower(email) = ${address} and active)
    or exists (select from "clientPerson" where lower(email) = ${address} and anonymized is null) as known`.execute(
    db,
  );
  return rows[0]?.known === true;
}

/** How many letters of a sender became issues or comments by themselves within the hour before. */
export async function takenWithinHour(db: Db, address: string, before: Date): Promise<number> {
  const { count } = await db
    .selectFrom('incomingLetter')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('fromAddress', '=', address)
    .where('status', 'in', [letterStatus.issue, letterStatus.comment])
    .where('handledBy', 'is', null)
    .where('received', '>', sql<string>`${before}::timestamptz - interval '1 hour'`)
    .where('received', '<=', before.toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a sender was told of a refusal within a day. */
export async function wasSenderNotified(db: Db, address: string): Promise<boolean> {
  const found = await db
    .selectFrom('incomingLetter')
    .select('id')
    .where('fromAddress', '=', address)
    .where('told', '=', true)
    .where('received', '>', sql<string>`now() - interval '1 day'`)
    .executeTakeFirst();
  return found !== undefined;
}

/** Who is told that a letter waits. */
export async function managersOf(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('person')
    .select('id')
    .where('active', '=', true)
    .where(sql<boolean>`roles && '{ROLE_MANAGER,ROLE_ADMIN}'::text[]`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Which issue a letter became. */
export async function keepIssue(db: Db, id: number, issue: number): Promise<void> {
  await db.updateTable('incomingLetter').set({ issue }).where('id', '=', id).execute();
}

export async function findMailbox(db: Db) {
  return await db.selectFrom('mailbox').select(['lastRead', 'problem']).executeTakeFirst();
}
