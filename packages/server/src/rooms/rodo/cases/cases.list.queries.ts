import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import {
  caseList,
  type listCases,
  type PersonalCase,
} from '@zaplecze/contract/rooms/rodo/cases/calls';
import { answerBy } from '@zaplecze/contract/rooms/rodo/deadline';
import type { CaseKind, CaseStatus, Channel } from '@zaplecze/contract/rooms/rodo/ids';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { knownPerson } from '../../../kit/database/refs.ts';
import { among, is, pagedList, whether } from '../../../kit/lists/paged-list.ts';
import { lockRow } from '../../../kit/records/rows.ts';

/** The last day for the answer, the extension included. */
const lastDay = sql<string>`coalesce(p.extended, p.due)`;

const columns = [
  'p.id',
  sql<CaseKind>`p.kind`.as('kind'),
  'p.name',
  'p.received',
  lastDay.as('due'),
  sql<boolean>`p.extended is not null`.as('extended'),
  knownPerson('p.handler').as('handler'),
  sql<CaseStatus>`p.status`.as('status'),
  'p.closed',
  'p.version',
] as const;

const cases = pagedList(caseList, {
  from: (db: Db) => db.selectFrom('personalCase as p'),
  id: 'p.id',
  search: { in: 'p.search', fragments: 'p.fragments' },
  sort: { due: lastDay, received: sql`p.received`, name: 'p.name', closed: sql`p.closed` },
  filters: {
    status: is('p.status'),
    kind: is('p.kind'),
    handler: among('p.handler'),
    dateFrom: (from) => sql<boolean>`p.received >= ${from}::date`,
    dateTo: (to) => sql<boolean>`p.received <= ${to}::date`,
    late: whether(sql<boolean>`(p.status = 'open' and ${lastDay} < ${warsawDay()}::date)`),
  },
});

const mayOf = (status: CaseStatus) => ({ edit: status === 'open', delete: false });

export const findCases = (db: Db, query: Query<typeof listCases>) =>
  cases.pageOf(db, query, (wanted) => wanted.select(columns), {
    row: (row) => ({ ...row, may: mayOf(row.status) }),
  });

const steps = sql<PersonalCase['steps']>`coalesce((select json_agg(json_build_object('id', s.id,
  'at', s.at, 'by', (select json_build_object('id', u.id, 'name', u."firstName" || ' ' || u."lastName",
    'picture', null) from person u where u.id = s.by), 'text', s.text) order by s.id)
  from "personalCaseStep" s where s."case" = p.id), '[]')`;

/** A request with its protocol. */
export async function findCase(db: Db, id: number): Promise<PersonalCase | undefined> {
  const row = await db
    .selectFrom('personalCase as p')
    .select(columns)
    .select([
      ...(['p.email', 'p.phone', 'p.description', 'p.extensionReason', 'p.outcome'] as const),
      sql<Channel>`p.channel`.as('channel'),
      steps.as('steps'),
    ])
    .where('p.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const extendable =
    row.status === 'open' && !row.extended && warsawDay() <= answerBy(row.received);
  return { ...row, extendable, may: mayOf(row.status) };
}

/** The same held for a change. */
export async function lockCase(db: Db, id: number): Promise<PersonalCase | undefined> {
  return (await lockRow(db, 'personalCase', id)) && (await findCase(db, id));
}

/** Open requests with the last day for their answers, for reminders. */
export const openCases = (db: Db) =>
  db
    .selectFrom('personalCase as p')
    .select(['p.id', sql<CaseKind>`p.kind`.as('kind'), 'p.handler', lastDay.as('due')])
    .where('p.status', '=', 'open')
    .orderBy('p.id')
    .execute();

/** Whether somebody may handle requests: a working administrator. */
export async function mayHandle(db: Db, person: number): Promise<boolean> {
  const found = await db
    .selectFrom('person')
    .select('id')
    .where('id', '=', person)
    .where('active', '=', true)
    .where(sql<boolean>`'ROLE_ADMIN' = any(roles)`)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}
