import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import {
  confirmParcel,
  createReception,
  getReception,
} from '@zaplecze/contract/rooms/reception/calls';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { guestOf, parcelOf, receptionHouse } from '../reception/reception.fixture.ts';
import { ago, dayCompany, rowNames } from './day.fixture.ts';

/* What a day has of others: whom one stands in for, who comes, for whom one waits, who is away. */

const {
  it,
  manager,
  anna,
  piotr,
  stranger,
  first,
  second,
  close,
  clear,
  day,
  due,
  issue,
  standIn,
} = await dayCompany();
const house = await receptionHouse(it);
const reception = await it.signIn('ROLE_RECEPTION');
const today = warsawDay();

beforeEach(() => clear());
afterAll(() => it.close());

test('whoever stands in sees the other’s work under the other’s name, and not among their own [DAY-09]', async () => {
  await due(first, ago(5));
  await issue(manager, [anna], { dateRealization: addDays(today, -1) });
  await standIn(stranger, anna);
  const { substituting, overdue, turn, standsIn } = await day(stranger);
  expect(standsIn).toBe(true);
  expect(overdue.count + turn.count).toBe(0);
  expect(substituting).toMatchObject({ count: 2, tasks: 1, issues: 1 });
  expect(substituting.people).toMatchObject([
    { user: { id: anna.id }, count: 2, rows: [{ onBehalfOf: { id: anna.id } }, {}] },
  ]);
  expect(substituting.people[0]).toMatchObject({ through: null });
  expect(substituting.people[0]?.until).not.toBeNull();
  // Through whom a chain leads.
  await standIn(manager, stranger);
  const { people } = (await day(manager)).substituting;
  expect(people).toMatchObject([
    { user: { id: anna.id }, until: null, through: { id: stranger.id } },
  ]);
});

test('guests of today who have not left and parcels that were not received are told to whom they are for [DAY-10]', async () => {
  const make = async (body: object) =>
    (await it.call(createReception, { as: reception, body })).data.id as number;
  const now = new Date().toISOString();
  const guest = await make({ ...guestOf(house, anna), operationDate: now });
  await make({ ...guestOf(house, anna), operationDate: now, exitDate: now });
  await make({ ...guestOf(house, anna), operationDate: ago(50) });
  await make({ ...guestOf(house, piotr), operationDate: now });
  const parcel = await make({ ...parcelOf(house), user: anna.id, operationDate: ago(72) });
  await make({ ...parcelOf(house), user: anna.id, direction: 'outbound', operationDate: now });
  await make({ ...parcelOf(house), user: anna.id, operationDate: ago(40 * 24) });
  const arrivals = (await day(anna)).reception;
  expect(arrivals).toMatchObject({ count: 2, guests: 1, parcels: 1 });
  expect(arrivals.rows.map(({ id }) => id)).toEqual([guest, parcel]);

  const confirm = (as: Someone, id: number, received = true) =>
    it.call(confirmParcel, { as, params: { id }, body: { received } });
  expect((await confirm(piotr, parcel)).status).toBe(403);
  expect((await confirm(anna, guest)).status).toBe(403);
  expect((await confirm(anna, parcel)).status).toBe(200);
  expect((await day(anna)).reception).toMatchObject({ count: 1, parcels: 0 });
  const read = await it.call(getReception, { as: anna, params: { id: parcel } });
  expect(read.data.reception.receivedBy).toMatchObject({ id: anna.id });
  const { rows } = await sql<{ changes: object }>`select changes from history
    where entity = 'reception' and "entityId" = ${parcel} and action = 'update'`.execute(it.db);
  expect(rows[0]?.changes).toMatchObject({ receivedBy: [null, anna.id] });
  expect((await confirm(reception, parcel, false)).status).toBe(200);
  expect((await day(anna)).reception.parcels).toBe(1);
});

