import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import {
  type CareRow,
  clientCare,
  type SilentClient,
  silentClients,
} from '@zaplecze/contract/rooms/reports/clients/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertClient } from '../../../../test/client.ts';
import { type Company, company } from '../reports.fixture.ts';

let it: Company;
let ids: { silent: number; cared: number; refused: number; gone: number };
let department: number;

const today = warsawDay();
const ago = (days: number, time = '12:00:00') => new Date(`${addDays(today, -days)}T${time}Z`);

/** The status of clients whose care nobody asks about. */
const uncounted = 0;

/** A client that was made long ago, with whom nothing has happened since. */
async function client(status = 1): Promise<number> {
  const id = await insertClient(it.db);
  await it.db.updateTable('client').set({ status }).where('id', '=', id).execute();
  await it.db
    .updateTable('clientContact')
    .set({ day: addDays(today, -1000) })
    .where('client', '=', id)
    .execute();
  return id;
}

const contact = (of: number) =>
  it.db
    .selectFrom('clientContact')
    .select(['day', 'kind'])
    .where('client', '=', of)
    .executeTakeFirstOrThrow();

const offer = (of: number, more: object) =>
  it.db
    .insertInto('offer')
    .values({ name: 'Oferta', client: of, seller: it.worker.id, ...more })
    .execute();
const issue = (of: number, more: object) =>
  it.db
    .insertInto('issue')
    .values({
      name: 'Sprawa',
      description: '',
      type: 1,
      client: of,
      orderedBy: it.manager.id,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

beforeAll(async () => {
  it = await company();
  // The company's own client, of both departments, has been in contact today.
  await it.db.updateTable('client').set({ status: 0 }).execute();
  await it.db.updateTable('client').set({ status: 1 }).where('id', '=', it.client).execute();
  ids = {
    silent: await client(),
    cared: await client(2),
    refused: await client(),
    gone: await client(3),
  };
  const book = await it.db
    .selectFrom('project')
    .select('department')
    .where('id', '=', it.books)
    .executeTakeFirstOrThrow();
  department = book.department ?? 0;
  await it.db.updateTable('person').set({ department }).where('id', '=', it.worker.id).execute();
  await it.db
    .insertInto('clientService')
    .values({ client: ids.cared, user: it.worker.id })
    .execute();
  await issue(ids.cared, { status: 2, modified: ago(10) });
  await issue(ids.refused, { status: 30, modified: ago(400) });
  await offer(ids.refused, { status: 1, decided: ago(100), modified: ago(100) });
  await offer(ids.silent, { status: 1, decided: ago(800), modified: ago(800) });
});
afterAll(() => it.close());

const ask = async (filter: object = {}, days = 90) => {
  const { list } = (await it.call(clientCare, { as: it.manager, query: { filter, days } })).data;
  return Object.fromEntries(list.map(({ kind, count }: CareRow) => [kind, count]));
};
const counted = async (filter: object): Promise<number> =>
  (await it.call(listClients, { as: it.manager, query: { filter: { status: '1,2', ...filter } } }))
    .data.list.count;

describe('clients that lack care [REP-70]', () => {
  test('are counted by what they lack, of active and potential ones', async () => {
    expect(await ask()).toEqual({ total: 4, noCarer: 3, silent: 2, openIssues: 1, refused: 1 });
    expect(await ask({}, 101)).toMatchObject({ silent: 1 });
    const long = { dateFrom: addDays(today, -900), dateTo: today };
    expect(await ask(long)).toMatchObject({ refused: 2 });
  });

  test('of a department: with a carer or a project there; of a person: their carer [REP-02]', async () => {
    expect(await ask({ department })).toMatchObject({ total: 2, noCarer: 1, openIssues: 1 });
    expect(await ask({ user: it.worker.id })).toMatchObject({
      total: 1,
      noCarer: 0,
      openIssues: 1,
    });
    expect(await ask({ company: 99_999 })).toMatchObject({ total: 0 });
  });

  test('a number’s list counts the same clients [REP-72]', async () => {
    const counts = await ask();
    expect(await counted({})).toBe(counts.total);
    expect(await counted({ noCarer: 1 })).toBe(counts.noCarer);
    expect(await counted({ noCarer: 0 })).toBe(1);
    expect(await counted({ silentFor: 90 })).toBe(counts.silent);
    expect(await counted({ openIssues: 1 })).toBe(counts.openIssues);
    const { dateFrom, dateTo } = { dateFrom: addDays(today, -300), dateTo: today };
    expect(await counted({ refusedFrom: dateFrom, refusedTo: dateTo })).toBe(1);
    expect(await counted({ refusedTo: addDays(today, -101) })).toBe(1);
    expect(await counted({ department })).toBe(2);
    const company = await it.db
      .selectFrom('companyDepartment')
      .select('company')
      .where('department', '=', department)
      .executeTakeFirstOrThrow();
    expect(await counted({ company: company.company })).toBe(
      (await ask({ company: company.company })).total,
    );
  });
});

test('those without a contact for longest stand first, with what is known of it [REP-71]', async () => {
  const { list } = (await it.call(silentClients, { as: it.manager, query: { days: 90 } })).data;
  expect(list.map(({ client: { id }, kind, days }: SilentClient) => [id, kind, days])).toEqual([
    [ids.silent, 'offer', 800],
    [ids.refused, 'offer', 100],
  ]);
});

describe('the last contact with a client [REP-71]', () => {
  test('follows what is done with them, and never goes back', async () => {
    const of = await client(uncounted);
    await issue(of, { modified: ago(50) });
    expect(await contact(of)).toEqual({ day: addDays(today, -50), kind: 'issue' });
    await offer(of, { modified: ago(60) });
    expect(await contact(of)).toEqual({ day: addDays(today, -50), kind: 'issue' });
    await it.db
      .insertInto('reception')
      .values({ category: 'guest', client: of, operationDate: ago(40), fullName: 'Gość' })
      .execute();
    expect(await contact(of)).toEqual({ day: addDays(today, -40), kind: 'guest' });
    // One that is announced for later was announced now.
    await it.db
      .insertInto('reception')
      .values({ category: 'guest', client: of, operationDate: ago(-5), modified: ago(30) })
      .execute();
    expect(await contact(of)).toEqual({ day: addDays(today, -30), kind: 'guest' });
    const { id } = await issue(of, { modified: ago(45) });
    await it.db
      .insertInto('comment')
      .values({ text: 'Halo', attachedTo: 'issue', attachedId: id, modified: ago(20) })
      .execute();
    expect(await contact(of)).toEqual({ day: addDays(today, -20), kind: 'comment' });
    await it.db.updateTable('issue').set({ name: 'Inna' }).where('id', '=', id).execute();
    expect(await contact(of)).toEqual({ day: today, kind: 'issue' });
  });

  test('counts Warsaw’s days', async () => {
    const of = await client(uncounted);
    await issue(of, { modified: new Date('2025-12-31T23:30:00Z') });
    expect((await contact(of)).day).toBe('2026-01-01');
  });

  test('goes with the client', async () => {
    const of = await client(uncounted);
    await it.db.deleteFrom('client').where('id', '=', of).execute();
    expect(
      await it.db.selectFrom('clientContact').selectAll().where('client', '=', of).execute(),
    ).toEqual([]);
  });
});
