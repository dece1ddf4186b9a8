import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { noteOrderInHistory } from '../../kit/records/history.ts';
import { lockDefinition, tableOf, updateDefinition } from './definitions.queries.ts';
import { releaseStepFiles, stepsOf } from './services/step-files.queries.ts';

/** Ordered links: the tasks of a procedure and the procedures of a service. */
const links = {
  procedure: { table: 'procedureTask', item: 'task', field: 'tasks' },
  service: { table: 'serviceProcedure', item: 'procedure', field: 'procedures' },
} as const;

export type LinkOwner = keyof typeof links;

/** What an owner has, in its order. */
export async function linksOf(db: Db, owner: LinkOwner, id: number): Promise<number[]> {
  const { table, item } = links[owner];
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(item)} as id from ${sql.table(table)}
    where ${sql.ref(owner)} = ${id} order by position, ${sql.ref(item)}`.execute(db);
  return rows.map((row) => row.id);
}

/**
 * Makes an owner's list exactly this one, in this order, touching only what differs (history
 * tells additions, removals and a changed order). The owner must be locked, and its version is
 * the caller's to raise.
 *
 * @param except a procedure whose version is the caller's to raise as well
 * @returns whether anything changed
 */
export async function setLinks(
  db: Db,
  owner: LinkOwner,
  id: number,
  wanted: number[],
  except?: number,
): Promise<boolean> {
  const { table, item, field } = links[owner];
  const before = await linksOf(db, owner, id);
  if (before.join() === wanted.join()) return false;
  await touchListed(db, owner, before, wanted, except);
  const removedSteps = owner === 'procedure' ? await stepsOf(db, id, wanted) : [];
  await sql`delete from ${sql.table(table)}
    where ${sql.ref(owner)} = ${id} and not (${sql.ref(item)} = any(${wanted}))`.execute(db);
  await releaseStepFiles(db, removedSteps);
  await sql`insert into ${sql.table(table)} as l (${sql.ref(owner)}, ${sql.ref(item)}, position)
    select ${id}, w.item, w.position from unnest(${wanted}::int[]) with ordinality w(item, position)
    on conflict (${sql.ref(owner)}, ${sql.ref(item)}) do update set position = excluded.position
    where l.position <> excluded.position`.execute(db);
  const remaining = before.filter((one) => wanted.includes(one));
  const after = wanted.filter((one) => before.includes(one));
  if (remaining.join() !== after.join()) {
    // Links' own history knows additions and removals; the new order is told here.
    const order: [number[], number[]] = [before, wanted];
    await noteOrderInHistory(db, { entity: tableOf[owner], id, field, order });
  }
  return true;
}

/** Which services use a procedure stands in the procedure's form too: its version counts the change. */
async function touchListed(
  db: Db,
  owner: LinkOwner,
  before: number[],
  wanted: number[],
  except?: number,
) {
  if (owner !== 'service') return;
  const changed = [...new Set([...before, ...wanted])]
    .filter((one) => one !== except && before.includes(one) !== wanted.includes(one))
    .sort((a, b) => a - b);
  for (const procedure of changed) await updateDefinition(db, 'procedure', procedure, {});
}

/** Services that use a procedure, archived ones aside. */
async function servicesOf(db: Db, procedure: number): Promise<number[]> {
  const rows = await db
    .selectFrom('serviceProcedure as l')
    .innerJoin('serviceDefinition as s', 's.id', 'l.service')
    .select('s.id')
    .where('l.procedure', '=', procedure)
    .where('s.archived', '=', false)
    .orderBy('s.id')
    .execute();
  return rows.map((row) => row.id);
}

/** Puts a procedure at the end of the services that lack it and takes it out of the others. */
export async function setServices(db: Db, procedure: number, wanted: number[]): Promise<void> {
  const before = await servicesOf(db, procedure);
  const changed = [...before, ...wanted].filter(
    (service) => before.includes(service) !== wanted.includes(service),
  );
  // Always in the same order, so that two editors wait for instead of blocking each other.
  for (const service of changed.sort((a, b) => a - b)) {
    await lockDefinition(db, 'service', service);
    const rest = (await linksOf(db, 'service', service)).filter((one) => one !== procedure);
    const list = wanted.includes(service) ? [...rest, procedure] : rest;
    if (await setLinks(db, 'service', service, list, procedure)) {
      await updateDefinition(db, 'service', service, {});
    }
  }
}
