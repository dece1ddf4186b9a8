import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import {
  createReception,
  listReception,
  updateReception,
} from '@zaplecze/contract/rooms/reception/calls';
import { announceGuest, updateAnnounced } from '@zaplecze/contract/rooms/visits/announced/calls';
import * as contract from '@zaplecze/contract/rooms/visits/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { type FrontDoor, frontDoor } from './visits.fixture.ts';

let it: TestApp;
let door: FrontDoor;
let inbound: object;

beforeAll(async () => {
  it = await testApp();
  door = await frontDoor(it);
  const { id: company } = await it.db
    .insertInto('company')
    .values({ name: 'Meridian' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const type = await it.db.selectFrom('receptionType').select('id').limit(1).executeTakeFirst();
  const made = await it.db
    .insertInto('receptionType')
    .values({ name: 'list do testu' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const party = { clientName: 'Nadawca', clientCity: 'Łódź', clientAddress: 'Długa 1' };
  inbound = {
    ...{ category: 'parcel', direction: 'inbound', company, type: type?.id ?? made.id },
    ...{ ...party, clientPostal: '90-001', description: 'Umowa' },
  };
});
afterAll(() => it.close());

/** An instant so many hours from now. */
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const enter = async (more: object) => {
  const body = { category: 'guest', user: door.host.id, clientName: 'Mak', ...more };
  const answer = await it.call(createReception, { as: door.desk, body: body as never });
  expect(answer.status).toBe(200);
  return answer.data.id as number;
};
const inside = async () => {
  const { guests }: contract.Inside = (await it.call(contract.getInside, { as: door.desk })).data;
  return guests.map(({ id }) => id);
};
const present = async () => {
  const query = { filter: { category: 'guest', present: 1 } };
  const { list } = (await it.call(listReception, { as: door.desk, query: query as never })).data;
  return list.list.map(({ id }: { id: number }) => id).sort();
};

test('in the building is who came in and did not go out, whatever was typed for later [VIS-24]', async () => {
  const plain = await enter({ fullName: 'Obecny' });
  // Two hours before: also the evening before, just after midnight.
  const stays = await enter({
    ...{ fullName: 'Do jutra', operationDate: inHours(-2), exitDate: inHours(20) },
  });
  const gone = await enter({
    ...{ fullName: 'Wyszedł', operationDate: inHours(-2), exitDate: inHours(-1) },
  });
  const tomorrow = await enter({ fullName: 'Jutrzejszy', operationDate: inHours(24) });
  const longAgo = await enter({ fullName: 'Dawny', operationDate: inHours(-50) });
  const found = await inside();
  for (const id of [plain, stays]) expect(found).toContain(id);
  for (const id of [gone, tomorrow, longAgo]) expect(found).not.toContain(id);
  expect(await present()).toEqual([...found].sort());
  // Whoever goes out goes out now.
  const body = { exitDate: new Date(Date.now() - 60_000).toISOString() };
  const left = await it.call(updateReception, { as: door.desk, params: { id: stays }, body });
  expect(left.status).toBe(200);
  expect(await inside()).not.toContain(stays);
});

test('what is entered for another day tells nobody [REC-44]', async () => {
  const told = async () => (await door.told(door.host)).length;
  const before = await told();
  await enter({ fullName: 'Jutrzejszy', operationDate: inHours(24) });
  await enter({ fullName: 'Wczorajszy', operationDate: inHours(-24) });
  const parcel = { ...inbound, user: door.host.id };
  await enter({ ...parcel, operationDate: inHours(-72) });
  expect(await told()).toBe(before);
  await enter(parcel);
  await enter({ fullName: 'Dzisiejszy' });
  expect(await told()).toBe(before + 2);
});

test('nobody is announced for a day that has passed [VIS-18]', async () => {
  const yesterday = `${addDays(warsawDay(), -1)} 12:00`;
  const body = door.guestOf({ expected: yesterday });
  const refused = await it.call(announceGuest, { as: door.author, body });
  expect(refused).toMatchObject({ status: 400, errors: { expected: 'Ten dzień już minął' } });
  expect(await door.announce({ expected: `${addDays(warsawDay(), 1)} 12:00` })).toBeGreaterThan(0);
});

test('an hour of today that has passed cannot be announced, nor can one be moved there; who stands at the door can [VIS-18]', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const announceAt = (expected: string) =>
    it.call(announceGuest, { as: door.author, body: door.guestOf({ expected }) });
  const hourAgo = await announceAt(at(-60));
  expect(hourAgo.status).toBe(400);
  expect(hourAgo.errors?.expected).toMatch(/^(Ta godzina już minęła|Ten dzień już minął)$/);
  const { status, data } = await announceAt(at(-2));
  expect(status).toBe(200);
  const params = { id: data.id };
  const move = (expected: string) =>
    it.call(updateAnnounced, { as: door.author, params, body: { expected } });
  expect((await move(at(-30))).status).toBe(400);
  expect((await move(at(30))).status).toBe(200);
  // What stands there already does not stop other changes.
  await it.db
    .updateTable('announcedGuest')
    .set({ expected: at(-90) })
    .where('id', '=', data.id)
    .execute();
  const car = await it.call(updateAnnounced, { as: door.author, params, body: { car: 'WA 2' } });
  expect(car.status).toBe(200);
});

test('whoever was let in by mistake is expected again, for ten minutes [VIS-180]', async () => {
  const id = await door.announce({ fullName: 'Omyłkowy' });
  const takeBack = (as: Someone) => it.call(contract.takeEntryBack, { as, params: { id } });
  expect((await takeBack(door.desk)).status).toBe(409);
  const { data } = await it.call(contract.letIn, { as: door.desk, params: { id } });
  expect((await takeBack(door.host)).status).toBe(403);
  expect((await takeBack(door.desk)).status).toBe(200);
  expect(
    (await it.call(contract.getVisit, { as: door.desk, params: { id: data.id } })).status,
  ).toBe(404);
  const again = await it.call(contract.letIn, { as: door.desk, params: { id } });
  expect(again.status).toBe(200);
  await it.db
    .updateTable('announcedGuest')
    .set({ entered: new Date(Date.now() - 11 * 60_000).toISOString() })
    .where('id', '=', id)
    .execute();
  expect((await takeBack(door.desk)).status).toBe(409);
});