test('of parts that the company does not use a day asks for nothing [SET-84]', async () => {
  const now = new Date().toISOString();
  await it.call(createReception, {
    as: reception,
    body: { ...guestOf(house, anna), operationDate: now },
  });
  await sql`with kind as (insert into "knowledgeBaseType" (name) values ('Instrukcja') returning id),
      place as (insert into department (name) values ('Wszyscy') returning id),
      article as (insert into "knowledgeBase" (name, type, department)
        select 'Jak liczymy urlop', kind.id, place.id from kind, place returning id)
    insert into "readingRequest" (article, everybody, "createdBy")
      select id, true, ${manager.id} from article`.execute(it.db);
  await sql`with made as (insert into offer (name, client, seller, status)
        select 'Audyt', min(id), ${anna.id}, 1 from client returning id),
      said as (insert into "offerComment" (offer, status, comment, "createdBy")
        select id, 1, 'Zajrzysz?', ${manager.id} from made returning id, offer)
    insert into mention ("attachedTo", "attachedId", "offerComment", "user", by)
      select 'offer', offer, id, ${anna.id}, ${manager.id} from said`.execute(it.db);
  const waits = async () => {
    const { reception: arrivals, reading, answers } = await day(anna);
    return [arrivals.count, reading.count, answers.comments];
  };
  expect(await waits()).toEqual([1, 1, 1]);
  const { config } = it.services;
  try {
    config.unused = ['offers', 'reception', 'knowledge'];
    expect(await waits()).toEqual([0, 0, 0]);
    expect((await day(anna)).answers.rows).toEqual([]);
    config.unused = ['documents'];
    expect(await waits()).toEqual([1, 1, 1]);
  } finally {
    config.unused = [];
    await sql`truncate "readingRequest", offer cascade`.execute(it.db);
  }
});

test('what I handed on waits for whom it went to, for so many working hours; so does what I reported [DAY-11]', async () => {
  expect((await day(anna)).waiting.count).toBe(0);
  await close(anna, first);
  await issue(anna, [piotr], { name: 'Toner' });
  await issue(anna, [anna, piotr], { name: 'Razem' });
  const { waiting } = await day(anna);
  expect(waiting).toMatchObject({ count: 2, tasks: 1, issues: 1 });
  expect(rowNames(waiting)).toEqual(['Zaksięgować', 'Toner']);
  expect(waiting.rows[0]).toMatchObject({
    user: { id: piotr.id },
    wait: { hours: expect.any(Number) },
    may: { work: false },
  });
  await close(piotr, second);
  expect((await day(anna)).waiting.tasks).toBe(0);
});

test('colleagues of my department who are away today are told with who stands in [DAY-12]', async () => {
  const department = await it.db
    .insertInto('department')
    .values({ name: 'Księgowi' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`update person set department = ${department.id}
    where id in (${anna.id}, ${piotr.id})`.execute(it.db);
  const type = async (isVacation: boolean) =>
    (
      await it.db
        .insertInto('calendarType')
        .values({ name: isVacation ? 'Wolne' : 'Delegacja', isVacation })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const types = { vacation: await type(true), other: await type(false) };
  const away = async (owner: Someone, kind: keyof typeof types) =>
    it.db
      .insertInto('calendarEntry')
      .values({
        owner: owner.id,
        type: types[kind],
        dateFrom: today,
        dateTo: addDays(today, 2),
      })
      .execute();
  await away(piotr, 'vacation');
  await away(stranger, 'vacation');
  await away(anna, 'other');
  await standIn(stranger, piotr);
  expect((await day(anna)).absent).toEqual({
    count: 1,
    rows: [
      {
        user: { id: piotr.id, name: piotr.name },
        dateTo: addDays(today, 2),
        // Who is away as well does nobody's work; whoever stands in for that one does.
        substitutes: [],
      },
    ],
  });
  await standIn(anna, stranger);
  expect((await day(anna)).absent.rows[0]).toMatchObject({
    substitutes: [{ id: anna.id, name: anna.name }],
  });
  expect((await day(piotr)).absent.count).toBe(0);
  await sql`update person set department = null`.execute(it.db);
});
