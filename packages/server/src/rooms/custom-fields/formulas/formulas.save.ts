import type {
  CustomAudience,
  CustomKind,
  CustomRecord,
} from '@zaplecze/contract/kit/fields/custom-fields';
import {
  builtInParts,
  uncountedLabels,
} from '@zaplecze/contract/rooms/custom-fields/built-in-parts';
import type { CustomFieldChanges } from '@zaplecze/contract/rooms/custom-fields/forms';
import { formulaInKeys, mayBeWorked } from '@zaplecze/contract/rooms/custom-fields/formulas';
import { customAudienceWords } from '@zaplecze/contract/rooms/custom-fields/lists';
import type { Db } from '../../../kit/database/database.ts';
import { conflict, invalid } from '../../../kit/http/calls/errors.ts';
import { WrongFormula } from '../../../kit/parsing/formula-grammar.ts';
import { saveRow } from '../../../kit/records/rows.ts';
import type * as descriptions from '../custom-fields.queries.ts';
import { type CompiledFormula, compileFormula } from './compile.ts';
import { workOutLater } from './formulas.jobs.ts';
import * as queries from './formulas.queries.ts';

type Described = {
  record: CustomRecord;
  kind: CustomKind;
  formula: string | null | undefined;
  sees: CustomAudience;
};

/** Whether all of those see `wide` who see `narrow`. Of reception and managers neither is within the other. */
const isWithin = (narrow: string, wide: string) =>
  narrow === wide || wide === 'everyone' || narrow === 'admin';

const listed = (names: readonly string[]) => names.map((name) => `„${name}”`).join(', ');

/** What a field may be worked out by, for those who are to see it. */
export type Formula = CompiledFormula & { personal: boolean };

/**
 * Reads the formula of a field that is worked out, of which the descriptions are held. Who sees the field sees all that it is worked
 * out of: a value tells what it came from. Columns of the record are seen by all who see the record.
 *
 * @throws HttpError 400 on `formula` with what is wrong and where, on `sees`
 */
export function readFormulaOf(
  known: queries.KnownField[],
  { record, kind, formula, sees }: Described,
): Formula {
  if (!formula) throw invalid({ formula: 'Wpisz wzór, na przykład: [Nazwa pola] × 12' });
  if (!mayBeWorked(kind)) throw invalid({ formula: 'Wyliczać można liczbę, kwotę albo dzień' });
  const compiled = compiledOr400(formula, { record, kind }, known);
  const parts = known.filter(({ id }) => compiled.parts.includes(id));
  const turning = parts.find(({ busy }) => busy);
  if (turning)
    throw invalid({
      formula: `Pole „${turning.label}” zmienia właśnie rodzaj: spróbuj, gdy to się skończy`,
    });
  assertSeen(parts, sees);
  return { ...compiled, personal: parts.some(({ personal }) => personal) };
}

function compiledOr400(
  formula: string,
  { record, kind }: Pick<Described, 'record' | 'kind'>,
  fields: queries.KnownField[],
): CompiledFormula {
  try {
    const [builtIn, uncounted] = [builtInParts(record), uncountedLabels(record)];
    return compileFormula(formula, { kind, fields, builtIn, uncounted });
  } catch (error) {
    if (error instanceof WrongFormula) throw invalid({ formula: error.message });
    throw error;
  }
}

/** @throws HttpError 400 on `sees` */
function assertSeen(parts: queries.KnownField[], sees: CustomAudience): void {
  const closed = parts.filter((part) => !isWithin(sees, part.sees));
  if (closed.length === 0) return;
  const words = closed.map(
    (part) => `„${part.label}” widzą ${customAudienceWords[part.sees as CustomAudience]}`,
  );
  throw invalid({
    sees: `Wynik zdradziłby, z czego jest wyliczony: ${words.join(', ')}. Zawęź to, kto widzi to pole.`,
  });
}

