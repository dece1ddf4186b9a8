import {
  type CustomField,
  type CustomKind,
  mayBegin,
  mayBeUnique,
  mostCustomOptions,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { KindPreview } from '@zaplecze/contract/rooms/custom-fields/calls';
import { kindChanges, mostKindSamples } from '@zaplecze/contract/rooms/custom-fields/kind-changes';
import {
  alwaysPersonal,
  customKindWords,
  isChoice,
} from '@zaplecze/contract/rooms/custom-fields/lists';
import {
  convertingOf,
  type RecordValues,
  readValues,
  recordsAfter,
} from '../../../kit/custom-fields/convert.queries.ts';
import {
  choiceKey,
  convertValue,
  type RawValue,
  writtenValue,
} from '../../../kit/custom-fields/convert.ts';
import { countRecords } from '../../../kit/custom-fields/use.queries.ts';
import type { Db } from '../../../kit/database/database.ts';
import { conflict, invalid } from '../../../kit/http/calls/errors.ts';
import type { FieldDescription } from '../custom-fields.queries.ts';
import { formulasOf } from '../formulas/formulas.queries.ts';
import { changeLater } from './changes.jobs.ts';
import * as queries from './changes.queries.ts';
import * as save from './changes.save.ts';
import { findUnit, nameRecords } from './samples.queries.ts';

const busyWords = 'To pole jest właśnie zmieniane. Poczekaj, aż zmiana się skończy.';

/** Values looked at in one statement: nobody waits for what is done with them. */
const portion = 1_000;

type Unit = KindPreview['unit'];

/** What the values say that they count, where the new kind has a unit and the old one has none. */
const unitOf = (db: Db, field: CustomField, kind: CustomKind): Promise<Unit> | null =>
  field.kind === 'text' && kind === 'decimal' ? findUnit(db, field) : null;

/** The field as it would be of another kind, with what that kind has. */
function asKind(field: CustomField, kind: CustomKind, common: Unit): CustomField {
  const { unique, initial, personal, options } = field;
  const keepsList = isChoice(kind) && isChoice(field.kind);
  const unit = common?.name ?? null;
  return {
    ...field,
    kind,
    // Empties are no values: what has to be there is asked of forms.
    required: false,
    options: keepsList ? options : [],
    unit,
    unique: unique && mayBeUnique(kind),
    initial: initial === null || isChoice(kind) ? null : initialAs(field, kind, unit),
    personal: personal || alwaysPersonal(kind),
  };
}

/** The value to begin with as the new kind takes it; none where it does not. */
function initialAs(
  field: CustomField,
  kind: CustomKind,
  unit: string | null,
): CustomField['initial'] {
  if (!mayBegin(kind)) return null;
  const to = { ...field, kind, unit, required: false, options: [] };
  const none = { find: () => 'none' as const };
  const read = convertValue([field.initial as RawValue], {
    ...{ from: field.kind, to, unit: field.unit, nameOf: () => '', adds: false },
    known: { people: none, client: none, options: none } as never,
  });
  return read.value === undefined || Array.isArray(read.value) ? null : read.value;
}

/** In words, what the new kind has not of the field's settings, and what it brings by itself. */
function droppedOf(field: CustomField, to: CustomField): string[] {
  const begins = field.initial !== null || field.options.some(({ initial }) => initial);
  const keepsList = isChoice(to.kind) && isChoice(field.kind);
  return [
    // A text goes on saying it beside each number.
    field.unit !== null && to.kind !== 'text' && `jednostka „${field.unit}”`,
    field.unique && !to.unique && 'bez powtórzeń',
    begins && to.initial === null && !keepsList && 'wartość na początek',
    !field.personal && to.personal && 'pole będzie oznaczone jako dane osobowe',
  ].filter((words) => words !== false);
}

/** @throws HttpError 400 on `kind` */
function assertOffered({ kind: from, archived, label }: FieldDescription, kind: CustomKind): void {
  if (archived) throw conflict('Przywróć pole, zanim zmienisz jego rodzaj.');
  if (!kindChanges[from].includes(kind))
    throw invalid({
      kind: `${label}: z „${customKindWords[from]}” nie da się zrobić „${customKindWords[kind]}”`,
    });
}

/** In words, why a field keeps its kind: it is worked out, or others are worked out of it, which hold it by its number. */
async function formulaRefusal(
  db: Db,
  { id, label, formula = null }: { id: number; label: string; formula?: string | null },
): Promise<string | null> {
  if (formula !== null) return `„${label}” wylicza się ze wzoru: jego rodzaj zostaje.`;
  const names = (await formulasOf(db, id)).map(({ name }) => `„${name}”`);
  if (names.length === 0) return null;
  return `Z pola „${label}” wylicza się ${names.join(', ')}: jego rodzaj zostaje.`;
}

type Sample = KindPreview['samples'][number];
type Seen = { records: number; converts: number; samples: Sample[]; positions: Set<string> };

/** What would become of these values, added to what was seen of others. */
async function look(
  db: Db,
  { from, to, adds }: { from: CustomField; to: CustomField; adds: boolean },
  rows: RecordValues[],
  seen: Seen,
): Promise<void> {
  const converting = await convertingOf(db, { field: from, to, adds }, rows);
  const wrong: (Omit<Sample, 'name' | 'address'> & { id: number })[] = [];
  for (const { record: id, values } of rows) {
    const read = convertValue(values, converting);
    seen.records += 1;
    if (read.message === undefined) seen.converts += 1;
    else if (seen.samples.length + wrong.length < mostKindSamples) {
      const value = writtenValue(from.kind, values, converting.nameOf).slice(0, 250);
      wrong.push({ id, value, message: read.message });
    }
    if (read.name !== undefined) seen.positions.add(choiceKey(read.name));
  }
  const ids = wrong.map(({ id }) => id);
  const names = ids.length > 0 ? await nameRecords(db, from.record, ids) : new Map();
  for (const one of wrong) {
    const { name = '', address = null } = names.get(one.id) ?? {};
    seen.samples.push({ ...one, name, address });
  }
}

const nothing = (): Seen => ({ records: 0, converts: 0, samples: [], positions: new Set() });

const tooMany = (count: number) =>
  `Lista miałaby ${count} pozycji, a może mieć najwyżej ${mostCustomOptions}. Popraw wartości albo wybierz inny rodzaj.`;

/** What would become of a field's values if it were of another kind. @throws HttpError 400 on `kind` */
export async function previewKind(
  db: Db,
  definition: FieldDescription,
  kind: CustomKind,
): Promise<KindPreview> {
  assertOffered(definition, kind);
  const field = await queries.descriptionOf(db, definition.id);
  const unit = await unitOf(db, field, kind);
  const to = asKind(field, kind, unit);
  const adds = kind === 'choice' && !isChoice(field.kind);
  const seen = nothing();
  const place = { record: field.record, field: field.id };
  for (let after = 0; ; ) {
    const ids = await recordsAfter(db, place, { after, most: portion });
    if (ids.length === 0) break;
    await look(db, { from: field, to, adds }, await readValues(db, place, ids), seen);
    after = ids.at(-1) ?? after;
  }
  const positions = adds ? seen.positions.size : null;
  const refused =
    (await formulaRefusal(db, definition)) ??
    (positions !== null && positions > mostCustomOptions ? tooMany(positions) : null);
  const { records, converts, samples } = seen;
  const dropped = droppedOf(field, to);
  return {
    records,
    converts,
    lost: records - converts,
    samples,
    positions,
    unit,
    dropped,
    refused,
  };
}

/** A field of which something is kept, or is being changed, stays. @throws HttpError 409 */
export async function assertNothingKept(
  db: Db,
  { id, key }: Pick<FieldDescription, 'id' | 'key'>,
): Promise<void> {
  if (await queries.isBusy(db, id)) throw conflict(busyWords);
  const until = await queries.undoneUntil(db, id);
  if (until === undefined) return;
  const day = warsawDay(Date.parse(until)).split('-').reverse().join('.');
  throw conflict(
    `Zmianę rodzaju pola „${key}” można cofnąć do ${day}; do tego dnia da się je tylko zarchiwizować.`,
  );
}

/** Begins to make a field another kind; gives the change. @throws HttpError 400 on `kind`, 409 while another change goes on */
export async function changeKind(
  db: Db,
  definition: FieldDescription,
  kind: CustomKind,
): Promise<number> {
  assertOffered(definition, kind);
  if (await queries.isBusy(db, definition.id)) throw conflict(busyWords);
  const refused = await formulaRefusal(db, definition);
  if (refused !== null) throw invalid({ kind: refused });
  const field = await queries.descriptionOf(db, definition.id);
  if (kind === 'choice' && !isChoice(field.kind)) {
    const count = await save.countChoices(db, field);
    if (count > mostCustomOptions) throw invalid({ kind: tooMany(count) });
  }
  const total = await countRecords(db, field);
  const to = asKind(field, kind, await unitOf(db, field, kind));
  const id = await save.beginKind(db, { field, to, total });
  await changeLater(db, id);
  return id;
}

type UndoPreview = {
  records: number;
  changed: number;
  converts: number;
  samples: Sample[];
  refused: string | null;
};

/** In words, why a change cannot be undone; null where it can. */
export async function undoRefusal(db: Db, change: queries.Change): Promise<string | null> {
  if (!(await queries.mayUndo(db, change.id))) return 'Tej zmiany nie można już cofnąć.';
  if (await queries.isBusy(db, change.field)) return busyWords;
  if (change.option === null) return await formulaRefusal(db, { ...change, id: change.field });
  const option = await queries.optionAt(db, change.option);
  if (option?.hasNamesake) return `Na liście jest już pozycja „${option.name}”. Zmień jej nazwę.`;
  return option && option.count >= mostCustomOptions
    ? `Lista ma już ${mostCustomOptions} pozycji. Usuń którąś, zanim przywrócisz tę.`
    : null;
}

/** What would come back, and what becomes of what was changed since. */
export async function previewUndo(db: Db, change: queries.Change): Promise<UndoPreview> {
  const refused = await undoRefusal(db, change);
  if (change.what === 'option') {
    const { losers, changed } = await queries.countTaken(db, change.id);
    return { records: losers - changed, changed, converts: 0, samples: [], refused };
  }
  const { record, field, other } = change;
  const touched = await queries.findTouched(db, change.id, { all: true });
  const from = await queries.descriptionOf(db, field);
  const to = await queries.descriptionOf(db, other ?? field);
  const seen = nothing();
  for (let at = 0; at < touched.length; at += portion) {
    const ids = touched.slice(at, at + portion);
    const rows = await readValues(db, { record, field }, ids);
    await look(db, { from, to, adds: false }, rows, seen);
    // What was emptied since is empty of any kind.
    seen.converts += ids.length - rows.length;
  }
  const records = await save.countKept(db, change);
  const { converts, samples } = seen;
  return { records, changed: touched.length, converts, samples, refused };
}
