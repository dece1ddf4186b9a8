import type { CustomField, CustomInput } from '@zaplecze/contract/kit/fields/custom-fields';
import { keptDays } from '@zaplecze/contract/rooms/custom-fields/kind-changes';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { MergeDirection } from '../../records/client-references.ts';
import { remainingIds } from '../../records/merged-records.ts';
import { convertingOf, putValues } from '../convert.queries.ts';
import { convertValue, type RawValue } from '../convert.ts';
import { findCustomFields } from '../definitions.queries.ts';
import { standingChoices } from './kept-values.queries.ts';

/*
 * Own values of a client that is there again: what was put by when it became a part of another one, by what has become of
 * fields, choices and clients since.
 */

/** Where a value stands that went over to the one that stayed. */
export type ValuePlace = { record: number; field: number; n: number };

/** A row of `clientCustom` that was put by. */
export type StoredRow = ValuePlace & {
  opt: number | null;
  client: number | null;
} & Record<'num' | 'day' | 'moment' | 'flag' | 'person' | 'txt' | 'long', unknown>;

/** The same places, and those where choices that were taken out have put their successors. */
export async function standingPlaces(db: Db, places: ValuePlace[]): Promise<ValuePlace[]> {
  const choices = await standingChoices(
    db,
    places.flatMap(({ n }) => (n === 0 ? [] : [n])),
  );
  const moved = places.flatMap((place) => {
    const n = choices.get(place.n);
    return n === undefined || n === null || n === place.n ? [] : [{ ...place, n }];
  });
  return [...places, ...moved];
}

/** The same rows with the choices and clients that stand now for those that they name; what nothing stands for is not among them. */
export async function standingRows(
  db: Db,
  rows: StoredRow[],
  { from }: MergeDirection,
): Promise<StoredRow[]> {
  const choices = await standingChoices(
    db,
    rows.flatMap(({ opt }) => opt ?? []),
  );
  const clients = await remainingIds(
    db,
    'client',
    rows.flatMap(({ client }) => client ?? []),
  );
  return rows.flatMap((row) => {
    const { opt, client, n } = row;
    if (opt !== null) {
      const stands = choices.get(opt) ?? null;
      return stands === null ? [] : [{ ...row, opt: stands, n: n === 0 ? 0 : stands }];
    }
    // It names itself still: its merging is being taken back.
    if (client === null || client === from) return [row];
    return [{ ...row, client: clients.get(client) ?? client }];
  });
}

type Turned = { field: number; stands: number };

/** Fields that became another kind since the client became a part of the other one, with those that stand in their place. */
export async function turnedSince(db: Db, { from }: MergeDirection): Promise<Turned[]> {
  const { rows } = await sql<Turned>`select c.other as field, c.field as stands
    from "customChange" c join "clientMerge" m on m.client = ${from}
    join "customField" f on f.id = c.other and f.record = 'client'
    where c.what = 'kind' and c.state = 'done'
      and c.until - make_interval(days => ${keptDays}) >= m.created order by c.id`.execute(db);
  return rows;
}

const rawOf = ({ opt, person, client, num, day, moment, flag, txt, long }: StoredRow) =>
  (opt ?? person ?? client ?? num ?? day ?? moment ?? flag ?? txt ?? long) as RawValue;

/** Gives back, in fields that became another kind since, what was put by, as those take it; what they do not take is kept with the former kind. */
export async function giveBackTurned(
  db: Db,
  rows: StoredRow[],
  turned: Turned[],
  { from }: MergeDirection,
): Promise<void> {
  const fields = await findCustomFields(db, {
    ids: turned.flatMap(({ field, stands }) => [field, stands]),
  });
  const descriptionOf = (id: number): CustomField | undefined =>
    fields.find((field) => field.id === id);
  for (const { field, stands } of turned) {
    const values = rows.filter((row) => row.field === field).map(rawOf);
    const [was, to] = [descriptionOf(field), descriptionOf(stands)];
    if (values.length === 0 || !was || !to) continue;
    const rules = await convertingOf(
      db,
      { field: was, to: { ...to, required: false }, adds: false },
      [{ record: from, values }],
    );
    const value: CustomInput[string] = convertValue(values, rules).value ?? null;
    if (value !== null) await putValues(db, 'client', to, [[from, value]]);
  }
  // What follows is told in the histories of the records again.
  await sql`select set_config('app.quietChange', '', true)`.execute(db);
}
