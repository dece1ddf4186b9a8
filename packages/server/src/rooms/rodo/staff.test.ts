import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { createComment } from '@zaplecze/contract/rooms/comments/calls';
import { profileHistory } from '@zaplecze/contract/rooms/history/calls';
import { createIssue, getIssue } from '@zaplecze/contract/rooms/issues/calls';
import {
  getPerson,
  listPeople,
  removePerson,
  restorePerson,
  updatePerson,
} from '@zaplecze/contract/rooms/people/calls';
import { anonymizeStaff } from '@zaplecze/contract/rooms/rodo/calls';
import * as cases from '@zaplecze/contract/rooms/rodo/cases/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { type PeopleApp, peopleApp } from '../people/people.fixture.ts';
import { rowsWith } from './rodo.fixture.ts';

let it: PeopleApp;
beforeAll(async () => {
  it = await peopleApp();
});
afterAll(() => it.close());

let numbers = 0;
/** Somebody whom nobody else is called like; `as` signs in as them. */
async function worker() {
  numbers += 1;
  const letter = 'abcdefgh'[numbers];
  const own = {
    firstName: 'Telimena',
    lastName: `Brzękała${letter}`,
    phone: `32 777 66 ${10 + numbers}`,
    email: `telimena${letter}@firma.example`,
  };
  const { id } = (await it.create({ ...own, businessArea: `Leasing ${letter}` })).data;
  return { ...own, id: id as number, area: `Leasing ${letter}`, plain: `Brzekala${letter}` };
}
const leave = (id: number) => it.call(removePerson, { as: it.manager, params: { id } });
const anonymize = (as: Someone, id: number) => it.call(anonymizeStaff, { as, params: { id } });
const profile = async (as: Someone, id: number) =>
  (await it.call(getPerson, { as, params: { id } })).data.user;

const left = (words: string[]) => rowsWith(it.db, words);

test('whoever left keeps name and position for colleagues; contact data are the administrators’ [ROD-14]', async () => {
  const gone = await worker();
  await it.call(updatePerson, {
    as: it.admin,
    params: { id: gone.id },
    body: { phone: '32 111 22 33' },
  });
  expect((await profile(it.stranger, gone.id)).phone).toBe('32 111 22 33');
  await leave(gone.id);
  const secrets = [gone.phone, '32 111 22 33', gone.email, gone.area];
  for (const as of [it.stranger, it.reception, it.manager]) {
    const read = await profile(as, gone.id);
    expect(read).toMatchObject({ lastName: gone.lastName, phone: null, email: null });
    for (const word of secrets) expect(JSON.stringify(read)).not.toContain(word);
  }
  const inactive = async (as: Someone, search: string) =>
    (await it.call(listPeople, { as, query: { inactive: '1', search } })).data.list;
  expect(await inactive(it.manager, gone.plain)).toMatchObject([{ phone: null, email: null }]);
  expect(await inactive(it.manager, gone.email)).toEqual([]);
  const history = await it.call(profileHistory, { as: it.manager, params: { id: gone.id } });
  for (const word of secrets) expect(JSON.stringify(history.data)).not.toContain(word);
  expect(JSON.stringify(history.data)).toContain(gone.lastName);
  expect(await profile(it.admin, gone.id)).toMatchObject({
    phone: '32 111 22 33',
    email: gone.email,
  });
  expect(await inactive(it.admin, gone.email)).toMatchObject([{ email: gone.email }]);
});

