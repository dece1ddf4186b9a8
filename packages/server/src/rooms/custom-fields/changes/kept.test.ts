import * as clients from '@zaplecze/contract/rooms/clients/calls';
import { mergeClients } from '@zaplecze/contract/rooms/clients/merging/calls';
import { updateCustomField } from '@zaplecze/contract/rooms/custom-fields/calls';
import { anonymizePerson } from '@zaplecze/contract/rooms/rodo/calls';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { contactBody } from '../../clients/clients.fixture.ts';
import { rowsWith } from '../../rodo/rodo.fixture.ts';
import { choices } from '../custom-fields.fixture.ts';
import { changesApp } from './changes.fixture.ts';
import { forgetChanges } from './changes.jobs.ts';

const { it, admin, user, create, read, field, definitions, changes, begin, run, undo, fill } =
  await changesApp();
afterAll(() => it.close());

const day = 24 * 3_600_000;
const valuesOf = async (id: number) =>
  (await sql`select from "clientCustom" where field = ${id}`.execute(it.db)).rows.length;

test('after thirty days the former values go by night, and the change can be undone no more [CUS-213]', async () => {
  const { id, key } = await field('text');
  const one = await create({ custom: { [key]: '5' } });
  const made = await begin(id, 'decimal');
  await run(made);
  await forgetChanges(it.db, new Date(Date.now() + 29 * day));
  expect(await valuesOf(id)).toBe(1);
  const later = new Date(Date.now() + 31 * day);
  await forgetChanges(it.db, later);
  await forgetChanges(it.db, later);
  expect(await valuesOf(id)).toBe(0);
  expect((await sql`select from "customField" where id = ${id}`.execute(it.db)).rows).toEqual([]);
  expect((await undo(made)).status).toBe(409);
  expect((await changes()).filter((change) => change.id === made)).toEqual([]);
  expect((await read(one)).custom).toEqual({ [key]: 5 });
});

test('who is forgotten is forgotten in former values too [CUS-213]', async () => {
  const { id, key } = await field('text');
  const person = { firstName: 'Zenobia', lastName: 'Gżegżółka', email: 'zg@poczta.example' };
  const client = await create({
    custom: { [key]: 'Ustalono z: Zenobia Gżegżółka, zg@poczta.example' },
  });
  const contact = await it.call(clients.createContact, {
    as: user,
    body: { ...contactBody, ...person, client },
  });
  await run(await begin(id, 'decimal'));
  expect((await read(client)).custom).toEqual({});
  const done = await it.call(anonymizePerson, {
    ...{ as: admin, params: { id: contact.data.id }, body: { confirmed: [] } },
  });
  expect([done.status, done.message]).toEqual([200, undefined]);
  expect(await rowsWith(it.db, ['Gżegżółka', 'zg@poczta.example'])).toEqual([]);
});

test('the former values of a client that became a part of another come along, and are there when the change is undone [CUS-213]', async () => {
  const { id, key } = await field('text');
  const [stays, goes] = [
    await create({ name: 'Zostaje sp. z o.o.' }),
    await create({ name: 'Odchodzi sp. z o.o.', custom: { [key]: 'nie liczba' } }),
  ];
  const made = await begin(id, 'decimal');
  await run(made);
  const merged = await it.call(mergeClients, {
    ...{ as: admin, params: { id: stays }, body: { client: goes } },
  });
  expect([merged.status, merged.message]).toEqual([200, undefined]);
  await undo(made);
  await run(made);
  expect((await read(stays)).custom).toEqual({ [key]: 'nie liczba' });
});

test('a choice that former values name can be taken out, and comes back with them [CUS-213]', async () => {
  const { id, key, options } = await field('choice', choices('A', 'B'));
  const { A = 0, B = 0 } = options;
  const one = await create({ custom: { [key]: A } });
  const made = await begin(id, 'choices');
  await run(made);
  const now = (await definitions()).find((found) => found.key === key);
  const body = { options: [{ id: B, name: 'B', color: '#1971C2' }], successors: { [A]: B } };
  const params = { id: now?.id ?? 0 };
  expect((await it.call(updateCustomField, { as: admin, params, body })).status).toBe(200);
  expect((await read(one)).custom[key]).toMatchObject([{ id: B }]);
  await forgetChanges(it.db, new Date(Date.now() + 31 * day));
  await forgetChanges(it.db, new Date(Date.now() + 31 * day));
  expect((await sql`select from "customOption" where id = ${A}`.execute(it.db)).rows).toEqual([]);
});

test('thousands of texts become numbers in portions, and none is lost [CUS-214]', async () => {
  const { id, key } = await field('text');
  await fill(id, 3_000, sql`case when made.id % 10 = 0 then 'x' || made.id else made.id::text end`);
  const made = await begin(id, 'decimal');
  expect((await changes())[0]).toMatchObject({ state: 'running', total: 3_000, done: 0 });
  await run(made);
  expect((await changes())[0]).toMatchObject({ state: 'done', done: 3_000, lost: 300 });
  const now = (await definitions()).find((found) => found.key === key);
  expect(now?.used).toBe(2_700);
  const { rows } = await sql`select from "clientCustom" v where field = ${now?.id}
    and num <> record`.execute(it.db);
  expect(rows).toEqual([]);
  await undo(made);
  await run(made);
  expect(await valuesOf(id)).toBe(3_000);
  expect(await valuesOf(now?.id ?? 0)).toBe(0);
});

test('every table of own values notes what is written while a change goes on [CUS-206]', async () => {
  const { rows } = await sql<{ name: string; triggers: string[] }>`
    select t.relname as name, array(select g.tgname::text from pg_trigger g
      where g.tgrelid = t.oid and not g.tgisinternal order by 1) as triggers
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.confrelid = '"customField"'::regclass and t.relname like '%Custom'`.execute(it.db);
  expect(rows.length).toBeGreaterThan(8);
  for (const { name, triggers } of rows)
    expect(triggers, name).toEqual(
      expect.arrayContaining(['touch_insert', 'touch_update', 'touch_delete']),
    );
});
