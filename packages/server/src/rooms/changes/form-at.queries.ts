import { customKeyOf } from '@zaplecze/contract/kit/fields/custom-fields';
import type { Elements } from '@zaplecze/contract/kit/values/merge';
import { keyOf } from '@zaplecze/contract/kit/values/merge';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import type { DB } from '../../kit/database/tables.ts';
import { numericId } from './describe-value.ts';

type Form = Record<string, unknown>;
type Element = Record<string, unknown>;
type Rows = Extract<Elements, { kind: 'rows' }>;

/** A record, its form as it is now, and how the elements of the form's lists are told apart. */
export type RecordForm = {
  entity: string;
  /** The record in whose history its changes stand, where that is another one of the same number. */
  keptAs?: string;
  id: number;
  form: Form;
  collections: Record<string, Elements>;
  /** Fields of the form that a column of another name keeps, by that column. */
  columns?: Record<string, (value: unknown) => Form>;
};

/** Who saved a value, and when. */
export type FieldSave = { who: number | null; at: string };

export type Before = {
  form: Form;
  /** Who changed what since, the newest, by the path of a conflict (see contract kit/values/merge.ts). */
  saved: Map<string, FieldSave>;
  /** Ids of a list's rows by field and key, those that are gone included. */
  ids: Map<string, number>;
};

type Change = FieldSave & {
  /** The list that the row is of; '' for the record itself. */
  field: string;
  entityId: number;
  action: 'insert' | 'update' | 'delete' | 'link';
  changes: Record<string, unknown>;
};

const columns = sql`h.id, h."entityId", h.action, h.changes, h.who, h.at`;
// What one transaction wrote belongs to the version that it ended with: nobody has seen less of it.
const since = sql`from history h, since s where h.id > s.id and h.at <> s.at and`;

/** The record in whose history the changes of an edited one stand. */
const toldAs = ({ keptAs, entity }: RecordForm): string => keptAs ?? entity;

function changesOf(field: string, elements: Elements, edited: RecordForm) {
  const { id } = edited;
  if (elements.kind === 'rows') {
    const [table, owner] = [elements.entity, elements.owner];
    return sql`select ${field}::text as field, ${columns} ${since} h.entity = ${table}
      and h.action in ('insert', 'update', 'delete', 'link') and h."entityId" in (
        select x.id from ${sql.table(table)} x where x.${sql.ref(owner)} = ${id}
        union select d."entityId" from history d where d.entity = ${table} and d.action = 'delete'
          and d.id > s.id and d.changes ->> ${sql.lit(owner)} = ${String(id)})`;
  }
  if (elements.kind === 'set' && elements.linkOf) {
    const { entity: other, field: link } = elements.linkOf;
    const [removed, added] = [sql.lit(`{${link},0}`), sql.lit(`{${link},1}`)];
    return sql`select ${field}::text, ${columns} ${since} h.entity = ${sql.lit(other)}
      and h.action = 'link' and h.changes ? ${sql.lit(link)}
      and coalesce(h.changes #>> ${added}, h.changes #>> ${removed}) = ${String(id)}`;
  }
  return sql`select ''::text as field, ${columns} ${since} h.entity = ${toldAs(edited)}
    and h."entityId" = ${id} and h.action in ('insert', 'update', 'link')`;
}

/** Everything that happened to a record and to the rows of its lists since a version, the newest first. */
async function findChanges(db: Db, edited: RecordForm, version: number): Promise<Change[]> {
  const lists = Object.entries(edited.collections).filter(
    ([, elements]) => elements.kind === 'rows' || (elements.kind === 'set' && elements.linkOf),
  );
  const parts: RawBuilder<unknown>[] = [
    changesOf('', { kind: 'set' }, edited),
    ...lists.map(([field, elements]) => changesOf(field, elements, edited)),
  ];
  const { rows } = await sql<Change>`
    with opened as (
      select id, at from history where entity = ${toldAs(edited)} and "entityId" = ${edited.id}
        and version <= ${version} order by version desc nulls last, id desc limit 1
    ), since as (select * from opened union all select 0, timestamptz 'epoch' where not exists (select from opened))
    select * from (${sql.join(parts, sql` union all `)}) changes order by id desc`.execute(db);
  return rows;
}

