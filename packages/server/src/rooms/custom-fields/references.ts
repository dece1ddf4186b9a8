import { sql } from 'kysely';
import { customTables } from '../../kit/custom-fields/tables.ts';
import type { Db } from '../../kit/database/database.ts';
import type { ClientReferences, ReferenceMove } from '../../kit/records/client-references.ts';

type Place = { record: number; field: number; n: number };

const placesOf = (moved: unknown) =>
  sql`json_to_recordset(${JSON.stringify(moved)}) as p(record integer, field integer, n integer)`;

/** The client's own values: the one that stays gets those of fields that it has nothing in. */
const ownValues: ReferenceMove = {
  tell: async () => null,
  move: async (db, { from, to }) => {
    const { rows } =
      await sql<Place>`update "clientCustom" v set record = ${to} where record = ${from}
      and not exists (select from "clientCustom" o where o.record = ${to} and o.field = v.field)
      returning ${from}::int as record, field, n`.execute(db);
    return rows;
  },
  giveBack: async (db, { from, to }, moved) => {
    await sql`update "clientCustom" v set record = ${from} from ${placesOf(moved)}
      where v.record = ${to} and v.field = p.field and v.n = p.n`.execute(db);
  },
};

/** Fields that name a client name the one that stays. */
const naming = (
  values: (typeof customTables)[keyof typeof customTables]['values'],
): ReferenceMove => ({
  tell: async () => null,
  move: async (db: Db, { from, to }) => {
    const { rows } =
      await sql<Place>`update ${sql.table(values)} set client = ${to} where client = ${from}
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

const tables = [...new Set(Object.values(customTables).map(({ values }) => values))];

/** What becomes of own fields when two clients, or contact persons, are made one. */
export const valueReferences: ClientReferences = {
  'clientCustom.record': ownValues,
  'clientPersonCustom.record': { stays: 'contact persons are moved with their numbers' },
  ...Object.fromEntries(tables.map((values) => [`${values}.client`, naming(values)])),
};
