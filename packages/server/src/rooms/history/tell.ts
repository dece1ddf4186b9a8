import type { HistoryChange, HistoryEntry, HistoryValue } from '@zaplecze/contract/history';
import { type HistoryField, historyFields } from '@zaplecze/contract/history-fields';
import { type Role, roleNames } from '@zaplecze/contract/permissions';
import type { HistoryGroup, HistoryRow, Wanted } from './history.queries.ts';

/** Told in place of what was removed for good (see scrub() in the migrations). */
const erased = '[dane usunięte]';
const picture = 'zdjęcie';

type Pair = [before: unknown, after: unknown];
type Told = { field: string; spec: HistoryField; pair: Pair };

/** What of a row may be told, each field with the values before and after. */
function toldFields({ entity, action, changes }: HistoryRow): Told[] {
  return Object.entries(changes).flatMap(([field, value]) => {
    const spec = historyFields[entity][field];
    if (!spec) return [];
    const pair: Pair =
      action === 'insert' ? [null, value] : action === 'delete' ? [value, null] : (value as Pair);
    return [{ field, spec, pair }];
  });
}

/** A file's entry says its name; other links are bare ids. */
const idOf = (value: unknown): number | null =>
  typeof value === 'number' ? value : ((value as { id?: number } | null)?.id ?? null);

const hanging = ['clientPerson', 'clientAgreement', 'projectTask'] as const;
type Hanging = (typeof hanging)[number];
const isHanging = (entity: string): entity is Hanging => hanging.includes(entity as Hanging);

/** Ids whose names the changes need, by table. */
export function wantedNames(groups: HistoryGroup[]): Wanted {
  const wanted = new Map<keyof Wanted, Set<number>>();
  const want = (table: keyof Wanted, id: number | null) => {
    if (id === null) return;
    const ids = wanted.get(table) ?? new Set();
    wanted.set(table, ids.add(id));
  };
  for (const row of groups.flatMap((group) => group.rows)) {
    if (isHanging(row.entity)) want(row.entity, row.entityId);
    for (const { spec, pair } of toldFields(row)) {
      if (spec.names) for (const value of pair) want(spec.names, idOf(value));
    }
  }
  return Object.fromEntries([...wanted].map(([table, ids]) => [table, [...ids]]));
}

type Names = Map<string, string>;

function tellValue(spec: HistoryField, value: unknown, names: Names): HistoryValue {
  if (value === null || value === undefined || value === erased) return value ?? null;
  if (spec.names) {
    const own = (value as { name?: string }).name;
    const id = idOf(value);
    return names.get(`${spec.names}/${id}`) ?? own ?? `nr ${id}`;
  }
  if (spec.of) return spec.of.find(({ id }) => id === value)?.name ?? String(value);
  if (spec.is === 'picture') return picture;
  if (Array.isArray(value)) return value.map((one) => roleNames[one as Role] ?? one).join(', ');
  return value as HistoryValue;
}

/** Joins and partings of one record are told together: 'dodano A, B; usunięto C'. */
function tellLinks(rows: HistoryRow[], names: Names): HistoryEntry['links'] {
  const links = new Map<string, HistoryEntry['links'][number]>();
  for (const { field, spec, pair } of rows.flatMap(toldFields)) {
    const link = links.get(field) ?? { field, added: [], removed: [] };
    links.set(field, link);
    const [removed, added] = pair.map((value) => tellValue(spec, value, names));
    if (typeof removed === 'string') link.removed.push(removed);
    if (typeof added === 'string') link.added.push(added);
  }
  // Written by one statement, in no order of its own.
  return [...links.values()].sort((a, b) => a.field.localeCompare(b.field));
}

/** Entries of one change: rows of one record that are links come together. */
function tellEntries(rows: HistoryRow[], names: Names): HistoryEntry[] {
  const done = new Set<HistoryRow>();
  return rows.flatMap((row) => {
    if (done.has(row)) return [];
    const { entity, action } = row;
    const together =
      action === 'link'
        ? rows.filter((other) => other.action === 'link' && other.entityId === row.entityId)
        : [row];
    for (const one of together) done.add(one);
    const links = action === 'link' ? tellLinks(together, names) : [];
    const fields =
      action === 'link'
        ? []
        : toldFields(row).map(({ field, spec, pair: [before, after] }) => ({
            field,
            before: tellValue(spec, before, names),
            after: tellValue(spec, after, names),
          }));
    if (action === 'update' && fields.length === 0) return [];
    if (action === 'link' && links.length === 0) return [];
    const subject = isHanging(entity) ? (names.get(`${entity}/${row.entityId}`) ?? null) : null;
    return [{ entity, action, subject, fields, links, reason: row.reason }];
  });
}

/** Changes in words, without those that have nothing to tell. */
export function tellChanges(groups: HistoryGroup[], names: Names): HistoryChange[] {
  return groups.flatMap(({ rows, ...group }) => {
    const entries = tellEntries(rows, names);
    return entries.length === 0 ? [] : [{ ...group, entries }];
  });
}
