import { setImmediate } from 'node:timers/promises';
import { mostProblems } from '@zaplecze/contract/kit/calls/imports';
import { cleanLines } from '@zaplecze/contract/kit/fields/clean';
import {
  type CustomField,
  type CustomInput,
  type CustomRecord,
  customName,
  isOfEvery,
} from '@zaplecze/contract/kit/fields/custom-fields';
import type { RecordPreview, RecordSettings } from '@zaplecze/contract/rooms/imports/calls';
import {
  fieldsOf,
  type ImportedField,
  type ImportFieldInfo,
  type NamedBy,
  type RecordField,
} from '@zaplecze/contract/rooms/imports/fields';
import { type ImportKind, importKindInfo } from '@zaplecze/contract/rooms/imports/lists';
import {
  assertNotWorked,
  customReader,
  findImportedCustom,
  namedClients,
} from '../../kit/custom-fields/imports.ts';
import { repeatedRows } from '../../kit/custom-fields/unique.queries.ts';
import type { Db } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import type { GoodRow, ImportNames, RecordImports } from '../../kit/imports/record-import.ts';
import { Names } from '../../kit/parsing/names.ts';
import type { NumberedRow } from '../../kit/parsing/table-limits.ts';
import { type CellNames, namedText, noSuchThing, placesOf, rowReader } from './read-rows.ts';

/** What all rooms say of their records; gathered in rooms/house.ts. */
export type ImportKinds = { kinds: RecordImports; names: ImportNames };

/** A row that may be written; `is`: the record that it changes, null: it makes a new one. */
export type Ready = GoodRow & { number: number; is: number | null };

type Looked = { preview: RecordPreview; ready: Ready[] };

/** Milliseconds of looking at rows before other requests are let in. */
const turn = 25;

/**
 * Looks at every cell of a file, as it is to be read, and at what the base has already or the file has twice. Writes
 * nothing.
 *
 * @throws HttpError 400 on a choice for the whole file that cannot be made (any more)
 */
export async function checkRows(
  db: Db,
  rows: NumberedRow[],
  { kind, settings, user, declared }: Checking,
): Promise<Looked> {
  const fields = await findImportedCustom(db, importKindInfo[kind].custom, user.flags);
  const own = { record: importKindInfo[kind].custom, flags: user.flags };
  await assertNotWorked(db, own, settings.columns);
  assertMatching(kind, settings, fields);
  const known = await findKnown(db, rows, { kind, settings, user, declared });
  assertChoices(kind, settings, known);
  const of = declared.kinds[kind];
  const missing = [...missingFields(kind, settings), ...missingCustom(fields, settings)];
  const read = rowReader({ kind, of, settings, known });
  const names = await namedByCustom(db, rows, { fields, settings, user, declared });
  const readCustom = customReader(fields, names);
  const preview: RecordPreview = {
    ...{ made: 0, changed: 0, missing, problems: [], problemCount: 0 },
    ...{ duplicates: [], duplicateCount: 0, samples: [] },
  };
  const all = [];
  let began = performance.now();
  for (const row of rows) {
    if (performance.now() - began > turn) {
      await setImmediate();
      began = performance.now();
    }
    all.push(read(row));
  }
  const records = await of.findKnown(db, [...new Set(all.flatMap(({ key }) => key ?? []))]);
  const forms = all.map(({ form, values }) => form ?? of.form(values));
  const besides = fields.length > 0 ? await of.says?.(db, forms) : undefined;
  const firstRow = new Map<string, number>();
  const ready: Ready[] = [];
  for (const [at, { number, title, key, values, form: own, problems, shown }] of all.entries()) {
    const record = key === null ? undefined : records.get(key);
    const earlier = key === null || record ? null : (firstRow.get(key) ?? null);
    if (key !== null && !firstRow.has(key)) firstRow.set(key, number);
    if (record || earlier !== null) {
      preview.duplicateCount += 1;
      addOnce(preview.duplicates, {
        row: number,
        name: title,
        record: record?.name ?? null,
        earlier,
      });
      const { duplicates } = settings;
      // A row that is to change a record needs one; the file's own doubles have none yet.
      if (duplicates === 'skip' || (duplicates === 'update' && !record)) continue;
    }
    const is = settings.duplicates === 'update' ? (record?.id ?? null) : null;
    const says = { ...besides?.[at], ...forms[at], status: values.status };
    const custom = readCustom(customCells(rows[at], settings), is === null ? says : null);
    for (const problem of [...problems, ...custom.problems]) {
      // Said once for the whole file, not again in each row.
      if (missing.includes(problem.field)) continue;
      preview.problemCount += 1;
      addOnce(preview.problems, { row: number, ...problem });
    }
    if (!own || custom.problems.length > 0) continue;
    const isSaid = is === null ? fields.length > 0 : Object.keys(custom.custom).length > 0;
    const form = isSaid ? { ...own, custom: custom.custom } : own;
    ready.push({ number, form, values, is });
    if (preview.samples.length < 5) {
      const sample = [...shown, ...customShown(fields, customCells(rows[at], settings))];
      preview.samples.push({ row: number, values: sample });
    }
  }
  const record = importKindInfo[kind].custom;
  const good = record
    ? await withoutRepeated(db, { user, record }, { fields, rows, ready, settings, preview })
    : ready;
  preview.changed = good.filter(({ is }) => is !== null).length;
  preview.made = good.length - preview.changed;
  return { preview, ready: good };
}

