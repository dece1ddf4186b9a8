import { customKeyOf } from '@zaplecze/contract/kit/fields/custom-fields';
import { tableOf } from '@zaplecze/contract/kit/fields/field-kinds';
import { type Conflict, keyOf, same } from '@zaplecze/contract/kit/values/merge';
import type { FormEntity, RecordField } from '@zaplecze/contract/rooms/fields';
import type { ConflictValue, FieldConflict } from '@zaplecze/contract/rooms/history/conflicts';
import { fieldSpecs } from '../../kit/custom-fields/specs.ts';
import type { Db } from '../../kit/database/database.ts';
import { plainTextOfHtml } from '../../kit/records/rich-text.ts';
import { describeValue, type Names, numericId } from './describe-value.ts';
import type { Before, RecordForm } from './form-at.queries.ts';
import type { JoinedRows } from './joined-rows.ts';
import { findNames, type IdsByKind } from './names.queries.ts';

type Element = Record<string, unknown>;
type SpecOf = (entity: FormEntity, field: string) => RecordField;
type ConflictContext = {
  entity: FormEntity;
  edited: RecordForm;
  before: Before;
  conflicts: Conflict[];
  joined?: JoinedRows | null | undefined;
  /** Rows that went whose field a conflict is about, by its path. */
  origins?: Map<string, number> | undefined;
};

/** The row that went that a conflict is about, and the one that it has become a part of. */
function joinedAt({ joined, origins }: ConflictContext, { path, field, key }: Conflict) {
  const [former, stays] = [origins?.get(path), joined?.into.get(Number(key))];
  if (former !== undefined) return { former, stays: Number(key) };
  return joined?.list === field && stays !== undefined ? { former: Number(key), stays } : null;
}

/** Ids whose names the words need, by table. */
class WantedNames {
  readonly tables: Record<string, number[]> = {};

  want(table: string, value: unknown): void {
    for (const one of Array.isArray(value) ? value : [value]) {
      const id = numericId(one);
      if (id === null) continue;
      this.tables[table] ??= [];
      this.tables[table].push(id);
    }
  }
}

/** Rows that have a name of their own, which says which one a conflict is about. */
const named = ['clientPerson', 'clientAgreement', 'projectTask', 'procedureTask'];

/** The entity whose field a conflict is about. */
function entityOf({ entity, edited }: ConflictContext, { field, key }: Conflict): FormEntity {
  const elements = edited.collections[field];
  return key !== null && elements?.kind === 'rows' ? (elements.entity as FormEntity) : entity;
}

function elementOf(
  { edited, before }: ConflictContext,
  { field, key }: Conflict,
): Element | undefined {
  const elements = edited.collections[field];
  if (elements?.kind !== 'rows') return undefined;
  const of = (list: unknown) => (list as Element[]).find((one) => keyOf(elements, one) === key);
  return of(edited.form[field]) ?? of(before.form[field]);
}

/** The fields in which one editor's element differs from what it was. */
function changedFields(context: ConflictContext, conflict: Conflict, element: Element) {
  const { edited, before } = context;
  const elements = edited.collections[conflict.field];
  if (elements?.kind !== 'rows') return [];
  const list = before.form[conflict.field] as Element[];
  const was = list.find((one) => keyOf(elements, one) === conflict.key) ?? {};
  return Object.entries(element).filter(
    ([part, value]) => part !== 'id' && !same(value, was[part]),
  );
}

/** The other person of a substitution. */
const otherSide = (element: Element | undefined) => element?.replacedUser ?? element?.user;

/** The names of a row's fields. */
const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

