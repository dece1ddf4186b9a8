import { sql } from 'kysely';
import { type Db, preparedStatement, throughPreparedPlans } from '../database/database.ts';

/*
 * A client or contact person that was made one with another is that one for every call: wherever a number of one that
 * went comes in (address, filter, body), the one that stays is meant (docs/decisions/0096).
 */

type Kind = 'client' | 'contact';
type Mention = { kind: Kind; id: number; follow: (id: number) => void };

/** Whose numbers these fields hold, in every call. */
const fields: Record<string, Kind> = { client: 'client', clients: 'client' };
/** The same where a consent names its contact person. */
const contactFields: Record<string, Kind> = { ...fields, person: 'contact' };

/** What a question about a client leaves out of its answer is a client too. */
const clientFields: Record<string, Kind> = { ...fields, except: 'client' };

/** Rows that were chosen in the list of clients. */
const rowFields: Record<string, Kind> = { ...fields, only: 'client' };

// Its own history stays to be read at its own number (CLI-122).
const clientPath = /^\/(?:registry\/)?client\/(?:\w+\/)?:id\b/;
const contactPath = /^\/clientPerson\/:id\b/;
const importPath = /^\/client\/import\//;

/** What `:id` in the address of a call is the number of, as far as such records can be made one. */
export function kindOfAddress(path: string): Kind | null {
  if (contactPath.test(path)) return 'contact';
  return clientPath.test(path) && !importPath.test(path) ? 'client' : null;
}

/** Which fields of a call hold numbers of clients and contact persons. */
export function fieldsOf(path: string): Record<string, Kind> {
  if (/^\/client\/list\b/.test(path)) return { ...contactFields, ...rowFields };
  if (/^\/client(Agreement|Person)?\//.test(path)) return { ...contactFields, ...clientFields };
  return fields;
}

/** What is asked of each path once: every call asks both. */
const pathQuestions = new Map<string, { names: Record<string, Kind>; address: Kind | null }>();
function questionsOf(path: string) {
  const known = pathQuestions.get(path);
  if (known) return known;
  const found = { names: fieldsOf(path), address: kindOfAddress(path) };
  pathQuestions.set(path, found);
  return found;
}

/** Puts what stands within a value into `found`. Every call comes through here, so nothing is made of what names nobody. */
function gather(value: object, names: Record<string, Kind>, found: Mention[]): void {
  const isList = Array.isArray(value);
  for (const key in value) {
    const inner = (value as Record<string, unknown>)[key];
    const kind = isList ? undefined : names[key];
    if (kind && typeof inner === 'number') {
      found.push({ kind, id: inner, follow: (id) => Object.assign(value, { [key]: id }) });
    } else if (kind && Array.isArray(inner)) {
      for (const [at, id] of inner.entries())
        if (typeof id === 'number')
          found.push({ kind, id, follow: (next) => inner.splice(at, 1, next) });
    } else if (typeof inner === 'object' && inner !== null) gather(inner, names, found);
  }
}

/**
 * Replaces, in what a call takes, numbers of records that were merged by those of the ones that stay. Asks the database
 * only where such a number may be meant.
 *
 * @returns whether any was
 */
export async function followMerged(
  db: Db,
  path: string,
  parts: { params?: unknown; query?: unknown; body?: unknown },
): Promise<boolean> {
  const mentions: Mention[] = [];
  const { names, address: kind } = questionsOf(path);
  gather(parts, names, mentions);
  const params = (parts.params ?? {}) as { id?: unknown };
  const { id } = params;
  if (kind && typeof id === 'number')
    mentions.push({ kind, id, follow: (next) => Object.assign(params, { id: next }) });
  if (mentions.length === 0) return false;
  const staying = await stayingOf(db, mentions);
  for (const { kind: of, id: from, follow } of mentions) {
    const to = staying.get(`${of}/${from}`);
    if (to !== undefined) follow(to);
  }
  return staying.size > 0;
}

/** Of records of a kind those that others became a part of at last, by the numbers of these. */
export async function remainingIds(
  db: Db,
  kind: Kind,
  ids: number[],
): Promise<Map<number, number>> {
  const mentions = ids.map((id) => ({ kind, id, follow: () => undefined }));
  const staying = await stayingOf(db, mentions);
  return new Map(
    ids.flatMap((id) => {
      const to = staying.get(`${kind}/${id}`);
      return to === undefined ? [] : [[id, to]];
    }),
  );
}

/** The records that others became a part of at last, chains followed, by kind and number. */
async function stayingOf(db: Db, mentions: Mention[]): Promise<Map<string, number>> {
  const idsOf = (kind: Kind) => [
    ...new Set(mentions.flatMap((one) => (one.kind === kind ? one.id : []))),
  ];
  const way = (kind: Kind, table: string, column: string) => sql`
    (with recursive way as (
      select ${preparedStatement} m.${sql.ref(column)} as id, m."into" as stays, 1 as step from ${sql.table(table)} m
      where m.${sql.ref(column)} = any(${idsOf(kind)}::int[])
      union all
      select w.id, m."into", w.step + 1 from way w
      join ${sql.table(table)} m on m.${sql.ref(column)} = w.stays where w.step < 100
    ) select distinct on (id) ${kind}::text as kind, id, stays from way order by id, step desc)`;
  const ways = {
    client: () => way('client', 'clientMerge', 'client'),
    contact: () => way('contact', 'contactMerge', 'contact'),
  };
  const kinds = (['client', 'contact'] as const).filter((kind) =>
    mentions.some((one) => one.kind === kind),
  );
  if (kinds.length === 0) return new Map();
  const { rows } = await sql<{ kind: Kind; id: number; stays: number }>`${sql.join(
    kinds.map((kind) => ways[kind]()),
    sql` union all `,
  )}`.execute(throughPreparedPlans(db));
  return new Map(rows.map(({ kind, id, stays }) => [`${kind}/${id}`, stays]));
}
