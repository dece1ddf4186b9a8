import {
  type CustomField,
  type CustomKind,
  type CustomRecord,
  mayBegin,
  mayBeUnique,
  mostCustomFields,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type {
  CustomFieldChanges,
  CustomFieldForm,
} from '@zaplecze/contract/rooms/custom-fields/forms';
import {
  alwaysPersonal,
  customKindWords,
  customStages,
  isChoice,
} from '@zaplecze/contract/rooms/custom-fields/lists';
import { starterFields } from '@zaplecze/contract/rooms/custom-fields/starters';
import { strangeScopes } from '../../kit/custom-fields/conditions.queries.ts';
import { readValue } from '../../kit/custom-fields/read-value.ts';
import { keepUnique } from '../../kit/custom-fields/unique.queries.ts';
import { isUsed, usedOptions } from '../../kit/custom-fields/use.queries.ts';
import type { Db } from '../../kit/database/database.ts';
import { conflict, invalid } from '../../kit/http/calls/errors.ts';
import { insertRow, removeRow, saveRow } from '../../kit/records/rows.ts';
import { assertNothingKept } from './changes/kinds.ts';
import { takeOut } from './changes/options.ts';
import * as queries from './custom-fields.queries.ts';
import { holdFields } from './formulas/formulas.queries.ts';
import * as formulas from './formulas/formulas.save.ts';

type Option = CustomFieldForm['options'][number];
type Held = { id: number; record: CustomRecord; kind: CustomKind };

/** Names that every object of a program has. */
const reserved = Object.getOwnPropertyNames(Object.prototype);

/** 'Forma opodatkowania' → 'formaOpodatkowania'; of a label without a letter 'pole'. */
function keyOfLabel(label: string): string {
  const words = label
    .replace(/ł/g, 'l')
    .replace(/Ł/g, 'L')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const joined = words
    .map((word, at) =>
      at === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join('')
    .replace(/^[^a-z]+/, '')
    .slice(0, 36);
  return joined === '' ? 'pole' : joined;
}

/** A key that no field of the record has, nor had. */
function freeKey(label: string, keys: string[]): string {
  const key = keyOfLabel(label);
  for (let at = 1; ; at += 1) {
    const one = at === 1 ? key : `${key}${at}`;
    if (!keys.includes(one) && !reserved.includes(one)) return one;
  }
}

const tooMany = `Najwyżej ${mostCustomFields} pól: zarchiwizuj któreś, zanim dodasz następne`;

/** Makes a field after the others of its record; gives its id. @throws HttpError 400 */
export async function create(db: Db, body: CustomFieldForm): Promise<number> {
  const { options, key, personal, initial, only, ...fields } = body;
  const { record, kind, unique } = fields;
  const formula =
    fields.formula === null ? null : formulas.readFormulaOf(await holdFields(db, record), fields);
  if (formula) formulas.assertWorkedAlone(body);
  assertUnique({ kind, unique });
  await assertConditions(db, record, { only, requiredFrom: fields.requiredFrom });
  const { keys, active, last } = await queries.lockKeys(db, record);
  if (active >= mostCustomFields) throw invalid({ record: tooMany });
  // A starter's key was chosen by nobody: where it was another field's, it gets one as any other does.
  const isStarter = starterFields.some(
    (one) => one.record === record && one.key === key && one.label === fields.label,
  );
  if (key && !isStarter && (keys.includes(key) || reserved.includes(key)))
    throw invalid({ key: 'Taki klucz już jest albo był; wybierz inny' });
  const id = await insertRow(db, 'customField', {
    ...fields,
    key: key && !keys.includes(key) ? key : freeKey(fields.label, keys),
    personal: personal || alwaysPersonal(kind) || formula?.personal === true,
    initial: storedInitial(kind, initial),
    place: last + 1,
  });
  if (formula) await formulas.keepFormula(db, id, formula);
  await queries.setScopes(db, id, only);
  if (isChoice(kind)) {
    assertOneInitial(kind, options);
    await insertOptions(db, id, options);
  }
  return id;
}

async function insertOptions(db: Db, field: number, options: Option[], from = 0): Promise<void> {
  for (const [at, { name, color, initial }] of options.entries())
    await insertRow(db, 'customOption', { field, name, color, initial, place: from + at });
}

/** @throws HttpError 400 on `options` */
function assertOneInitial(kind: CustomKind, options: Option[]): void {
  if (kind === 'choice' && options.filter(({ initial }) => initial).length > 1)
    throw invalid({ options: 'Na początek może stać jedna pozycja' });
}

/** @throws HttpError 400 on `personal` for what always says who somebody is */
function assertPersonal(kind: CustomKind, personal: boolean | undefined): void {
  if (personal === false && alwaysPersonal(kind))
    throw invalid({
      personal: `${customKindWords[kind]}: to zawsze dane osobowe, oznaczenia nie można zdjąć`,
    });
}

/** @throws HttpError 400 on `only.<kind>` and `requiredFrom` */
async function assertConditions(
  db: Db,
  record: CustomRecord,
  { only = {}, requiredFrom = null }: Partial<Pick<CustomField, 'only' | 'requiredFrom'>>,
): Promise<void> {
  const strange = strangeScopes({ record, only });
  if (strange.length > 0)
    throw invalid(
      Object.fromEntries(strange.map((kind) => [`only.${kind}`, 'Te rekordy tego nie mają'])),
    );
  const unknown = await queries.unknownScopes(db, only);
  if (unknown.length > 0)
    throw invalid(
      Object.fromEntries(unknown.map((kind) => [`only.${kind}`, 'Nie ma takiej pozycji'])),
    );
  const stages = customStages[record] ?? [];
  if (requiredFrom !== null && !stages.some(({ id }) => id === requiredFrom))
    throw invalid({ requiredFrom: 'Od tego statusu nie można wymagać pola' });
}

/** @throws HttpError 400 on `unique` */
function assertUnique({ kind, unique }: { kind: CustomKind; unique: boolean | undefined }): void {
  if (unique && !mayBeUnique(kind))
    throw invalid({ unique: 'Pole tego rodzaju może mieć tę samą wartość w wielu rekordach' });
}

/** What a new record begins with, as the kind takes it, for its column. @throws HttpError 400 on `initial` */
function storedInitial(kind: CustomKind, initial: unknown): string | null {
  if (initial === null || initial === '' || isChoice(kind)) return null;
  if (!mayBegin(kind))
    throw invalid({
      initial: 'Pole tego rodzaju każdy rekord ma swoje: nie ma wartości na początek',
    });
  const { value, message } = readValue({ ...plainOf, kind }, initial);
  if (message !== undefined) throw invalid({ initial: message });
  return JSON.stringify(value);
}

/** A field of which nothing but its kind matters. */
const plainOf: Omit<CustomField, 'kind'> = {
  ...{ id: 0, record: 'client', key: '', label: '', help: null, section: null, unit: null },
  ...{ options: [], required: false, sees: 'everyone', edits: 'everyone', personal: false },
  ...{ purpose: null, copied: true, formula: null },
  ...{ initial: null, unique: false, only: {}, requiredFrom: null },
};

/** @throws HttpError 400 on `unique` with values that several records have */
async function makeUnique(db: Db, { id: field, record }: Held, unique: boolean): Promise<void> {
  const { repeated, count } = await keepUnique(db, { record, field, unique });
  if (count === 0) return;
  const samples = repeated.map(
    ({ value, records }) => `„${value}” (${countWords(records, 'rekord', 'rekordy', 'rekordów')})`,
  );
  const more = count > samples.length ? ' i inne' : '';
  throw invalid({
    unique: `Powtarza się ${countWords(count, 'wartość', 'wartości', 'wartości')}: ${samples.join(', ')}${more}. Popraw je, a potem włącz.`,
  });
}

/** Changes the description; gives its version. @throws HttpError 400, 409 when an option is in use and has no successor */
export async function update(
  db: Db,
  field: queries.FieldDescription,
  body: CustomFieldChanges,
): Promise<number> {
  const { options, successors, personal, archived, initial, only, ...fields } = body;
  assertPersonal(field.kind, personal);
  const formula = await formulas.changedFormula(db, field, body);
  await formulas.followPart(db, field, body);
  await assertConditions(db, field.record, { only, requiredFrom: fields.requiredFrom });
  if (only) await queries.setScopes(db, field.id, only);
  assertUnique({ kind: field.kind, unique: fields.unique });
  if (archived === false) {
    const { active } = await queries.lockKeys(db, field.record);
    if (active >= mostCustomFields) throw invalid({ archived: tooMany });
  }
  if (options && isChoice(field.kind)) await saveOptions(db, field, options, successors ?? {});
  if (fields.unique !== undefined && fields.unique !== field.unique)
    await makeUnique(db, field, fields.unique);
  if (formula) await formulas.keepFormula(db, field.id, formula);
  return await saveRow(db, 'customField', field.id, {
    ...fields,
    ...(initial !== undefined && { initial: storedInitial(field.kind, initial) }),
    ...(personal !== undefined && { personal: personal || alwaysPersonal(field.kind) }),
    ...(formula?.personal && { personal: true }),
    ...(archived !== undefined && { archived }),
  });
}

/** The list of choices as it was sent: changed, added, taken out with what comes in their place. */
async function saveOptions(
  db: Db,
  { id: field, record, kind }: Held,
  wanted: Option[],
  successors: Record<string, number | null | undefined>,
): Promise<void> {
  if (wanted.length === 0) throw invalid({ options: 'Wpisz przynajmniej jedną pozycję listy' });
  assertOneInitial(kind, wanted);
  const known = await queries.optionsOf(db, field);
  const strange = wanted.findIndex(
    ({ id }) => id !== undefined && !known.some((one) => one.id === id),
  );
  if (strange >= 0) throw invalid({ [`options.${strange}.name`]: 'Tej pozycji już nie ma' });
  // One that is being taken out is offered no more already.
  const removed = known.filter((one) => !one.archived && !wanted.some(({ id }) => id === one.id));
  const used = await usedOptions(
    db,
    { record, id: field },
    removed.map(({ id }) => id),
  );
  const open = removed.filter(({ id }) => used.includes(id) && successors[id] === undefined);
  if (open.length > 0) {
    const names = open.map(({ name }) => `„${name}”`).join(', ');
    throw conflict(
      open.length === 1
        ? `${names}: ta pozycja jest wybrana w rekordach. Wskaż, co ma być zamiast.`
        : `${names}: te pozycje są wybrane w rekordach. Wskaż, co ma być zamiast.`,
    );
  }
  for (const [place, { id, ...words }] of wanted.entries()) {
    if (id === undefined) await insertRow(db, 'customOption', { field, ...words, place });
    else await saveRow(db, 'customOption', id, { ...words, place });
  }
  const ids = wanted.flatMap(({ id }) => id ?? []);
  for (const { id: from } of removed) {
    const to = successors[from] ?? null;
    if (to !== null && !ids.includes(to))
      throw invalid({ successors: 'Nie ma takiej pozycji na liście' });
    await takeOut(db, { record, field, option: from, successor: to });
  }
}

/**
 * Moves a field before another one of its records, or behind all (`before: null`); the others keep their order as it is now,
 * so that whoever moves another one meanwhile takes nothing back.
 *
 * @throws HttpError 400 where there is no such field, the other one is of other records, or both are one
 */
export async function order(
  db: Db,
  { field, before }: { field: number; before: number | null },
): Promise<void> {
  const moved = await queries.getDefinition(db, field);
  if (!moved) throw invalid({ field: 'Nie ma takiego pola' });
  await queries.lockKeys(db, moved.record);
  const { id } = (await queries.getDefinition(db, field)) ?? moved;
  const next = before === null ? null : await queries.getDefinition(db, before);
  if (next?.id === id) throw invalid({ before: 'Pole nie może stanąć przed samym sobą' });
  const others = (await queries.fieldsInOrder(db, moved.record)).filter((one) => one !== id);
  const at = next === null ? others.length : others.indexOf(next?.id ?? 0);
  if (at < 0) throw invalid({ before: 'Te rekordy nie mają takiego pola' });
  await queries.placeFields(db, others.toSpliced(at, 0, id));
}

/** @throws HttpError 409 when records have values of it, had them before a change that can be undone, or a formula names it */
export async function remove(db: Db, field: queries.FieldDescription): Promise<void> {
  const { id, key, label } = field;
  await formulas.assertNoFormula(db, { id, label });
  await assertNothingKept(db, { id, key });
  if (await isUsed(db, field))
    throw conflict(
      `Pole „${label}” jest wypełnione w rekordach. Zarchiwizuj je: zniknie, a wartości zostaną.`,
    );
  await removeRow(db, 'customField', id);
}
