import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import type { DB } from '../../kit/database/tables.ts';
import { excerpt, jsonWords, matches, matchesJson } from '../../kit/records/matching.ts';
import type { PersonalTexts } from '../../kit/records/personal.ts';
import type { Pattern, PersonIdentity } from '../../kit/records/personal-patterns.ts';

/** A place where a text names who is looked for. */
export type TextPlace = {
  table: string;
  id: number;
  field: string;
  label: string;
  excerpt: string;
  certain: boolean;
  /** Goes without being asked about: see `sure`. */
  goes: boolean;
  /** The record that the text hangs on. */
  onKind: string;
  onId: number;
};

/** Patterns for certain, perhaps, and those of the certain ones that nobody else in the base has. */
export type PersonPatterns = {
  certain: Pattern[];
  doubtful: Pattern[];
  sure: Pattern[];
  /** Identity of the person that belongs to nobody else, before it becomes patterns. */
  own: PersonIdentity;
  wholeNames: string[];
};

type OwnTable = { table: keyof DB; label: string; texts: PersonalTexts[] };

/** Every table once: comments are told kind by kind, and looked through as a whole. */
function tablesOf(texts: PersonalTexts[]): OwnTable[] {
  const groups = Map.groupBy(texts, ({ table }) => table);
  return [...groups].map(([table, own]) => ({
    table,
    label: own.at(-1)?.label ?? table,
    texts: own,
  }));
}

const column = (name: string) => sql.ref(`x.${name}`);

/** What hangs on another record: its kind and number; all else is a record itself. */
const hangsOn: Partial<Record<keyof DB, [kind: RawBuilder<unknown>, id: RawBuilder<unknown>]>> = {
  comment: [column('attachedTo'), column('attachedId')],
  file: [column('attachedTo'), column('attachedId')],
  checklistItem: [
    sql`case when x.issue is null then 'projectTask' else 'issue' end`,
    sql`coalesce(x.issue, x."projectTask")`,
  ],
  clientNote: [sql`'client'`, column('client')],
  clientPerson: [sql`'client'`, column('client')],
  offerComment: [sql`'offer'`, column('offer')],
  offerCommentText: [
    sql`'offer'`,
    sql`(select k.offer from "offerComment" k where k.id = x."offerComment")`,
  ],
  personalCaseStep: [sql`'personalCase'`, column('case')],
  projectTaskStatus: [sql`'projectTask'`, column('projectTask')],
  taskHandover: [sql`'projectTask'`, column('projectTask')],
};

const plain = sql`regexp_replace(s.text, '<[^>]*>|&nbsp;', ' ', 'g')`;
/** The words around what is found. */
const around = (patterns: Pattern[], text: RawBuilder<unknown>) =>
  sql`coalesce(${excerpt(text, patterns)}, left(${text}, 120))`;

type Asking = { sought: PersonPatterns; most: number; except: number };

/** The request that is being worked on names the person itself. */
const but = (table: string, except: number) =>
  table === 'personalCase'
    ? sql` and x.id <> ${except}`
    : table === 'personalCaseStep'
      ? sql` and x."case" <> ${except}`
      : sql``;

function select({ table, label, texts }: OwnTable, { sought, most, except }: Asking) {
  const every = [...sought.certain, ...sought.doubtful];
  const columns = new Set(texts.flatMap((text) => text.columns));
  const json = new Set(texts.flatMap((text) => text.json ?? []));
  const values = [
    ...[...columns].map((name) => sql`(${name}, ${column(name)}::text)`),
    ...[...json].map((name) => sql`(${name}, ${jsonWords(column(name))})`),
  ];
  const unbound = texts.flatMap((text) => (text.unbound ? [sql`(${text.unbound})`] : []));
  // A visitor's or a sender's own entry names them whole, whichever client it is about.
  const own =
    table === 'reception'
      ? [sql`(v.field <> 'description' and fold(v.text) = any(${sought.wholeNames}::text[]))`]
      : [];
  const free = [...unbound, ...own];
  const [kind, id] = hangsOn[table] ?? [sql`${table}::text`, column('id')];
  // What else is asked of a text is asked of those that are shown: a word of all records is found in thousands.
  return sql`(select ${table}::text as "table", s.id, s.field, ${label}::text as label,
      ${around(every, plain)} as excerpt,
      ${sought.certain.length > 0 ? matches(sql`s.text`, sought.certain) : sql`false`} as certain,
      ${sought.sure.length > 0 ? sql`coalesce(s.free and ${matches(sql`s.text`, sought.sure)}, false)` : sql`false`} as goes,
      s."onKind", s."onId"
    from (select x.id, v.field, v.text,
        ${free.length > 0 ? sql`(${sql.join(free, sql` or `)})` : sql`false`} as free,
        coalesce(${kind}::text, ${table}::text) as "onKind", coalesce(${id}, x.id)::int as "onId"
      from ${sql.table(table)} x, lateral (values ${sql.join(values)}) as v(field, text)
      where ${matches(sql`v.text`, every)}${but(table, except)} order by x.id desc limit ${most}) s)`;
}

