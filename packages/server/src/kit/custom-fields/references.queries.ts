import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { ClientReferences, ReferenceMove } from '../records/client-references.ts';
import {
  giveBackTurned,
  type StoredRow,
  standingPlaces,
  standingRows,
  turnedSince,
  type ValuePlace,
} from './kept/parted-values.ts';
import { type CustomValuesTable, customValuesTables } from './tables.ts';

const placesOf = (moved: unknown) =>
  sql`json_to_recordset(${JSON.stringify(moved)}) as p(record integer, field integer, n integer)`;

/** The client's own values: the one that stays gets those of fields that it has nothing in; the others are kept to be given back. */
const ownValues: ReferenceMove = {
  tell: async () => null,
  move: async (db, { from, to }) => {
    const { rows: moved } =
      await sql<ValuePlace>`update "clientCustom" v set record = ${to} where record = ${from}
      and not exists (select from "clientCustom" o where o.record = ${to} and o.field = v.field)
      returning ${from}::int as record, field, n`.execute(db);
    const { rows: stored } = await sql<{
      row: object;
    }>`delete from "clientCustom" v where record = ${from}
      returning to_jsonb(v) as row`.execute(db);
    return { moved, stored: stored.map(({ row }) => row) };
  },
  giveBack: async (db, way, values) => {
    const { from, to } = way;
    const { moved, stored } = values as { moved: ValuePlace[]; stored: StoredRow[] };
    const turned = await turnedSince(db, way);
    const theirs = turned.filter(({ field }) => moved.some((place) => place.field === field));
    await sql`update "clientCustom" v set record = ${from} from ${placesOf(await standingPlaces(db, moved))}
      where v.record = ${to} and v.field = p.field and v.n = p.n`.execute(db);
    // What it had of another kind is all that the one that stayed had there.
    await sql`update "clientCustom" v set record = ${from}
      where v.record = ${to} and v.field = any(${theirs.map(({ stands }) => stands)}::int[])`.execute(
      db,
    );
    await sql`select set_config('app.keptValues', 'on', true)`.execute(db);
    const rows = await standingRows(db, stored, way);
    // Of fields that have been taken away since there is nothing to give back.
    await sql`insert into "clientCustom" overriding user value select r.* from jsonb_populate_recordset(null::"clientCustom", ${JSON.stringify(rows)}::jsonb) r
      join "customField" f on f.id = r.field
      where (r.opt is null or exists (select from "customOption" o where o.id = r.opt))
        and (r.client is null or exists (select from client k where k.id = r.client))
      on conflict do nothing`.execute(db);
    await giveBackTurned(db, rows, turned, way);
  },
};

/** Fields that name a client name the one that stays. */
const naming = (values: CustomValuesTable): ReferenceMove => ({
  tell: async () => null,
  move: async (db: Db, { from, to }) => {
    const { rows } =
      await sql<ValuePlace>`update ${sql.table(values)} set client = ${to} where client = ${from}
      returning record, field, n`.execute(db);
    return rows;
  },
  giveBack: async (db: Db, { from, to }, moved) => {
    await sql`update ${sql.table(values)} v set client = ${from} from ${placesOf(moved)}
      where v.client = ${to} and v.record = p.record and v.field = p.field and v.n = p.n`.execute(
      db,
    );
  },
});

/** What becomes of own fields when two clients, or contact persons, are made one. */
export const valueReferences: ClientReferences = {
  'clientCustom.record': ownValues,
  'contactCustom.record': { stays: 'of a contact person, who comes along with their number' },
  ...Object.fromEntries(customValuesTables.map((values) => [`${values}.client`, naming(values)])),
};
