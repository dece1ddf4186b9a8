import { previewImpact } from '@zaplecze/contract/rooms/impact/calls';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { at, dayAfterMonday, impactApp, threeDays } from './impact.fixture.ts';

const app = await impactApp();
const { it, member, task, issue, guest, client, impact, settle, away, choose } = app;
afterAll(() => it.close());

let owner: Someone;
let helper: Someone;
let other: Someone;
beforeEach(async () => {
  await it.db.updateTable('person').set({ department: null }).execute();
  owner = await member();
  helper = await member();
  other = await member();
});

describe('what is told', () => {
  test('the sheet shows what is due in the absence or waits for the person, and nothing else [IMP-01]', async () => {
    const due = await task(owner, at(1));
    const late = await task(owner, '2026-01-05T10:00:00Z');
    const turn = await task(owner, null);
    await task(owner, at(4));
    await task(owner, at(1), { status: 9 });
    await task(helper, at(1));
    const own = await issue([owner], it.admin, { dateRealization: at(2) });
    await issue([owner], it.admin, { dateRealization: at(9) });
    const done = await issue([helper], owner, { status: 9 });
    const visitor = await guest(owner, at(0));
    await guest(owner, at(6));
    const only = await client(owner);
    await client(owner, helper);
    const { rows, counts } = await impact(owner, await away(owner));
    expect(rows.map(({ kind, id, why }) => [kind, id, why])).toEqual([
      ['task', late.id, 'overdue'],
      ['task', due.id, 'due'],
      ['task', turn.id, 'turn'],
      ['issue', own, 'due'],
      ['approval', done, 'kind'],
      ['guest', visitor, 'kind'],
      ['client', only, 'kind'],
    ]);
    expect(counts).toContainEqual({ kind: 'task', count: 3 });
  });

  test('requests for leave that wait for the absent head are theirs to leave or the substitute’s to decide [IMP-20]', async () => {
    const head = (person: number | null) =>
      it.db
        .updateTable('department')
        .set({ head: person })
        .where('id', '=', app.department)
        .execute();
    const [{ id: request = 0 } = {}] = await it.db
      .insertInto('calendarEntry')
      .values([
        {
          owner: helper.id,
          type: app.vacation,
          dateFrom: dayAfterMonday(7),
          dateTo: dayAfterMonday(9),
          status: 0,
        },
        {
          owner: helper.id,
          type: app.vacation,
          dateFrom: dayAfterMonday(20),
          dateTo: dayAfterMonday(21),
          status: 1,
        },
        {
          owner: it.reception.id,
          type: app.vacation,
          dateFrom: dayAfterMonday(7),
          dateTo: dayAfterMonday(9),
          status: 0,
        },
      ])
      .returning('id')
      .execute();
    const id = await away(owner);
    expect((await impact(owner, id)).rows).toEqual([]);
    await head(owner.id);
    const sheet = await impact(owner, id);
    expect(sheet.rows).toMatchObject([
      { kind: 'request', id: request, remedies: ['substitute', 'leave'], remedy: 'substitute' },
    ]);
    const row = (choice: object) => choose(sheet, { kind: 'request', id: request }, choice);
    const given = await settle(owner, id, {
      user: other.id,
      rows: [row({ remedy: 'handOver', to: other.id })],
    });
    expect(given.status).toBe(400);
    const stands = await settle(owner, id, {
      user: other.id,
      rows: [row({ remedy: 'substitute' })],
    });
    expect(stands.status).toBe(200);
    expect(await app.substitutions(id)).toMatchObject([{ user: other.id }]);
    await head(null);
  });

  test('in an absence that is over, or in which one only works elsewhere, nothing waits [IMP-02]', async () => {
    await task(owner, at(1));
    const over = await away(owner, { dateFrom: '2026-01-05', dateTo: '2026-01-07' });
    expect(await impact(owner, over)).toMatchObject({ away: true, rows: [] });
    const remote = await away(owner, { ...threeDays, type: app.remote });
    expect(await impact(owner, remote)).toMatchObject({ away: false, rows: [] });
  });

  test('it can be asked for before the absence is saved [IMP-03]', async () => {
    const { id } = await task(owner, at(1));
    const query = { owner: owner.id, ...threeDays };
    const answer = await it.call(previewImpact, { as: owner, query });
    expect(answer.data.impact).toMatchObject({ id: null, rows: [{ kind: 'task', id }] });
    expect((await it.call(previewImpact, { as: other, query })).status).toBe(403);
  });

  test('the absent person, managers and administrators see and settle it, others get 403 [IMP-04]', async () => {
    const id = await away(owner);
    for (const as of [owner, it.manager, it.admin]) {
      expect((await app.get(as, id)).status).toBe(200);
      expect((await settle(as, id, { user: null, rows: [] })).status).toBe(200);
    }
    for (const as of [helper, it.reception]) {
      expect((await app.get(as, id)).status).toBe(403);
      expect((await settle(as, id, { user: null, rows: [] })).status).toBe(403);
    }
    expect((await app.get(owner, 2_000_000_000)).status).toBe(404);
  });
});

