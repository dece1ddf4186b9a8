import type { CustomInput } from '@zaplecze/contract/kit/fields/custom-fields';
import { mostCustomOptions } from '@zaplecze/contract/kit/fields/custom-fields';
import { isChoice } from '@zaplecze/contract/rooms/custom-fields/lists';
import {
  convertingOf,
  countLost,
  putValues,
  type RecordValues,
  readValues,
  recordsAfter,
  staysUnique,
} from '../../../kit/custom-fields/convert.queries.ts';
import { choiceKey, convertValue } from '../../../kit/custom-fields/convert.ts';
import type { Db } from '../../../kit/database/database.ts';
import * as queries from './changes.queries.ts';
import * as save from './changes.save.ts';

/** Records written in one transaction: whoever saves one of them waits no longer than it takes. */
const portion = 500;

type Kinds = queries.Change & { other: number };

/** Writes values of a field as those of another; `empties`: of records that have none, and of what does not go over, nothing. */
async function convert(
  db: Db,
  { from, to, adds }: { from: number; to: number; adds: boolean },
  rows: RecordValues[],
  { emptied = [] }: { emptied?: number[] } = {},
): Promise<void> {
  const [field, wanted] = [
    await queries.descriptionOf(db, from),
    await queries.descriptionOf(db, to),
  ];
  const make = adds && wanted.kind === 'choice' && !isChoice(field.kind);
  const converting = await convertingOf(
    db,
    { field, to: { ...wanted, required: false }, adds: make },
    rows,
  );
  const read = rows.map(({ record, values }) => ({ record, ...convertValue(values, converting) }));
  const names = read.flatMap(({ name }) => name ?? []);
  const choices = names.length > 0 && (await save.choicesOf(db, to, names, mostCustomOptions));
  const entries = read.flatMap(
    ({ record, value, name, message }): [number, CustomInput[string]][] => {
      const choice = name !== undefined && choices ? choices.get(choiceKey(name)) : value;
      // Going back, what does not go over leaves what there was.
      if (message !== undefined) return adds ? [[record, null]] : [];
      return [[record, choice ?? null]];
    },
  );
  const none = emptied.map((record): [number, null] => [record, null]);
  await putValues(db, field.record, wanted, [...entries, ...none]);
}

/** Goes on with records that somebody wrote meanwhile; how many there were. */
async function convertTouched(db: Db, change: Kinds, way: { back: boolean }): Promise<number> {
  const { id, record, field, other } = change;
  const ids = await queries.findTouched(db, id, { most: portion });
  if (ids.length === 0) return 0;
  await save.holdRecords(db, record, ids);
  await save.markDone(db, id, ids);
  const rows = await readValues(db, { record, field }, ids);
  const emptied = ids.filter((one) => !rows.some((row) => row.record === one));
  await convert(db, { from: field, to: other, adds: !way.back }, rows, { emptied });
  await save.noteStep(db, id, { done: way.back ? ids.length : 0 });
  return ids.length;
}

/** The end, when nobody is writing and nothing has been written that was not gone through. */
async function finish(db: Db, change: Kinds, { back }: { back: boolean }): Promise<boolean> {
  const { id, record, field, other } = change;
  const lost = back ? 0 : await countLost(db, record, { from: field, to: other });
  const wanted = await queries.descriptionOf(db, other);
  if (wanted.unique && !(await staysUnique(db, record, other)))
    await save.giveUpUnique(db, record, other);
  await save.holdFields(db, [field, other]);
  if ((await queries.findTouched(db, id, { most: 1 })).length > 0) return false;
  await save.switchKinds(db, change, { back, lost });
  return true;
}

/** One step of a change of kind, in a transaction of its own; whether it goes on. */
export async function stepKind(db: Db, change: queries.Change): Promise<boolean> {
  const { id, record, field, other, state, at } = change;
  if (other === null) return false;
  const kinds = { ...change, other };
  if (state === 'running') {
    const ids = await recordsAfter(db, { record, field }, { after: at, most: portion });
    const last = ids.at(-1);
    if (last !== undefined) {
      await save.holdRecords(db, record, ids);
      const rows = await readValues(db, { record, field }, ids);
      await convert(db, { from: field, to: other, adds: true }, rows);
      await save.noteStep(db, id, { at: last, done: ids.length });
      return true;
    }
    if ((await convertTouched(db, kinds, { back: false })) > 0) return true;
    await finish(db, kinds, { back: false });
    return (await queries.findChange(db, id))?.state === 'running';
  }
  if (state === 'undoing') {
    if ((await convertTouched(db, kinds, { back: true })) > 0) return true;
    await finish(db, kinds, { back: true });
    return true;
  }
  // What came, or was to come, is not wanted any more.
  const isOver = state === 'undone' || state === 'failed';
  return isOver && (await save.clearKept(db, change, { most: portion, sparing: false }));
}
