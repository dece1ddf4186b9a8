import { customKeyOf } from '@zaplecze/contract/kit/fields/custom-fields';
import { tableOf } from '@zaplecze/contract/kit/fields/field-kinds';
import type { RecordField } from '@zaplecze/contract/rooms/fields';
import type { HistoryChange, HistoryEntry } from '@zaplecze/contract/rooms/history/calls';
import {
  type AccountEvent,
  accountEventWords,
} from '@zaplecze/contract/rooms/session/account-events';
import { codeSpecs, type FieldSpecs } from '../../kit/custom-fields/specs.ts';
import {
  describeValue,
  erasedText,
  type IdsByKind,
  type Names,
  numericId,
} from '../changes/index.ts';
import type { HistoryGroup, HistoryRow } from './history.queries.ts';

type Pair = [before: unknown, after: unknown];
type LinkChange = { field: string; spec: RecordField; pair: Pair };

/** The visible fields of a row, each with the values before and after. */
function visibleFields({ entity, action, changes }: HistoryRow, specs: FieldSpecs): LinkChange[] {
  return Object.entries(changes).flatMap(([field, value]) => {
    const spec = specs(entity, field);
    if (!spec) return [];
    const pair: Pair =
      action === 'insert' ? [null, value] : action === 'delete' ? [value, null] : (value as Pair);
    return [{ field, spec, pair }];
  });
}

/** What fields were when a line was written. */
const specsAt =
  (specs: FieldSpecs, line: number): FieldSpecs =>
  (entity, field) =>
    specs(entity, field, line);

const nested = [
  'clientPerson',
  'clientAgreement',
  'projectTask',
  'checklistItem',
  'procedureDefinition',
  'procedureTask',
  'taskDefinition',
  'customOption',
] as const;
type Nested = (typeof nested)[number];
const isNested = (entity: string): entity is Nested => nested.includes(entity as Nested);

/** Ids whose names the changes need, by table. */
export function wantedNames(groups: HistoryGroup[], specs: FieldSpecs = codeSpecs): IdsByKind {
  const wanted = new Map<keyof IdsByKind, Set<number>>();
  const want = (table: keyof IdsByKind, id: number | null) => {
    if (id === null) return;
    const ids = wanted.get(table) ?? new Set();
    wanted.set(table, ids.add(id));
  };
  for (const [row, line] of groups.flatMap(({ id, rows }) =>
    rows.map((row) => [row, id] as const),
  )) {
    if (isNested(row.entity)) want(row.entity, row.entityId);
    for (const { spec, pair } of visibleFields(row, specsAt(specs, line))) {
      const table = tableOf(spec);
      if (!table) continue;
      for (const value of pair.flat()) want(table, numericId(value));
    }
  }
  return Object.fromEntries([...wanted].map(([table, ids]) => [table, [...ids]]));
}

const without = (row: HistoryRow, hidden: readonly string[]): HistoryRow =>
  hidden.length === 0
    ? row
    : {
        ...row,
        changes: Object.fromEntries(
          Object.entries(row.changes).filter(([field]) => !hidden.includes(field)),
        ),
      };

/** Joins and partings of one record are told together: 'dodano A, B; usunięto C'. */
function describeLinks(change: LinkChange[], names: Names): HistoryEntry['links'] {
  const links = new Map<string, HistoryEntry['links'][number]>();
  for (const { field, spec, pair } of change) {
    const link = links.get(field) ?? { field, ...labelOf(field, spec), added: [], removed: [] };
    links.set(field, link);
    const [removed, added] = pair.map((value) => describeValue(spec, value, names));
    if (typeof removed === 'string') link.removed.push(removed);
    if (typeof added === 'string') link.added.push(added);
  }
  // One statement wrote the links, in no order of its own.
  return [...links.values()].sort((a, b) => a.field.localeCompare(b.field));
}

/** An event of an account, in the words of its notice. */
function accountWords({ changes }: HistoryRow): string {
  const { event, more } = changes as { event: AccountEvent; more?: string };
  return accountEventWords(event, more);
}

/** What became of a value that reads the same before and after: both sides say it. */
const sameWords = (value: unknown): string =>
  typeof value === 'string' && value.includes(erasedText)
    ? 'usunięto dane osobowe'
    : 'zmieniono formatowanie';

