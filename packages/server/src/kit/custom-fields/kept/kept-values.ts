import {
  type CustomField,
  type CustomInput,
  type CustomKind,
  type CustomRecord,
  type CustomValues,
  customIds,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { isChoice } from '@zaplecze/contract/rooms/custom-fields/lists';
import type { Db } from '../../database/database.ts';
import { remainingIds } from '../../records/merged-records.ts';
import { convertingOf } from '../convert.queries.ts';
import { convertValue, type RawValue } from '../convert.ts';
import { findCustomFields, holdCustomFields } from '../definitions.queries.ts';
import { readValue } from '../read-value.ts';
import { type CustomWrite, copiedKeys, writeCustomValues } from '../values.queries.ts';
import { existingOf, standingChoices } from './kept-values.queries.ts';

/*
 * Own values that a record keeps beside the tables of values. What happens to fields, choices and clients does not reach them
 * there; they stay as they were and are read by what has become of all that since, so that what is taken back needs nothing.
 */

type Value = CustomInput[string];

/** What a field was when a value of it was put by, and what its choices were called: they may be gone by then. */
export type KeptKind = { kind: CustomKind; unit: string | null; names?: Record<number, string> };

/** Own values by the keys of their fields, with what these were; of values put by before that was kept they are not known. */
export type KeptCustom = { custom: CustomInput; kinds?: Record<string, KeptKind> };

const namesIn = (value: unknown): Record<number, string> =>
  Object.fromEntries(
    [value].flat().flatMap((one) => {
      const named = one as { id?: number; name?: string } | null;
      return named?.id && named.name ? [[named.id, named.name]] : [];
    }),
  );

/** What a record has in some of its own fields (null: nothing), to be put by. */
export async function keepCustom(
  db: Db,
  record: CustomRecord,
  { keys, values }: { keys: string[]; values: CustomValues },
): Promise<Required<KeptCustom>> {
  if (keys.length === 0) return { custom: {}, kinds: {} };
  const ids = customIds(values);
  const fields = (await findCustomFields(db, { record })).filter(({ key }) => keys.includes(key));
  return {
    custom: Object.fromEntries(keys.map((key) => [key, ids[key] ?? null])),
    kinds: Object.fromEntries(
      fields.map(({ key, kind, unit }): [string, KeptKind] => [
        key,
        { kind, unit, ...(isChoice(kind) && { names: namesIn(values[key]) }) },
      ]),
    ),
  };
}

/** What stands now for choices, people and clients; other values as they are. */
async function standing(db: Db, kind: CustomKind, values: RawValue[]): Promise<RawValue[]> {
  // Of what was put by before its kind was kept, a text of then may stand where a choice is now.
  const ids = values.map(Number).filter(Number.isInteger);
  if (isChoice(kind)) {
    const choices = await standingChoices(db, ids);
    return [...new Set(ids.flatMap((id) => choices.get(id) ?? []))];
  }
  if (kind !== 'client' && kind !== 'person') return values;
  const stays = kind === 'client' ? await remainingIds(db, 'client', ids) : new Map();
  return await existingOf(
    db,
    kind,
    ids.map((id) => stays.get(id) ?? id),
  );
}

/** A value that was put by, as its field takes it now; null where nothing stands for it any more. */
async function valueNow(
  db: Db,
  field: CustomField,
  stored: Value,
  { kind, unit, names = {} }: KeptKind,
): Promise<Value> {
  const raw = [stored].flat().filter((one): one is RawValue => one !== null);
  const all = await standing(db, kind, raw);
  // Of a list what it offers; what it does not is no reason to lose the others.
  const offers = ({ id, archived }: CustomField['options'][number]) =>
    !archived && all.includes(id);
  const values =
    isChoice(kind) && isChoice(field.kind) ? field.options.filter(offers).map(({ id }) => id) : all;
  const to = { ...field, required: false };
  if (values.length === 0) return null;
  if (kind === field.kind) {
    const value = kind === 'choices' ? values : (values[0] ?? null);
    return readValue(to, value).value ?? null;
  }
  const rows = [{ record: 0, values }];
  const from = { ...field, kind, unit };
  const rules = await convertingOf(db, { field: from, to, adds: false }, rows);
  const nameOf = (id: number) => rules.nameOf(id) || (names[id] ?? '');
  return convertValue(values, { ...rules, nameOf }).value ?? null;
}

/**
 * Gives a copy of a record what its fields had at another time, in those that a copy has at all; null empties, and so does
 * what nothing stands for any more. Nobody is asked: it stood in a record before.
 */
export async function putKeptCustom(
  db: Db,
  { record, id }: { record: CustomRecord; id: number },
  { custom, kinds = {} }: KeptCustom,
): Promise<void> {
  const keys = await copiedKeys(db, record, Object.keys(custom));
  if (keys.length === 0) return;
  await holdCustomFields(db, record, keys);
  const fields = (await findCustomFields(db, { record })).filter(({ key }) => keys.includes(key));
  const writes: CustomWrite[] = [];
  for (const field of fields) {
    const { id: number, key, kind } = field;
    const value = await valueNow(db, field, custom[key] ?? null, kinds[key] ?? field);
    writes.push({ field: number, kind, value });
  }
  await writeCustomValues(db, record, id, writes);
}
