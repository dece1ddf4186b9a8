import { createIssue, getIssue } from '@zaplecze/contract/rooms/issues/calls';
import { closeCase } from '@zaplecze/contract/rooms/rodo/cases/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { casesApp } from '../cases/cases.fixture.ts';
import { rowsWith } from '../rodo.fixture.ts';

let it: Awaited<ReturnType<typeof casesApp>>;
beforeAll(async () => {
  it = await casesApp();
});
afterAll(() => it.close());

const gone = '[dane usunięte]';
const issue = async (body: object): Promise<number> => {
  const whole = {
    ...{ name: 'Sprawa', client: null, users: [it.manager.id], description: 'Bez uwag' },
    ...{ type: 1, dateRealization: null, ...body },
  };
  return (await it.call(createIssue, { as: it.user, body: whole })).data.id;
};
const nameOf = async (id: number) =>
  (await it.call(getIssue, { as: it.manager, params: { id } })).data.issue.name;
const guestName = async (id: number) =>
  (
    await it.db
      .selectFrom('reception')
      .select('fullName')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).fullName;

test('of a guest who is no contact person what is certain goes, and of the doubtful only what was confirmed [ROD-27]', async () => {
  const client = await it.createClient();
  const visit = await it.guest('Wacław Mżawka');
  const atClient = await it.guest('Mżawka Wacław', { client });
  const loose = await issue({ name: 'Dzwonił Wacław Mżawka, 0048 601 602 603' });
  const about = await issue({ name: 'Wacław Mżawka prosi o ofertę', client });
  const yes = await issue({ name: 'Oddać parasol Mżawce' });
  const no = await issue({ name: 'Prognoza: mżawka' });
  const id = await it.request({ name: 'Wacław Mżawka', phone: '601602603' });
  const places = await it.places(id);
  const goes = (key: string) => places.find((place) => place.key === key)?.goes;
  expect([
    goes(`reception/${visit}/fullName`),
    goes(`reception/${atClient}/fullName`),
    goes(`issue/${loose}/name`),
    goes(`issue/${about}/name`),
    goes(`issue/${yes}/name`),
    goes(`issue/${no}/name`),
  ]).toEqual([true, true, true, false, false, false]);
  // A key that was not listed takes nothing along.
  const other = await issue({ name: 'Zupełnie inna sprawa' });
  const named = (excerpt: string) => !excerpt.includes('Prognoza');
  const listed = places.filter((place) => !place.goes && named(place.excerpt));
  const chosen = listed.map(({ key }) => key);
  const answer = await it.erase(id, [...chosen, `issue/${other}/name`, 'person/1/x']);
  const cleaned = places.filter((place) => place.goes).length + chosen.length;
  expect([answer.status, answer.data.erased]).toEqual([200, cleaned]);
  expect(await Promise.all([visit, atClient].map(guestName))).toEqual([gone, gone]);
  expect(await Promise.all([loose, about, yes, no, other].map(nameOf))).toEqual([
    `Dzwonił ${gone}, ${gone}`,
    `${gone} prosi o ofertę`,
    `Oddać parasol ${gone}`,
    'Prognoza: mżawka',
    'Zupełnie inna sprawa',
  ]);
  const left = (await rowsWith(it.db, ['Wacław Mżawka', 'Mżawka Wacław', '601 602 603']))
    .map((row) => row.split(':')[0])
    .filter((table) => table !== 'personalCase');
  // The request itself, which is still being worked on, and its history.
  expect(new Set(left)).toEqual(new Set(['history']));
  expect((await it.read(id)).steps.at(-1)?.text).toContain(`z zapisów: ${cleaned}`);
  const body = { status: 'done', outcome: 'Odpowiedziano panu Mżawce' };
  await it.call(closeCase, { as: it.admin, params: { id }, body });
  const closed = await it.read(id);
  expect([closed.name, closed.outcome, closed.phone]).toEqual([
    gone,
    `Odpowiedziano panu ${gone}`,
    gone,
  ]);
  expect(await rowsWith(it.db, ['Wacław Mżawka', '601602603'])).toEqual([]);
});

test('of a sender who was only typed the name goes, with the history of the parcel [ROD-27]', async () => {
  const id = await it.request({ name: 'Genowefa Ćwiąkała' });
  const visit = await it.guest('Ktoś Inny', { clientName: 'Ćwiąkała Genowefa' });
  await it.erase(id);
  const row = await it.db
    .selectFrom('reception')
    .select(['fullName', 'clientName', 'partyName'])
    .where('id', '=', visit)
    .executeTakeFirst();
  expect(row).toEqual({ fullName: 'Ktoś Inny', clientName: gone, partyName: gone });
});

test('a namesake of a contact person or of staff is doubtful everywhere [ROD-28]', async () => {
  await it.createClient({
    persons: [{ firstName: 'Ola', lastName: 'Zięba', phone: '600999888', email: null }],
  });
  const visit = await it.guest('Ola Zięba');
  const id = await it.request({ name: 'Ola Zięba' });
  const places = await it.places(id);
  const place = places.find(({ key }) => key === `reception/${visit}/fullName`);
  expect(place).toMatchObject({ certain: true, goes: false });
  await it.erase(id);
  expect(await guestName(visit)).toBe('Ola Zięba');
  await it.erase(id, [`reception/${visit}/fullName`]);
  expect(await guestName(visit)).toBe(gone);
});

test('closed as done, a request for erasure keeps its days and steps without the person; another keeps the name [ROD-29]', async () => {
  const body = { status: 'done', outcome: 'Odpowiedziano' };
  const erasure = await it.request({ name: 'Bożydar Kmieć', email: 'b.kmiec@poczta.example' });
  const access = await it.request({ kind: 'access', name: 'Bożydar Kmieć' });
  for (const id of [access, erasure]) {
    await it.call(closeCase, { as: it.admin, params: { id }, body });
  }
  expect((await it.read(access)).name).toBe('Bożydar Kmieć');
  const done = await it.read(erasure);
  expect([done.name, done.email, done.steps.length]).toEqual([gone, gone, 2]);
});