/** A field's value before and after; what was removed for good is told as removed. */
function tellField(
  { field, spec, pair }: LinkChange,
  names: Names,
): HistoryEntry['fields'][number] {
  const [before, after] = pair.map((value) => describeValue(spec, value, names));
  const removed = before === after && typeof before === 'string' && before.includes(erasedText);
  const [one, other] = pair;
  const own = { field, ...kindOf(field, spec) };
  if (!removed && one !== other) return { ...own, before: before ?? null, after: after ?? null };
  const words = sameWords(before);
  return { ...own, before: words, after: words };
}

/** What readers know of fields in code, and are told of the company's own. */
const labelOf = (field: string, { label }: RecordField) =>
  customKeyOf(field) === undefined ? {} : { label };
const kindOf = (field: string, spec: RecordField) =>
  customKeyOf(field) === undefined ? {} : { label: spec.label, kind: spec.kind };

const onlyChanges: readonly string[] = ['procedureTask', 'projectSeries'];

/**
 * Own fields are written a row a field: what one change did to the fields of a record stands in one row, as if they were its
 * columns. A field that was changed twice is told twice.
 */
function inOne(rows: HistoryRow[]): HistoryRow[] {
  const joined: HistoryRow[] = [];
  for (const row of rows) {
    const place = joined.findIndex(
      (one) =>
        row.action === 'update' &&
        one.action === 'update' &&
        one.entity === row.entity &&
        one.entityId === row.entityId &&
        one.reason === row.reason &&
        one.way === row.way &&
        !Object.keys(row.changes).some((field) => field in one.changes),
    );
    const before = joined[place];
    if (before) joined[place] = { ...before, changes: { ...before.changes, ...row.changes } };
    else joined.push(row);
  }
  return joined;
}

/** Entries of one change: rows of one record that are links come together. */
function tellEntries(rows: HistoryRow[], names: Names, specs: FieldSpecs): HistoryEntry[] {
  const done = new Set<HistoryRow>();
  return rows.flatMap((row) => {
    if (done.has(row)) return [];
    const { entity, action } = row;
    // Rows that say nothing by being there.
    if (onlyChanges.includes(entity) && (action === 'insert' || action === 'delete')) return [];
    const together =
      action === 'link'
        ? rows.filter((other) => other.action === 'link' && other.entityId === row.entityId)
        : [row];
    for (const one of together) done.add(one);
    const linked = action === 'link' ? together.flatMap((one) => visibleFields(one, specs)) : [];
    // A new order of links is shown as the former and the new order.
    const ordered = linked.filter(({ pair }) => pair.every(Array.isArray));
    const links = describeLinks(
      linked.filter((one) => !ordered.includes(one)),
      names,
    );
    const fields = (action === 'link' ? ordered : visibleFields(row, specs)).map((change) =>
      tellField(change, names),
    );
    if (action === 'update' && fields.length === 0) return [];
    if (action === 'link' && links.length + fields.length === 0) return [];
    const subject =
      action === 'account'
        ? accountWords(row)
        : isNested(entity)
          ? (names.get(`${entity}/${row.entityId}`) ?? null)
          : null;
    return [{ entity, action, subject, fields, links, reason: row.reason, way: row.way }];
  });
}

/** Names of the fields that changes are about. */
export const changedNames = (groups: HistoryGroup[]): string[] =>
  groups.flatMap(({ rows }) => rows.flatMap(({ changes }) => Object.keys(changes)));

/** Changes in words, without those that have nothing to tell; `hidden` fields are left out, and those that `specs` do not know. */
export function describeChanges(
  groups: HistoryGroup[],
  names: Names,
  { hidden = [], specs = codeSpecs }: { hidden?: readonly string[]; specs?: FieldSpecs } = {},
): HistoryChange[] {
  return groups.flatMap(({ rows, ...group }) => {
    const entries = tellEntries(
      inOne(rows).map((row) => without(row, hidden)),
      names,
      specsAt(specs, group.id),
    );
    return entries.length === 0 ? [] : [{ ...group, entries }];
  });
}