/** Conflicts in words: whose field, both values, who saved the other one and when; by their paths. */
export async function describeConflicts(
  db: Db,
  context: ConflictContext,
): Promise<Record<string, FieldConflict>> {
  const { before, conflicts } = context;
  const specs = await fieldSpecs(
    db,
    conflicts.flatMap(({ field, part, theirs, yours }) =>
      part === null ? [field, ...namesIn(theirs), ...namesIn(yours)] : [part],
    ),
  );
  const specOf: SpecOf = (entity, field) =>
    specs(entity, field) ?? { label: field, kind: 'text' as const };
  const wanted = new WantedNames();
  const want = (spec: RecordField, value: unknown) => {
    const table = tableOf(spec);
    if (table) wanted.want(table, value);
  };
  for (const conflict of conflicts) {
    const entity = entityOf(context, conflict);
    const id = before.ids.get(`${conflict.field}.${conflict.key}`);
    if (named.includes(entity) && id !== undefined) wanted.want(entity, id);
    const both = joinedAt(context, conflict);
    if (both) wanted.want(entity, [both.former, both.stays]);
    if (entity === 'replacement') wanted.want('person', otherSide(elementOf(context, conflict)));
    for (const value of [conflict.theirs, conflict.yours]) {
      if (conflict.key !== null && conflict.part === null) {
        for (const [part, one] of Object.entries((value as Element | null) ?? {})) {
          want(specOf(entity, part), one);
        }
      } else want(specOf(entity, conflict.part ?? conflict.field), value);
    }
    wanted.want('person', savedOf(context, conflict)?.who ?? null);
  }
  const names = await findNames(db, wanted.tables as IdsByKind);
  return Object.fromEntries(
    conflicts.map((conflict) => [
      conflict.path,
      describeConflict(context, conflict, names, specOf),
    ]),
  );
}

/** Who last changed what a conflict is about. */
function savedOf(context: ConflictContext, conflict: Conflict) {
  const { saved } = context.before;
  const { path, field, key } = conflict;
  const former = joinedAt(context, conflict)?.former;
  return saved.get(path) ?? saved.get(`${field}.${former ?? key}`) ?? saved.get(field);
}

function describeConflict(
  context: ConflictContext,
  conflict: Conflict,
  names: Names,
  specOf: SpecOf,
): FieldConflict {
  const { field, key, part, theirs, yours } = conflict;
  const entity = entityOf(context, conflict);
  const id = context.before.ids.get(`${field}.${key}`);
  const saved = savedOf(context, conflict);
  const both = joinedAt(context, conflict);
  const nameOf = (one: number) => names.get(`${entity}/${one}`) ?? 'usunięta';
  const who = saved?.who ?? null;
  const whole = key !== null && part === null;
  const words = (value: unknown): ConflictValue => {
    if (!whole) return { value: inWords(specOf(entity, part ?? field), value, names) };
    if (value === null) return { removed: true };
    const changed = changedFields(context, conflict, value as Element).map(([name, one]) => ({
      field: name,
      ...ownOf(name, specOf(entity, name)),
      value: inWords(specOf(entity, name), one, names),
    }));
    return { changed };
  };
  const other = entity === 'replacement' ? otherSide(elementOf(context, conflict)) : null;
  return {
    key,
    part,
    field,
    ...ownOf(part ?? field, specOf(entity, part ?? field)),
    entity,
    subject:
      names.get(`${entity}/${id}`) ?? (other ? (names.get(`person/${other}`) ?? null) : null),
    words: { theirs: words(theirs), yours: words(yours) },
    by: who === null ? null : { id: who, name: names.get(`person/${who}`) ?? '' },
    at: saved?.at ?? null,
    joined: both && { former: nameOf(both.former), stays: nameOf(both.stays) },
  };
}

/** What readers do not know by themselves of a field. */
const ownOf = (name: string, { label, kind }: RecordField) =>
  customKeyOf(name) === undefined ? {} : { own: { label, kind } };

function inWords(spec: RecordField, value: unknown, names: Names) {
  const words = describeValue(spec, value, names);
  return spec.kind === 'rich' && typeof words === 'string' ? plainTextOfHtml(words) : words;
}