describe('what is proposed', () => {
  test('the colleague of the department with the most free hours stands in, who is away comes last [IMP-05]', async () => {
    await task(owner, at(1));
    await task(helper, at(1), { estimation: 16 });
    const id = await away(owner);
    expect((await impact(owner, id)).candidates.map(({ user }) => user.id)).toEqual([
      other.id,
      helper.id,
    ]);
    await away(other, { dateFrom: dayAfterMonday(1), dateTo: dayAfterMonday(1) });
    const sheet = await impact(owner, id);
    expect(sheet.proposed).toBe(helper.id);
    expect(sheet.candidates[1]).toMatchObject({ user: { id: other.id }, away: [{}] });
    await away(helper);
    expect((await impact(owner, id)).candidates.map(({ user }) => user.id)).toEqual([other.id]);
  });

  test('nobody is proposed who is refused as never having signed in [IMP-28]', async () => {
    await task(owner, at(1));
    const id = await away(owner);
    const of = async () => (await impact(owner, id)).candidates.map(({ user }) => user.id);
    expect(await of()).toContain(other.id);
    await it.db
      .updateTable('person')
      .set({ passwordHash: null })
      .where('id', '=', other.id)
      .execute();
    for (const table of ['session', 'knownDevice'] as const)
      await it.db.deleteFrom(table).where('person', '=', other.id).execute();
    expect(await of()).not.toContain(other.id);
    expect((await settle(owner, id, { user: other.id, rows: [] })).status).toBe(400);
    for (const user of await of())
      expect((await settle(owner, id, { user, rows: [] })).status).toBe(200);
  });

  test('a short absence is stood in for, of a long one tasks are given away, others who do it go on [IMP-06]', async () => {
    const { id } = await task(owner, at(1));
    const shared = await issue([owner, helper], it.admin, { dateRealization: at(1) });
    const short = await impact(owner, await away(owner));
    expect(choose(short, { kind: 'task', id }, {})).toBeTruthy();
    expect(short.rows.find((row) => row.kind === 'task')?.remedy).toBe('substitute');
    const isShared = (row: { kind: string; id: number }) =>
      row.kind === 'issue' && row.id === shared;
    expect(short.rows.find(isShared)).toMatchObject({
      remedy: 'leave',
      others: [{ id: helper.id }],
    });
    await it.db.deleteFrom('calendarEntry').execute();
    const long = await impact(
      owner,
      await away(owner, { dateFrom: dayAfterMonday(0), dateTo: dayAfterMonday(27) }),
    );
    expect(long.rows.find((row) => row.kind === 'task')?.remedy).toBe('handOver');
  });

  test('without anybody to stand in a limit that is not final is put off, by managers [IMP-07]', async () => {
    await it.db
      .updateTable('person')
      .set({ active: false })
      .where('id', '<>', owner.id)
      .where('id', '<>', it.manager.id)
      .where('id', '<>', it.admin.id)
      .execute();
    const soft = await task(owner, at(1));
    const final = await task(owner, at(1), { finalDate: true });
    const id = await away(owner);
    await away(it.manager);
    await away(it.admin);
    const sheet = await impact(it.manager, id);
    expect(sheet.candidates).toEqual([]);
    const of = (one: number) => sheet.rows.find((row) => row.id === one);
    expect(of(soft.id)).toMatchObject({
      remedy: 'move',
      remedies: expect.arrayContaining(['move']),
    });
    expect(of(final.id)?.remedy).toBe('leave');
    const mine = await impact(owner, id);
    expect(mine.rows[0]?.remedies).not.toContain('move');
    await it.db.updateTable('person').set({ active: true }).execute();
    await it.db.deleteFrom('calendarEntry').execute();
  });
});