/** Keys of a list's rows by their ids. */
async function keysOf(db: Db, rows: Rows, owner: number): Promise<Map<number, string>> {
  const found = await sql<Element & { id: number }>`
    select x.id, ${sql.join(rows.key.map((part) => sql`x.${sql.ref(part)}`))}
    from ${sql.table(rows.entity as keyof DB)} x where x.${sql.ref(rows.owner)} = ${owner}`.execute(
    db,
  );
  return new Map(found.rows.map((row) => [row.id, keyOf(rows, row) ?? String(row.id)]));
}

/**
 * A record's form as it was at a version: what the history tells since is undone, the newest first.
 * The record must be locked.
 */
export async function formAt(db: Db, edited: RecordForm, version: number): Promise<Before> {
  const form = structuredClone(edited.form);
  const before: Before = { form, saved: new Map(), ids: new Map() };
  const keys = new Map<string, Map<number, string>>();
  for (const [field, elements] of Object.entries(edited.collections)) {
    if (elements.kind !== 'rows') continue;
    const known = await keysOf(db, elements, edited.id);
    keys.set(field, known);
    for (const [id, key] of known) before.ids.set(`${field}.${key}`, id);
  }
  for (const change of await findChanges(db, edited, version)) {
    const elements = edited.collections[change.field];
    if (elements?.kind === 'rows') {
      undoRow(before, change, elements, keys.get(change.field) ?? new Map());
    } else if (elements?.kind === 'set' && elements.linkOf) {
      const [removed, come] = change.changes[elements.linkOf.field] as [unknown, unknown];
      undoLink(before, change, [removed && change.entityId, come && change.entityId]);
    } else if (change.action === 'link') {
      for (const [field, pair] of Object.entries(change.changes)) {
        undoLink(before, { ...change, field }, pair as [unknown, unknown]);
      }
    } else if (change.action === 'insert') {
      if (version === 0) undoMaking(before, change);
    } else undoFields(edited, before, change);
  }
  return before;
}

function note({ saved }: Before, path: string, { who, at }: FieldSave): void {
  if (!saved.has(path)) saved.set(path, { who, at });
}

function undoFields({ columns: named = {} }: RecordForm, before: Before, change: Change): void {
  for (const [column, [was]] of Object.entries(change.changes as Record<string, [unknown]>)) {
    for (const [field, value] of Object.entries(named[column]?.(was) ?? { [column]: was })) {
      if (!(field in before.form)) continue;
      before.form[field] = value;
      note(before, field, change);
    }
  }
}

/** Before a record was made, its form was empty. */
function undoMaking(before: Before, change: Change): void {
  for (const field of Object.keys(before.form)) {
    before.form[field] = null;
    note(before, field, change);
  }
}

/** Undoes that something was joined to a set or taken out of it, or that an order was changed. */
function undoLink(before: Before, change: Change, [from, to]: [unknown, unknown]): void {
  const list = before.form[change.field];
  if (!Array.isArray(list)) return;
  note(before, change.field, change);
  if (Array.isArray(from)) {
    before.form[change.field] = from;
    return;
  }
  const [removed, added] = [numericId(from), numericId(to)];
  const rest = list.filter((one) => one !== added);
  before.form[change.field] =
    removed === null || rest.includes(removed) ? rest : [...rest, removed];
}

function undoRow(before: Before, change: Change, rows: Rows, keys: Map<number, string>): void {
  const { field, entityId, action, changes } = change;
  const whole = { id: entityId, ...changes };
  const key = keys.get(entityId) ?? keyOf(rows, whole) ?? String(entityId);
  keys.set(entityId, key);
  before.ids.set(`${field}.${key}`, entityId);
  const list = (before.form[field] ?? []) as Element[];
  const at = list.findIndex((one) => keyOf(rows, one) === key);
  if (action !== 'link') note(before, `${field}.${key}`, change);
  if (action === 'insert' && at >= 0) list.splice(at, 1);
  if (action === 'delete' && at < 0) list.push(whole);
  if (action === 'update') {
    for (const [part, [was]] of Object.entries(changes as Record<string, [unknown]>)) {
      const element = list[at];
      if (element && (part in element || customKeyOf(part))) element[part] = was;
      note(before, `${field}.${key}.${part}`, change);
    }
  }
  // Of own fields the several choices come and go one by one.
  if (action === 'link' && list[at]) {
    for (const [part, pair] of Object.entries(changes).filter(([name]) => customKeyOf(name))) {
      const own: Before = { ...before, form: { [part]: list[at][part] ?? [] }, saved: new Map() };
      undoLink(own, { ...change, field: part }, pair as [unknown, unknown]);
      list[at][part] = own.form[part];
      note(before, `${field}.${key}.${part}`, change);
    }
  }
}
