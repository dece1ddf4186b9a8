import { unknownYear, wrongDay } from '@zaplecze/contract/kit/fields/date-words';
import * as contract from '@zaplecze/contract/rooms/absences/calls';
import { absenceMessages } from '@zaplecze/contract/rooms/absences/forms';
import { afterAll, describe, expect, test } from 'vitest';
import { missingId } from '../people/people.fixture.ts';
import { absencesApp, days } from './absences.fixture.ts';

const { it, create, patch, remove, made, of } = await absencesApp();

afterAll(() => it.close());

const words = absenceMessages;

describe('who', () => {
  test('people add, change and delete their own; managers and administrators anybody’s [ABS-01]', async () => {
    const owner = await it.signIn();
    for (const as of [owner, it.manager, it.admin]) {
      const { status, data } = await create(as, { owner: owner.id });
      expect(status).toBe(200);
      expect((await patch(as, data.id, { dateTo: '2037-11-27' })).status).toBe(200);
      expect((await remove(as, data.id)).status).toBe(200);
      expect((await remove(as, data.id)).status).toBe(404);
    }
  });

  test('strangers and reception do not, and nothing changes [ABS-01]', async () => {
    const owner = await it.signIn();
    const id = await made(owner);
    for (const as of [it.stranger, it.reception]) {
      expect((await create(as, { owner: owner.id })).status).toBe(403);
      expect((await patch(as, id, { dateTo: '2037-11-27' })).status).toBe(403);
      expect((await remove(as, id)).status).toBe(403);
    }
    for (const answer of [
      await create(null, {}),
      await patch(null, id, {}),
      await remove(null, id),
    ]) {
      expect(answer.status).toBe(401);
    }
    expect(await of(owner, owner)).toMatchObject([{ id, ...days, version: 1 }]);
  });

  test('nobody hands an absence of their own to somebody else, but managers [ABS-02]', async () => {
    const owner = await it.signIn();
    const id = await made(owner);
    expect((await patch(owner, id, { owner: it.stranger.id })).status).toBe(403);
    expect((await patch(it.manager, id, { owner: it.stranger.id })).status).toBe(200);
    expect((await patch(owner, id, { dateTo: '2037-11-30' })).status).toBe(403);
  });

  test('an entry that is not there is 404, before its body is looked at', async () => {
    expect((await patch(it.owner, missingId, { nic: 1 })).status).toBe(404);
    expect((await remove(it.owner, missingId)).status).toBe(404);
  });

  test('every role reads the calendars [ABS-10]', async () => {
    for (const as of [it.owner, it.reception, it.manager, it.admin]) {
      expect((await it.call(contract.listCalendar, { as })).status).toBe(200);
      expect((await it.call(contract.listVacations, { as })).status).toBe(200);
      expect((await it.call(contract.listDeadlines, { as })).status).toBe(200);
      const away = await it.call(contract.listAway, { as, query: { users: '1' } });
      expect(away.status).toBe(200);
    }
  });
});

describe('what', () => {
  test('the form says what is missing, word for word [ABS-03]', async () => {
    const empty = await it.call(contract.createAbsence, { as: it.owner, body: {} });
    expect(empty.status).toBe(400);
    expect(empty.errors).toEqual({
      type: 'Typ jest wymagany',
      owner: 'Osoba jest wymagana',
      dateFrom: words.from,
      dateTo: words.to,
    });
  });

  test.each([
    ['type', { type: null }, 'Typ jest wymagany'],
    ['type', { type: missingId }, words.noType],
    ['owner', { owner: '' }, 'Osoba jest wymagana'],
    ['owner', { owner: missingId }, words.nobody],
    ['dateTo', { dateTo: '2037-11-22' }, words.order],
    ['dateTo', { dateTo: '2199-01-01' }, words.long],
    ['dateFrom', { dateFrom: '2026-02-30' }, wrongDay],
    ['dateFrom', { dateFrom: '1999-12-31' }, unknownYear],
    ['dateFrom', { dateFrom: '2026-03-29 02:30:00' }, wrongDay],
    ['nic', { nic: 1 }, 'Nieznane pole'],
  ])('%s of %j is refused: %s [ABS-03, SHE-36]', async (field, wrong, message) => {
    const answer = await create(it.manager, { owner: it.owner.id, ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual({ [field]: message });
  });

  test('a change keeps the range in order with the end that stays [ABS-03]', async () => {
    const id = await made(it.owner);
    const answer = await patch(it.owner, id, { dateFrom: '2037-11-26' });
    expect([answer.status, answer.errors]).toEqual([400, { dateTo: words.order }]);
    expect((await patch(it.owner, id, { type: null })).errors).toEqual({ type: words.type });
    await remove(it.owner, id);
  });

  test('days are Warsaw’s, given as days, Warsaw times or instants [ABS-05]', async () => {
    const owner = await it.signIn();
    // 23:30 UTC is the next day in Warsaw; both clock changes and the end of the year are crossed.
    await made(owner, { dateFrom: '2026-03-28T23:30:00Z', dateTo: '2026-03-29 23:59:59' });
    await made(owner, { dateFrom: '2026-10-24', dateTo: '2026-10-25T22:30:00+00:00' });
    await made(owner, { dateFrom: '2026-12-31 00:00', dateTo: '2027-01-01' });
    const found = await of(owner, owner, { dateFrom: '2026-03-01', dateTo: '2027-01-31' });
    expect(found.map(({ dateFrom, dateTo }) => [dateFrom, dateTo])).toEqual([
      ['2026-03-29', '2026-03-29'],
      ['2026-10-24', '2026-10-25'],
      ['2026-12-31', '2027-01-01'],
    ]);
  });

  test('an archived type stays on old entries, and is offered no more [ABS-06]', async () => {
    const owner = await it.signIn();
    const { id: old } = await it.db
      .insertInto('calendarType')
      .values({ name: 'urlop szkolny' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const id = await made(owner, { type: old });
    await it.db.updateTable('calendarType').set({ archived: true }).where('id', '=', old).execute();
    expect((await patch(owner, id, { type: old, dateTo: '2037-11-26' })).status).toBe(200);
    expect((await create(owner, { owner: owner.id, type: old })).status).toBe(400);
  });

  test('two editors: different fields merge, the same field is a conflict [ABS-07]', async () => {
    const owner = await it.signIn();
    const id = await made(owner);
    const opened = { 'if-match': '1' };
    expect((await patch(it.manager, id, { dateTo: '2037-11-26' }, opened)).data).toEqual({
      version: 2,
      status: 1,
      changeWaits: false,
    });
    expect((await patch(owner, id, { dateFrom: '2037-11-22' }, opened)).status).toBe(200);
    const both = await patch(owner, id, { dateTo: '2037-11-28' }, opened);
    expect(both.status).toBe(409);
    expect(both.json.conflicts).toEqual({
      dateTo: { theirs: '2037-11-26', yours: '2037-11-28' },
    });
  });
});