test('an administrator makes somebody who left anonymous: no trace of them, and their work stays [ROD-15]', async () => {
  const gone = await worker();
  const name = `${gone.firstName} ${gone.lastName}`;
  const { address } = await it.task(gone.id, 9);
  const body = {
    name: `Przejąć po: ${gone.plain} Telimena`,
    users: [gone.id, it.manager.id],
    client: null,
    description: `Telefon był ${gone.phone.replaceAll(' ', '-')}, ${gone.email}`,
    type: 1,
    dateRealization: null,
  };
  const issue = (await it.call(createIssue, { as: it.manager, body })).data.id as number;
  // Ended work stays theirs; open work goes to somebody else.
  await it.db.updateTable('issue').set({ status: 30 }).where('id', '=', issue).execute();
  await it.call(createComment, { as: it.manager, body: { text: `${name} już nie pracuje` } });
  expect((await leave(gone.id)).status).toBe(200);
  expect((await it.told(it.manager.id)).length + (await left([gone.plain])).length).toBeGreaterThan(
    3,
  );
  expect((await anonymize(it.admin, gone.id)).status).toBe(200);
  const phones = [gone.phone, gone.phone.replaceAll(' ', '-')];
  expect(await left([gone.plain, gone.email, gone.area, ...phones])).toEqual([]);
  const former = { firstName: 'Były', lastName: `pracownik ${gone.id}` };
  expect(await profile(it.admin, gone.id)).toMatchObject({
    ...former,
    active: false,
    anonymized: true,
  });
  const read = await it.call(getIssue, { as: it.manager, params: { id: issue } });
  expect(read.data.issue.name).toBe('Przejąć po: [dane usunięte]');
  expect(JSON.stringify(read.data.issue.users)).toContain(`Były pracownik ${gone.id}`);
  const { rows } = await sql<{ user: number }>`select "user" from "projectTask"
    where project = ${address.project}`.execute(it.db);
  expect(rows).toEqual([{ user: gone.id }]);
  const history = await it.call(profileHistory, { as: it.manager, params: { id: gone.id } });
  expect(JSON.stringify(history.data)).toContain('"action":"anonymize"');
});

test('only after the account is off, by administrators, once and for good [ROD-16]', async () => {
  const gone = await worker();
  expect((await anonymize(it.admin, gone.id)).message).toBe('Najpierw wyłącz konto tej osoby.');
  await leave(gone.id);
  expect((await anonymize(it.manager, gone.id)).status).toBe(403);
  expect((await profile(it.admin, gone.id)).may).toMatchObject({ anonymize: true, restore: true });
  expect((await profile(it.manager, gone.id)).may).toMatchObject({ anonymize: false });
  expect((await anonymize(it.admin, gone.id)).status).toBe(200);
  expect((await anonymize(it.admin, gone.id)).status).toBe(409);
  expect((await profile(it.admin, gone.id)).may).toMatchObject({
    anonymize: false,
    restore: false,
  });
  const back = await it.call(restorePerson, { as: it.admin, params: { id: gone.id } });
  expect(back.status).toBe(403);
});

test('a namesake’s name stays in texts [ROD-17]', async () => {
  const gone = await worker();
  const other = await it.create({ firstName: gone.firstName, lastName: gone.lastName });
  await leave(gone.id);
  const text = `${gone.firstName} ${gone.lastName} ma wolne`;
  const comment = await it.call(createComment, { as: it.manager, body: { text } });
  expect(comment.status).toBe(200);
  await anonymize(it.admin, gone.id);
  expect(await left([text])).not.toEqual([]);
  expect((await profile(it.admin, other.data.id)).lastName).toBe(gone.lastName);
});

test('what may be somebody else’s is found by a request, also afterwards, and goes where confirmed [ROD-52]', async () => {
  const own = { firstName: 'Dobrogniewa', lastName: 'Unikalnowska' };
  const { id } = (await it.create(own)).data;
  const write = async (text: string) =>
    (await it.call(createComment, { as: it.manager, body: { text } })).status;
  const certain = ['Dobrogniewa | Unikalnowska', 'z Dobrogniewą Unikalnowską'];
  const doubtful = ['Pani Unikalnowska', 'dla Unikalnowskiej'];
  for (const text of [...certain, ...doubtful]) expect(await write(text)).toBe(200);
  await leave(id);
  expect((await anonymize(it.admin, id)).status).toBe(200);
  expect(await left(certain)).toEqual([]);
  expect((await left(doubtful)).length).toBeGreaterThan(1);
  const body = {
    ...{ name: 'Dobrogniewa Unikalnowska', kind: 'erasure', channel: 'email' },
    ...{ received: warsawDay(), handler: it.admin.id, email: null, phone: null, description: null },
  };
  const made = await it.call(cases.createCase, { as: it.admin, body } as never);
  const asked = { as: it.admin, params: { id: made.data.id } };
  const { groups } = (await it.call(cases.casePlaces, asked)).data;
  const confirmed = groups.flatMap(({ places }: { places: { key: string }[] }) =>
    places.map(({ key }) => key),
  );
  expect(confirmed.length).toBeGreaterThan(1);
  expect((await it.call(cases.eraseCase, { ...asked, body: { confirmed } })).status).toBe(200);
  expect(await left(doubtful)).toEqual([]);
});
