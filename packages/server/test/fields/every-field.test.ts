import { exportOf } from '@zaplecze/contract/kit/calls/export';
import { type Field, type FieldKind, headingOf } from '@zaplecze/contract/kit/fields/field-kinds';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { recordFields } from '@zaplecze/contract/rooms/fields';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoApp } from '../../src/demo/demo.fixture.ts';
import type { Someone } from '../http.ts';
import { everyRecord, otherForms, type RecordCalls } from './every-field.fixture.ts';

/** Every field of every record with a form, over the demonstration company: refused, stored, in the history, in the file. */

let it: Awaited<ReturnType<typeof demoApp>>;
let admin: Someone;
beforeAll(async () => {
  it = await demoApp();
  admin = it.someone('admin');
});
afterAll(() => it.close());

/** What no field of the kind takes. */
const wrong: { [K in FieldKind]?: unknown } = {
  text: { a: 1 },
  phone: 'abc',
  email: 'jan',
  postalCode: '123',
  website: 'a b',
  nip: '12',
  regon: '123',
  krs: 'x',
  province: 99_999,
  long: { a: 1 },
  rich: 7,
  number: 'wiele',
  hours: 'długo',
  money: 'drogo',
  day: '31.02.2026',
  moment: '2026-02-31',
  limit: '2026-02-31',
  choice: 987_654,
  flag: 'może',
  color: 'zielony',
  person: 'x',
  record: 'x',
  people: 'x',
  records: 'x',
  files: 'x',
};

/** What every field of the kind takes, and how a file shows it where that says it all. */
const right = (at: number): { [K in FieldKind]?: { value: unknown; shown?: string } } => {
  const words = `Próba ${at}`;
  const day = addDays(warsawDay(), -1);
  return {
    text: { value: words, shown: words },
    phone: { value: '600 700 800' },
    email: { value: `proba${at}@firma.pl`, shown: `proba${at}@firma.pl` },
    postalCode: { value: '00-950', shown: '00-950' },
    website: { value: `https://proba${at}.pl`, shown: `https://proba${at}.pl` },
    nip: { value: '5260250274', shown: '5260250274' },
    regon: { value: '012100784', shown: '012100784' },
    krs: { value: '0000123456', shown: '0000123456' },
    long: { value: words, shown: words },
    number: { value: 7 },
    hours: { value: 2.5 },
    money: { value: 123.45 },
    day: { value: day, shown: day },
    color: { value: '#123456', shown: '#123456' },
  };
};

type Tried = { calls: RecordCalls; name: string; field: Field };
const tried: Tried[] = everyRecord.flatMap((calls) =>
  Object.entries<Field>(calls.fields ?? recordFields[calls.entity])
    .filter(([name, field]) => field.section !== undefined && !calls.own?.includes(name))
    .map(([name, field]) => ({ calls, name, field })),
);

const ids = new Map<RecordCalls, number>();
async function idOf({ calls }: Tried): Promise<number> {
  const { entity } = calls;
  const known = ids.get(calls);
  if (known !== undefined) return known;
  const conditions = Object.entries(calls.where ?? {}).map(
    ([column, value]) => sql`${sql.ref(column)}::text = ${String(value)}`,
  );
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(entity)}
    where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}
    order by id limit 1`.execute(it.db);
  const [row] = rows;
  if (!row) throw new Error(`The demonstration company (src/demo) has no ${entity}`);
  ids.set(calls, row.id);
  return row.id;
}

const change = async (one: Tried, value: unknown) =>
  it.call(one.calls.update, {
    as: admin,
    params: { id: await idOf(one) },
    body: { [one.name]: value },
  });

const labelOf = ({ calls, name, field }: Tried) => `${calls.entity}.${name} (${field.kind})`;

/** Words for people: they begin as a sentence does, and none of them is a schema's own. */
const polish = /^\p{Lu}(?!nvalid|xpected|nrecognized).*\p{Ll}/u;

test('every record whose fields are declared is tried here, or known to be changed otherwise [HIS-17]', () => {
  const known = [...everyRecord.map(({ entity }) => entity), ...Object.keys(otherForms)];
  const remedy = 'its calls belong in test/fields/every-field.fixture.ts';
  expect([...new Set(known)].sort(), remedy).toEqual(Object.keys(recordFields).sort());
});

describe.each(tried.map((one) => [labelOf(one), one] as const))('%s', (_, one) => {
  const { calls, name, field } = one;

  test('a value of no such kind, and none where it must be, are refused on the field [SHE-21, OPE-59]', async () => {
    const bad = await change(one, wrong[field.kind]);
    expect(bad.status).toBe(400);
    expect(bad.errors?.[name] ?? Object.values(bad.errors ?? {})[0]).toMatch(polish);
    if (field.missing === undefined || field.kind === 'flag') return;
    const none = await change(one, field.kind === 'people' || field.kind === 'records' ? [] : null);
    expect([none.status, none.errors?.[name]]).toEqual([400, field.missing]);
  });

  const good = right(tried.indexOf(one))[field.kind];
  if (!good) return;

  test('a value of its kind is stored, stands in the history, and in the file of its list [HIS-01, HIS-17]', async () => {
    const answer = await change(one, good.value);
    expect([answer.status, answer.errors]).toEqual([200, undefined]);
    const id = await idOf(one);
    if (calls.history) {
      const { data } = await it.call(calls.history, { as: admin, params: { id } });
      const [last] = data.list;
      const fields = last.entries.flatMap((entry: { fields: { field: string }[] }) => entry.fields);
      expect(fields.map((each: { field: string }) => each.field)).toContain(name);
    }
    if (!calls.list) return;
    const file = await it.app.inject({
      url: `/api${exportOf(calls.list).path}?format=csv`,
      headers: { 'access-token': admin.token },
    });
    const [head = ''] = file.body.split('\r\n');
    const headed =
      head.includes(`"${headingOf(field)}"`) || head.split(/[;\ufeff]/).includes(headingOf(field));
    if (headed && good.shown) expect(file.body).toContain(good.shown);
  });
});
