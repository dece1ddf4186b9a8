import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import {
  getReception,
  listReception,
  removeReception,
} from '@zaplecze/contract/rooms/reception/calls';
import { removeAnnounced } from '@zaplecze/contract/rooms/visits/announced/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/http.ts';
import { type FrontDoor, frontDoor, introduce } from './visits.fixture.ts';
import { forgetOldGuests } from './visits.jobs.ts';

let it: TestApp;
let door: FrontDoor;

beforeAll(async () => {
  it = await testApp();
  door = await frontDoor(it);
});
afterAll(() => it.close());

/** Moves a guest and what was told of them so many days of Warsaw back, of which one had an hour more or less. */
async function back(reception: number, days: number): Promise<void> {
  const past = sql<string>`(now() at time zone 'Europe/Warsaw' - make_interval(days => ${days}))
    at time zone 'Europe/Warsaw'`;
  await it.db
    .updateTable('reception')
    .set({ operationDate: past })
    .where('id', '=', reception)
    .execute();
  await it.db
    .updateTable('announcedGuest')
    .set({ expected: past })
    .where('reception', '=', reception)
    .execute();
  await it.db
    .updateTable('notification')
    .set({ created: past })
    .where(sql<boolean>`params ->> 'name' = 'Sekretny Gość'`)
    .execute();
}

/** Where in the whole database a text still stands: names of tables. */
async function whereIs(text: string): Promise<string[]> {
  const tables = await sql<{ name: string }>`select table_name as name
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    it.db,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql`select from ${sql.table(name)} x
      where strpos(fold(x::text), fold(${text})) > 0 limit 1`.execute(it.db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

const now = () => new Date();

test('after 90 days a guest is nobody: name, car, company and words are gone everywhere, and the visit is counted [VIS-40, VIS-41]', async () => {
  const secret = {
    ...{ fullName: 'Sekretny Gość', car: 'SK 99999', clientName: 'Tajna Firma' },
    description: 'Rozmowa o posadzie',
  };
  const id = await door.come(secret);
  const young = await door.come({ fullName: 'Młody Wpis' });
  await back(id, 91);
  const before = (await it.call(listReception, { as: door.desk, query: {} })).data.list.count;
  await forgetOldGuests(it.db, now());
  for (const text of ['Sekretny', 'SK 99999', 'Tajna Firma', 'o posadzie'])
    expect([text, await whereIs(text)]).toEqual([text, []]);
  const { reception } = (await it.call(getReception, { as: door.desk, params: { id } })).data;
  expect(reception).toMatchObject({
    ...{ fullName: 'Gość anonimowy', clientName: null, description: null },
    user: { id: door.host.id },
  });
  expect((await it.call(listReception, { as: door.desk, query: {} })).data.list.count).toBe(before);
  expect(await whereIs('Młody Wpis')).toContain('reception');
  expect(young).toBeGreaterThan(id);
  const versions = () => it.db.selectFrom('reception').select(['id', 'version']).execute();
  const once = await versions();
  await forgetOldGuests(it.db, now());
  expect(await versions()).toEqual(once);
});

test('what was taken back or deleted is gone from the history too, by the company’s own number of days [VIS-42, VIS-43]', async () => {
  await introduce(it, door.admin, { guestDays: 10 });
  const announced = await door.announce({ fullName: 'Odwołany Ktoś' });
  await it.call(removeAnnounced, { as: door.author, params: { id: announced } });
  const guest = await door.come({ fullName: 'Skasowany Ktoś' });
  await it.call(removeReception, { as: door.desk, params: { id: guest } });
  await it.db.deleteFrom('announcedGuest').where('fullName', '=', 'Skasowany Ktoś').execute();
  await it.db.deleteFrom('notification').execute();
  await forgetOldGuests(it.db, now());
  expect(await whereIs('Odwołany')).toEqual(['history']);
  await forgetOldGuests(it.db, new Date(`${addDays(warsawDay(), 9)}T12:00:00Z`));
  expect(await whereIs('Odwołany')).toEqual(['history']);
  await forgetOldGuests(it.db, new Date(`${addDays(warsawDay(), 12)}T12:00:00Z`));
  expect(await whereIs('Odwołany')).toEqual([]);
  expect(await whereIs('Skasowany')).toEqual([]);
});