type Repeating = Pick<Checking, 'settings'> & {
  fields: CustomField[];
  rows: NumberedRow[];
  ready: Ready[];
  preview: RecordPreview;
};

/** The rows without those that repeat a value of an own field that no two records have, which are told. */
async function withoutRepeated(
  db: Db,
  of: { user: User; record: CustomRecord },
  { fields, rows, ready, settings, preview }: Repeating,
): Promise<Ready[]> {
  const uniqueRows = ready.map(({ number, is, form }) => ({
    ...{ number, is, custom: (form.custom ?? {}) as CustomInput },
  }));
  const repeated = await repeatedRows(db, of, { fields, rows: uniqueRows });
  if (repeated.length === 0) return ready;
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  for (const { row, field, message } of repeated) {
    preview.problemCount += 1;
    const value = customCells(byNumber.get(row), settings)(field);
    addOnce(preview.problems, { row, field, value, message });
  }
  preview.problems.sort((a, b) => a.row - b.row);
  const left = new Set(repeated.map(({ row }) => row));
  preview.samples = preview.samples.filter(({ row }) => !left.has(row));
  return ready.filter(({ number }) => !left.has(number));
}

type Checking = { kind: ImportKind; settings: RecordSettings; user: User; declared: ImportKinds };

function addOnce<T>(list: T[], item: T): void {
  if (list.length < mostProblems) list.push(item);
}

/** Whether everything may come in, but for rows that are left out. */
export const isGood = (
  { missing, problemCount, made, changed }: RecordPreview,
  { skipFaulty = false }: RecordSettings,
) => missing.length === 0 && (problemCount === 0 || skipFaulty) && made + changed > 0;

/** Needed fields that neither a column nor the choice for the whole file gives. */
function missingFields(kind: ImportKind, { columns, instead }: RecordSettings): RecordField[] {
  const fields = fieldsOf(kind);
  const has = new Set<string>(columns.filter((one) => one !== null));
  for (const { key } of fields) if (instead[key as RecordField]?.length) has.add(key);
  for (const { key, gives = [] } of fields) if (has.has(key)) for (const one of gives) has.add(one);
  return fields.flatMap(({ key, needed }) => (needed && !has.has(key) ? [key as RecordField] : []));
}

