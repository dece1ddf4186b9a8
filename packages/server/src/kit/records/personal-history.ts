import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { exactly, excerpt, jsonWords, matches, matchesJson } from './matching.ts';
import type { Doubt, PersonalTexts } from './personal.ts';
import type { Pattern } from './personal-patterns.ts';

/*
 * Personal data that only the history has: deleted records, and former texts. It is erased with the texts where the
 * words are certain (personal.ts); doubtful places are confirmed by a person.
 */

/** A value that the deletion of a record (alias `d`) noted. */
const noted = (field: string) => sql`(d.changes ->> ${sql.lit(field)})::int`;
/** The client of a record by its number, also of one that is gone. */
const clientOf = (table: string, id: RawBuilder<unknown>) => sql`coalesce(
  (select r.client::text from ${sql.table(table)} r where r.id = ${id}),
  (select g.changes ->> 'client' from history g
    where g.entity = ${sql.lit(table)} and g."entityId" = ${id} and g.action = 'delete' limit 1))`;
const ofTask = (id: RawBuilder<unknown>) =>
  clientOf(
    'project',
    sql`coalesce((select t.project from "projectTask" t where t.id = ${id}),
    (select (g.changes ->> 'project')::int from history g
      where g.entity = 'projectTask' and g."entityId" = ${id} and g.action = 'delete' limit 1))`,
  );

/** Whose client a deleted record (alias `d`) was about; null: about none. */
const goneClient = sql`coalesce(d.changes ->> 'client',
  ${clientOf('project', noted('project'))}, ${ofTask(noted('projectTask'))},
  ${clientOf('issue', noted('issue'))}, ${clientOf('offer', noted('offer'))},
  case d.changes ->> 'attachedTo' when 'issue' then ${clientOf('issue', noted('attachedId'))}
    when 'projectTask' then ${ofTask(noted('attachedId'))}
    when 'clientNote' then (select n.client::text from "clientNote" n where n.id = ${noted('attachedId')})
    when 'offer' then ${clientOf('offer', noted('attachedId'))} end)`;

type ErasureQuery = { texts: PersonalTexts[]; client: number | null; patterns: Pattern[] };

/** The deletions of a client's records; null: of those of no client. */
const goneOf = ({ texts, client }: Omit<ErasureQuery, 'patterns'>) => sql`d.action = 'delete'
  and d.entity = any(${[...new Set(texts.map(({ table }) => table))]}::text[])
  and ${goneClient} is not distinct from ${client === null ? null : String(client)}::text`;

/** Takes what the patterns find out of what the history knows of a client's records that are gone. */
export async function eraseFromGone(db: Db, query: ErasureQuery): Promise<void> {
  const { patterns } = query;
  if (patterns.length === 0) return;
  await sql`update history h set changes = scrub_json(h.changes, ${exactly(patterns)})
    from history d
    where ${goneOf(query)} and h.entity = d.entity and h."entityId" = d."entityId"
      and ${matchesJson(sql`h.changes`, patterns)}`.execute(db);
}

/** As words for people to read. */
const textOfChanges = (changes: RawBuilder<unknown>) =>
  sql`regexp_replace(${jsonWords(changes)}, '<[^>]*>|&nbsp;|[{}"\\[\\]]', ' ', 'g')`;

/**
 * Records with a doubtful match of a pattern in their history alone: former texts, and those of deleted records.
 * `key` is `history/<table>/<id>`.
 *
 * @param query.rows the rows of each kind of text, among present ones
 * @param query.certain patterns that are erased anyway
 */
export async function findFormerDoubts(
  db: Db,
  query: ErasureQuery & {
    rows: (text: PersonalTexts) => RawBuilder<boolean> | undefined;
    certain: Pattern[];
    most: number;
  },
): Promise<Doubt[]> {
  const { texts, patterns, certain, rows, most } = query;
  if (patterns.length === 0) return [];
  const standing = texts.flatMap((text) => {
    const condition = rows(text);
    if (!condition) return [];
    return [
      sql`select h.entity, h."entityId", h.changes from ${sql.table(text.table)} x
      join history h on h.entity = ${text.table} and h."entityId" = x.id where ${condition}`,
    ];
  });
  const removedRecords = sql`select h.entity, h."entityId", h.changes from history d
    join history h on h.entity = d.entity and h."entityId" = d."entityId" where ${goneOf(query)}`;
  const { rows: found } = await sql<{ entity: string; id: number; excerpt: string }>`
    select distinct on (f.entity, f.id) f.entity, f.id, ${excerpt(sql`f.rest`, patterns)} as excerpt
    from (select h.entity, h."entityId" as id,
        scrub(${textOfChanges(sql`h.changes`)}, ${exactly(certain)}) as rest
      from (${sql.join([...standing, removedRecords], sql` union all `)}) h
      where ${matchesJson(sql`h.changes`, patterns)}) f
    where ${matches(sql`f.rest`, patterns)} order by f.entity, f.id limit ${most}`.execute(db);
  return found.map(({ entity, id, excerpt }) => ({
    key: `history/${entity}/${id}`,
    label: `Historia: ${texts.findLast(({ table }) => table === entity)?.label.toLowerCase() ?? entity} nr ${id}`,
    excerpt: excerpt.replaceAll(/\s+/g, ' ').trim(),
  }));
}
