import { warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/visits/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/http.ts';
import { startSession } from '../session/session.fixture.ts';
import { createNamedPerson, type FrontDoor, frontDoor } from './visits.fixture.ts';

let it: TestApp;
let door: FrontDoor;

beforeAll(async () => {
  it = await testApp();
  door = await frontDoor(it);
});
afterAll(() => it.close());

const inside = async (as = door.desk): Promise<contract.Inside> =>
  (await it.call(contract.getInside, { as })).data;
const tick = (kind: string, id: number, safe = true, as = door.desk) =>
  it.call(contract.tickEvacuated, { as, body: { kind, id, safe } });
const start = (as = door.desk) => it.call(contract.startEvacuation, { as });
const end = (as = door.desk) => it.call(contract.endEvacuation, { as });

/** An accepted absence of today. */
async function away(owner: number, type: object, entry: object = {}): Promise<void> {
  const { id } = await it.db
    .insertInto('calendarType')
    .values({ name: `typ ${Math.random()}`, isVacation: true, ...type })
    .returning('id')
    .executeTakeFirstOrThrow();
  const day = warsawDay();
  await it.db
    .insertInto('calendarEntry')
    .values({ owner, type: id, dateFrom: day, dateTo: day, ...entry })
    .execute();
}

test('the list has guests who are here and the team by department, without who is away today [VIS-20, VIS-21]', async () => {
  const { id: department } = await it.db
    .insertInto('department')
    .values({ name: 'Kadry' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [here, holiday, part, home, secret] = await Promise.all(
    ['Adamska', 'Bielska', 'Cicha', 'Dudek', 'Ekiert'].map((name) =>
      createNamedPerson(it, 'Ewa', name),
    ),
  );
  const people = [here, holiday, part, home, secret] as [number, number, number, number, number];
  await it.db.updateTable('person').set({ department }).where('id', 'in', people).execute();
  await away(people[1], {});
  await away(people[2], {}, { hours: 2 });
  await away(people[3], { name: 'praca zdalna', isVacation: false });
  await away(people[4], { name: 'tajne', isVacation: false, isPrivate: true });
  const guest = await door.come({ fullName: 'Gość Obecny', people: 4 });
  const found = await inside();
  expect(found.evacuation).toBeNull();
  expect(found.guests.filter(({ id }) => id === guest)).toMatchObject([
    { fullName: 'Gość Obecny', people: 4 },
  ]);
  const team = found.departments.find(({ name }) => name === 'Kadry');
  expect(team?.people.map(({ name, note }) => [name, note])).toEqual([
    ['Ewa Adamska', null],
    ['Ewa Cicha', 'część dnia poza pracą'],
  ]);
  expect(found.elsewhere.map(({ name, note }) => [name, note])).toEqual([
    ['Ewa Dudek', 'praca zdalna'],
    ['Ewa Ekiert', 'poza biurem'],
  ]);
  expect(found.away).toBe(1);
});

test('a roll call: ticks are kept for everybody, taken back, and begin anew with the next one [VIS-22]', async () => {
  const guest = await door.come({ fullName: 'Gość Sprawdzany' });
  const isSafe = ({ guests }: contract.Inside) => guests.find(({ id }) => id === guest)?.safe;
  expect((await tick('guest', guest)).status).toBe(409);
  await Promise.all([start(), start(door.admin)]);
  expect((await inside()).evacuation).not.toBeNull();
  expect((await tick('guest', guest)).status).toBe(200);
  expect((await tick('person', door.host.id, true, door.admin)).status).toBe(200);
  expect((await tick('guest', 999_999)).status).toBe(404);
  const seen = await inside(door.admin);
  expect(isSafe(seen)).toBe(true);
  const host = seen.departments.flatMap(({ people }) => people).filter(({ safe }) => safe);
  expect(host.map(({ id }) => id)).toEqual([door.host.id]);
  await tick('guest', guest, false);
  expect(isSafe(await inside())).toBe(false);
  await end();
  await start();
  const anew = await inside();
  expect(anew.departments.flatMap(({ people }) => people).some(({ safe }) => safe)).toBe(false);
  await end();
});

test('open pages of the reception hear of guests and ticks, others do not [VIS-17, VIS-23]', async () => {
  await it.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = it.app.server.address() as { port: number };
  const listening = async (person: number, topic: string) => {
    const stop = new AbortController();
    const answer = await fetch(`http://127.0.0.1:${port}/api/events`, {
      headers: { 'access-token': await startSession(it.db, person, 30) },
      signal: stop.signal,
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    const heard = (async () => {
      let text = '';
      while (!text.includes(`event: ${topic}\n`)) {
        const { value, done } = (await reader?.read()) ?? { done: true, value: '' };
        if (done) return text;
        text += value;
      }
      stop.abort();
      return text;
    })();
    return { heard };
  };
  const desk = await listening(door.desk.id, 'frontDoor');
  const host = await listening(door.host.id, 'notifications');
  await door.come({ fullName: 'Słyszana' });
  expect(await desk.heard).toContain('event: frontDoor');
  expect(await host.heard).not.toContain('event: frontDoor');
});