/** Required own fields that no column gives; where records are changed alone, only rows that make one lack them. */
const missingCustom = (fields: CustomField[], { columns, duplicates }: RecordSettings) =>
  duplicates === 'update'
    ? []
    : fields.flatMap(({ key, ...field }) =>
        isOfEvery(field) && !columns.includes(customName(key)) ? customName(key) : [],
      );

/** What a row has in the columns of own fields. */
const customCells =
  (row: NumberedRow | undefined, { columns }: RecordSettings) =>
  (column: ImportedField) =>
    cleanLines(row?.cells[columns.indexOf(column)] ?? '');

const customShown = (fields: CustomField[], text: (column: ImportedField) => string) =>
  fields
    .map(({ key }) => ({ field: customName(key), value: text(customName(key)) }))
    .filter(({ value }) => value !== '');

/** Columns and ways that this kind of record does not have. @throws HttpError 400 */
function assertMatching(
  kind: ImportKind,
  { columns, instead, duplicates }: RecordSettings,
  custom: CustomField[],
): void {
  const fields = fieldsOf(kind);
  const foreign = (key: string | null) =>
    key !== null &&
    !fields.some((one) => one.key === key) &&
    !custom.some((one) => customName(one.key) === key);
  if (columns.some(foreign)) throw invalid({ columns: 'Nie ma takiego pola' });
  const chosen = Object.keys(instead).find(
    (key) => !fields.find((one) => one.key === key)?.instead,
  );
  if (chosen) throw invalid({ [`instead.${chosen}`]: 'Tego nie wybiera się dla całego pliku' });
  if (!importKindInfo[kind].duplicates.includes(duplicates)) {
    throw invalid({ duplicates: 'Nie ma takiego wyboru' });
  }
}

/** Everything that cells and choices of this file can name. */
async function findKnown(
  db: Db,
  rows: NumberedRow[],
  { kind, settings, user, declared }: Checking,
): Promise<CellNames> {
  const places = placesOf(settings.columns);
  const { instead, files } = settings;
  const known: CellNames = {};
  const chosenFields = fieldsOf(kind).filter(
    ({ key, of }) => of && (places.has(key) || instead[key as RecordField]?.length),
  );
  for (const [of, fields] of Map.groupBy(chosenFields, (field) => field.of as NamedBy)) {
    const texts = fields.flatMap((field) => textsOf(rows, places.get(field.key), field));
    const ids = fields.flatMap(({ key }) => instead[key as RecordField] ?? []);
    known[of] = await declared.names[of](db, { user, texts: [...new Set(texts)], ids, files });
  }
  return known;
}

type CustomChecking = Omit<Checking, 'kind'> & { fields: CustomField[] };

/** People and clients that cells of own fields can name; nobody is looked for where there are no such fields. */
async function namedByCustom(
  db: Db,
  rows: NumberedRow[],
  { fields, settings, user, declared: { names } }: CustomChecking,
) {
  const lookUp = (of: 'people' | 'client', texts: string[]) =>
    fields.some(({ kind }) => kind === (of === 'people' ? 'person' : of))
      ? names[of](db, { user, texts, ids: [], files: [] })
      : new Names();
  return {
    people: await lookUp('people', []),
    client: await lookUp('client', namedClients(fields, settings.columns, rows)),
  };
}

function textsOf(rows: NumberedRow[], at: number | undefined, field: ImportFieldInfo): string[] {
  if (at === undefined) return [];
  return rows.map(({ cells }) => namedText(field, cells[at] ?? '')).filter((text) => text !== '');
}

/** Who left or was archived since cannot be chosen for the whole file. */
function assertChoices(kind: ImportKind, { instead }: RecordSettings, known: CellNames): void {
  const errors: Record<string, string> = {};
  for (const { key, of } of fieldsOf(kind)) {
    const ids = instead[key as RecordField] ?? [];
    if (of && !ids.every((id) => known[of]?.has(id))) errors[`instead.${key}`] = noSuchThing(of);
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
