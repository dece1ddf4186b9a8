import type { Need, StartStep, TrialKind } from '@zaplecze/contract/rooms/start/lists';
import { needs, startSteps } from '@zaplecze/contract/rooms/start/lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';

/** Records of what is archived are there, but are no longer offered. */
const offered = (table: string) =>
  sql<boolean>`exists (select from ${sql.table(table)} where not archived)`;

const thereIs = (need: Need) =>
  need === 'client' ? sql<boolean>`exists (select from client)` : offered(need);

/** Which of what forms cannot do without is there. */
export async function findNeeds(db: Db): Promise<Record<Need, boolean>> {
  const columns = needs.map((need) => sql`${thereIs(need)} as ${sql.ref(need)}`);
  const { rows } = await sql<Record<Need, boolean>>`select ${sql.join(columns)}`.execute(db);
  return rows[0] as Record<Need, boolean>;
}

const all = (tables: Need[]) => sql<boolean>`(${sql.join(tables.map(thereIs), sql` and `)})`;

/** Who has neither a password nor a working invitation. */
const uninvited = sql`select from person p where p.active and p."passwordHash" is null
  and not exists (select from "passwordReset" r
    where r.person = p.id and r.purpose = 'invitation' and r.expires > now())`;

const tried = (kind: TrialKind) =>
  sql<boolean>`exists (select from trial where kind = ${kind} and state = 'done')`;

/** The state of each first step, derived from the data that exists. */
const doneBy: Record<StartStep, ReturnType<typeof offered>> = {
  company: sql`exists (select from organization)`,
  structure: all(['company', 'department', 'position']),
  people: sql`((select count(*) from (select from person where active limit 2) two) > 1
    and not exists (${uninvited}))`,
  heads: sql`(exists (select from department where not archived)
    and not exists (select from department d left join person p on p.id = d.head
      where not d.archived and p.active is not true))`,
  catalog: sql`exists (select from "serviceDefinition" s
    join "serviceProcedure" l on l.service = s.id join "procedureTask" t on t.procedure = l.procedure
    where not s.archived and s.status = 1)`,
  dictionaries: all([
    'projectType',
    'taskType',
    'agreementType',
    'documentType',
    'receptionType',
    'tag',
    'knowledgeBaseType',
    'refusalReason',
    'calendarType',
  ]),
  clients: thereIs('client'),
  mail: tried('mail'),
  push: sql`exists (select from "pushSubscription" s join person p on p.id = s.person
    where p.active and 'ROLE_ADMIN' = any(p.roles))`,
  backup: tried('backup'),
};

export type Steps = { key: StartStep; done: boolean; skipped: boolean }[];

/** The steps as they stand; `begun`: the company began empty, so that they were ever its. */
export async function findSteps(db: Db): Promise<{ begun: boolean; steps: Steps }> {
  const columns = startSteps.map((key) => sql`${doneBy[key]} as ${sql.ref(key)}`);
  const { rows } = await sql<Record<StartStep, boolean> & { skippedSteps: string[] | null }>`
    select ${sql.join(columns)}, (select skipped from "firstSteps") as "skippedSteps"`.execute(db);
  const [row] = rows;
  const skipped = row?.skippedSteps ?? [];
  return {
    begun: row?.skippedSteps != null,
    steps: startSteps.map((key) => ({
      key,
      done: row?.[key] === true,
      skipped: skipped.includes(key),
    })),
  };
}

/** So long at most is the menu that of a beginning. */
const beginningDays = 14;

/** Whether the company began empty, lately, and has no work yet: neither a project nor an issue nor an offer. */
export const isBeginning = () =>
  sql<boolean>`(exists (select from "firstSteps"
      where begun > now() - make_interval(days => ${beginningDays}))
    and not exists (select from project) and not exists (select from issue)
    and not exists (select from offer))`;

/** How many steps wait; none of a company that was there before them. */
export async function countLeft(db: Db): Promise<number> {
  const { begun, steps } = await findSteps(db);
  return begun ? steps.filter(({ done, skipped }) => !done && !skipped).length : 0;
}

export async function countRecords(db: Db) {
  const { rows } = await sql<{
    active: number;
    waiting: number;
    clients: number;
    services: number;
  }>`select (select count(*)::int from person where active) as active,
    (select count(*)::int from (${uninvited}) u) as waiting,
    (select count(*)::int from (select from client limit 1000) c) as clients,
    (select count(*)::int from "serviceDefinition" where not archived) as services`.execute(db);
  const { active = 0, waiting = 0, clients = 0, services = 0 } = rows[0] ?? {};
  return { people: { active, waiting }, clients, services };
}

export const findTrials = (db: Db) =>
  db.selectFrom('trial').select(['kind', 'state', 'started', 'finished', 'told']).execute();

/** The services that were made of packages, by their keys. */
export async function findMade(db: Db): Promise<Map<string, { id: number; name: string }>> {
  const rows = await db
    .selectFrom('starterPackage as p')
    .innerJoin('serviceDefinition as s', 's.id', 'p.service')
    .select(['p.key', 's.id', 's.name'])
    .execute();
  return new Map(rows.map(({ key, id, name }) => [key, { id, name }]));
}

/** Whoever makes entries or packages waits for who does it already: nothing is made twice. */
export async function oneByOne(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('first-steps'))`.execute(db);
}

/** Where somebody's letters go. */
export async function findEmail(db: Db, person: number) {
  return await db
    .selectFrom('person')
    .select(['email', 'firstName'])
    .where('id', '=', person)
    .executeTakeFirstOrThrow();
}