/** What is asked of people has no place on a field that nobody fills. @throws HttpError 400 */
export function assertWorkedAlone(body: {
  required?: boolean | undefined;
  unique?: boolean | undefined;
  requiredFrom?: number | null | undefined;
  initial?: unknown;
}): void {
  const words = 'Tego pola nikt nie wypełnia: wylicza się samo';
  const { required, unique, requiredFrom = null, initial = null } = body;
  const wrong = {
    ...(required && { required: words }),
    ...(unique && { unique: words }),
    ...(requiredFrom !== null && { requiredFrom: words }),
    ...(initial !== null && initial !== '' && { initial: words }),
  };
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

/**
 * What a field is worked out by from now on, where that or who sees it is changed; one that is filled stays so, and the other way round.
 *
 * @throws HttpError 400 on `formula`, `sees` and what has no place on such a field
 */
export async function changedFormula(
  db: Db,
  field: descriptions.FieldDescription,
  body: CustomFieldChanges,
) {
  const { record, kind } = field;
  if (field.formula === null) {
    if (body.formula)
      throw invalid({ formula: 'To pole wypełniają ludzie: wzór ma tylko pole wyliczane' });
    return null;
  }
  assertWorkedAlone(body);
  const { formula = field.formula, sees = field.sees, personal } = body;
  const isSame = formula === field.formula;
  if (isSame && sees === field.sees && personal !== false) return null;
  const known = await queries.holdFields(db, record);
  // An archived part stays where it stands.
  const usable = isSame ? known.map((one) => ({ ...one, archived: false })) : known;
  return readFormulaOf(usable, { record, kind, formula, sees });
}

/** Keeps what a field is worked out by, and has the values of all records worked out after the request. */
export async function keepFormula(db: Db, field: number, formula: CompiledFormula): Promise<void> {
  await queries.setFormula(db, field, formula);
  await workOutLater(db, field);
}

/**
 * A formula as it is kept, of one that was sent: its fields by their keys. Looked at as it was typed, so that a sign is counted there.
 *
 * @param now what the field is worked out by; that is not looked at again
 * @throws HttpError 400 on `formula`
 */
export async function keptFormula(
  db: Db,
  { record, kind }: { record: CustomRecord; kind: CustomKind },
  formula: string | null,
  now?: string | null,
): Promise<string | null> {
  if (formula === null || now === null) return formula;
  const known = await queries.knownFields(db, record);
  const inKeys = formulaInKeys(formula, [...known, ...builtInParts(record)]);
  if (inKeys !== now) compiledOr400(formula, { record, kind }, known);
  return inKeys;
}

type Part = { id: number; archived: boolean; personal: boolean };
type Changed = {
  sees?: CustomAudience | undefined;
  archived?: boolean | undefined;
  personal?: boolean | undefined;
};

/**
 * What a changed description does to the fields that are worked out of it: none is seen by more than see this one, what is
 * personal stays so, and a value without an archived part is worked out anew.
 *
 * @throws HttpError 400 on `sees`
 */
export async function followPart(
  db: Db,
  { id, archived, personal }: Part,
  to: Changed,
): Promise<void> {
  const formulas = await queries.formulasOf(db, id);
  const wider = to.sees ? formulas.filter((one) => !isWithin(one.sees, to.sees ?? '')) : [];
  if (wider.length > 0)
    throw invalid({
      sees: `Z tego pola wylicza się ${listed(wider.map(({ name }) => name))}: najpierw zawęź to, kto widzi wynik`,
    });
  if (to.personal && !personal)
    for (const one of formulas)
      if (!one.personal) await saveRow(db, 'customField', one.id, { personal: true });
  if (to.archived !== undefined && to.archived !== archived)
    for (const one of formulas) await workOutLater(db, one.id);
}

/** @throws HttpError 409 for what others are worked out of */
export async function assertNoFormula(
  db: Db,
  { id, label }: { id: number; label: string },
): Promise<void> {
  const formulas = await queries.formulasOf(db, id);
  if (formulas.length > 0)
    throw conflict(
      `Z pola „${label}” wylicza się ${listed(formulas.map(({ name }) => name))}. Najpierw zmień ten wzór albo usuń tamto pole.`,
    );
}