/** Every place of these texts that names who is looked for, at most so many a table. */
export async function findTextPlaces(
  db: Db,
  { texts, ...asking }: { texts: PersonalTexts[] } & Asking,
): Promise<TextPlace[]> {
  const { certain, doubtful } = asking.sought;
  if (certain.length + doubtful.length === 0) return [];
  const parts = tablesOf(texts).map((table) => select(table, asking));
  const { rows } = await sql<TextPlace>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

export type HistoryPlace = { entity: string; id: number; excerpt: string; certain: boolean };

/** What the history knows of records, among them those that are gone. */
export async function findHistoryPlaces(
  db: Db,
  { sought, most, except }: Asking,
): Promise<HistoryPlace[]> {
  const every = [...sought.certain, ...sought.doubtful];
  if (every.length === 0) return [];
  // A person's own record has the two names in fields of their own.
  const named = sql`case when h.entity in ('clientPerson', 'person')
    then concat_ws(' ', h.changes ->> 'firstName', h.changes ->> 'lastName') || ' ' else '' end`;
  const text = sql`regexp_replace(${named} || ${jsonWords(sql`h.changes`)}, '<[^>]*>|&nbsp;|[{}"\\[\\]]', ' ', 'g')`;
  const certain = sought.certain.length > 0 ? matches(text, sought.certain) : sql`false`;
  const { rows } =
    await sql<HistoryPlace>`select f.entity, f.id, ${around(every, text)} as excerpt, f.certain
    from (select * from (
        select distinct on (h.entity, h."entityId") h.entity, h."entityId" as id, h.id as line,
          ${certain} as certain
        from history h where ${matchesJson(sql`h.changes`, every)}
          and not (h.entity = 'personalCase' and h."entityId" = ${except})
        order by h.entity, h."entityId", certain desc, h.id desc) every
      order by line desc limit ${most}) f
    join history h on h.id = f.line order by f.line desc`.execute(db);
  return rows;
}

export type HumanPlace = {
  kind: 'contact' | 'staff' | 'client';
  id: number;
  title: string;
  excerpt: string;
  certain: boolean;
  /** Of a contact person. */
  client: number | null;
  restricted: string | null;
  objected: string | null;
};

/** Records of people themselves, and of clients that are reached at the person. */
export async function findHumans(db: Db, { sought, most }: Asking): Promise<HumanPlace[]> {
  const every = [...sought.certain, ...sought.doubtful];
  if (every.length === 0) return [];
  const sure = (text: RawBuilder<unknown>) =>
    sought.certain.length > 0 ? matches(text, sought.certain) : sql`false`;
  const contactWords = sql`concat_ws(' · ', nullif(t.name, ''), nullif(t.phone, ''), nullif(t.email, ''))`;
  const part = (kind: string, from: RawBuilder<unknown>) => sql`(select ${kind}::text as kind, t.id,
      t.title, ${contactWords} as excerpt, ${sure(contactWords)} as certain, t.client, t.restricted, t.objected
    from (${from}) t where ${matches(contactWords, every)} order by certain desc, t.id limit ${most})`;
  const contacts = sql`select p.id, p."firstName" || ' ' || p."lastName" as name,
    p."firstName" || ' ' || p."lastName" || ' (' || c.name || ')' as title, p.phone, p.email,
    p.client, p.restricted, p.objected
    from "clientPerson" p join client c on c.id = p.client where p.anonymized is null`;
  const staff = sql`select u.id, u."firstName" || ' ' || u."lastName" as name,
    u."firstName" || ' ' || u."lastName" as title, u.phone, u.email, null::int as client,
    null::timestamptz as restricted, null::timestamptz as objected from person u where u.anonymized is null`;
  const clients = sql`select c.id, concat_ws(' · ', c.name, nullif(c."fvName", c.name)) as name,
    c.name as title, concat_ws(', ', c.phone, nullif(c."fvPhone", c.phone)) as phone,
    concat_ws(', ', c.email, nullif(c."fvEmail", c.email)) as email, c.id as client,
    null::timestamptz as restricted, null::timestamptz as objected from client c`;
  const { rows } = await sql<HumanPlace>`${part('contact', contacts)}
    union all ${part('staff', staff)} union all ${part('client', clients)}`.execute(db);
  return rows;
}

/** Names the request that this transaction forgets somebody for; the tables ask it (migrations/0054). */
export async function nameErasure(db: Db, request: number): Promise<void> {
  await sql`select set_config('app.erasure', ${String(request)}, true)`.execute(db);
}

/** Which of the words are first names of somebody in the base. */
export async function firstNamesAmong(db: Db, words: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`select w.word
    from unnest(${words}::text[]) as w(word)
    where exists (select from person where fold("firstName") = w.word)
      or exists (select from "clientPerson" where fold("firstName") = w.word)`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

/** What addresses of records need besides their numbers: a task's project, whether an entry is a guest's. */
export async function placesOf(db: Db, tasks: number[], receptions: number[]) {
  const [projects, categories] = await Promise.all([
    db
      .selectFrom('projectTask')
      .select(['id', 'project'])
      .where(sql<boolean>`id = any(${tasks}::int[])`)
      .execute(),
    db
      .selectFrom('reception')
      .select(['id', 'category'])
      .where(sql<boolean>`id = any(${receptions}::int[])`)
      .execute(),
  ]);
  return {
    projectOf: new Map(projects.map(({ id, project }) => [id, project])),
    categoryOf: new Map(categories.map(({ id, category }) => [id, category])),
  };
}
