import type { Days } from '@zaplecze/contract/kit/values/days';
import type { PersonRef } from '@zaplecze/contract/kit/values/records';
import { openTaskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';
import { fullName, personJson } from '../../../kit/database/refs.ts';
import { findPresence, type TeamPresence } from '../../absences/index.ts';
import type { Crew, TeamMember } from './plan.rules.ts';
import type { FixedRow, PlanStep } from './plan-limits.rules.ts';

type CrewQuery = {
  steps: PlanStep[];
  fixedRows?: FixedRow[];
  client: number | null;
  seller: number | null;
  /** Days that the plan covers. */
  range: Days;
  /** Others whom the plan may be asked about. */
  besides?: number[];
};

/** Everybody whom the rules of these steps may mean, with their absences and loads. */
export async function findCrew(db: Db, query: CrewQuery): Promise<Crew> {
  const { steps, fixedRows = [], client, seller, range, besides = [] } = query;
  const rules = steps.map(({ rule }) => rule);
  const wanted = rules.flatMap(({ whoPosition }) => whoPosition ?? []);
  const [departments, positions, carers] = await Promise.all([
    findDepartments(
      db,
      steps.flatMap(({ rule, department }) => rule.whoDepartment ?? department ?? []),
    ),
    findPositions(db, wanted),
    client === null ? [] : findCarers(db, client),
  ]);
  const candidates = [
    ...rules.flatMap(({ whoPerson }) => whoPerson ?? []),
    ...[...departments.values()].flatMap(({ head }) => head ?? []),
    ...[...positions.values()].flatMap(({ people }) => people),
    ...carers,
    ...(seller === null ? [] : [seller]),
    ...fixedRows.flatMap(({ user }) => user ?? []),
    ...besides,
  ];
  const { atWork, names } = await findAtWork(db, candidates);
  const team = await findPresence(db, [...new Set(atWork.values())], range);
  const members = await findMembers(db, team);
  const standIns = team.substitutions;
  return { members, atWork, names, departments, positions, carers, seller, standIns };
}

async function findDepartments(db: Db, ids: number[]): Promise<Crew['departments']> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('department')
    .select(['id', 'name', 'head'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...one }) => [id, one]));
}

async function findPositions(db: Db, ids: number[]): Promise<Crew['positions']> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('position as x')
    .select([
      'x.id',
      'x.name',
      sql<number[]>`array(select p.id from person p where p.position = x.id and p.active
        order by p.id)`.as('people'),
    ])
    .where('x.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...one }) => [id, one]));
}

async function findCarers(db: Db, client: number): Promise<number[]> {
  const rows = await db
    .selectFrom('clientService as l')
    .innerJoin('person as p', 'p.id', 'l.user')
    .select('p.id')
    .where('l.client', '=', client)
    .where('p.active', '=', true)
    .orderBy('p.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Of each person whoever carries on their work, and what all are called. */
async function findAtWork(db: Db, ids: number[]): Promise<Pick<Crew, 'atWork' | 'names'>> {
  const { rows } = await sql<{ id: number; name: string; working: number | null }>`
    select p.id, ${fullName('p')} as name, at_work(p.id) as working from person p
    where p.id = any(${[...new Set(ids)]}::int[])`.execute(db);
  return {
    atWork: new Map(rows.flatMap(({ id, working }) => (working ? [[id, working]] : []))),
    names: new Map(rows.map(({ id, name }) => [id, name])),
  };
}

async function findMembers(db: Db, team: TeamPresence): Promise<Map<number, TeamMember>> {
  const ids = [...team.people.keys()];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('person as p')
    .select([
      'p.id',
      fullName('p').as('name'),
      sql<number>`(select coalesce(sum(coalesce(t.estimation, 1)), 0) from "projectTask" t
        where t."user" = p.id and t.status in ${literals(openTaskStatuses)})`.as('load'),
    ])
    .where('p.id', 'in', ids)
    .execute();
  return new Map(
    rows.map((one) => {
      const time = (day: string) => team.dayOf(one.id, day);
      return [one.id, { ...one, away: team.awayPeriods(one.id), time }];
    }),
  );
}

/** People as a plan names them. */
export async function personRefs(db: Db, ids: number[]): Promise<Map<number, PersonRef>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('person as p')
    .select(['p.id', personJson('p').as('person')])
    .where('p.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, person }) => [id, person]));
}
