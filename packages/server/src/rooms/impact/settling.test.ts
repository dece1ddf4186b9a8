import { readLimit } from '@zaplecze/contract/kit/fields/typed-time';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { at, dayAfterMonday, impactApp } from './impact.fixture.ts';

const app = await impactApp();
const { it, member, task, issue, guest, client, impact, settle, away, choose, substitutions } = app;
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

const kinds = (rows: { kind: string }[]) => rows.map(({ kind }) => kind).sort();

describe('settling', () => {
  test('one save makes the substitution, hands over and moves limits, and tells everybody once [IMP-08]', async () => {
    const [first, second, third] = [
      await task(owner, at(0)),
      await task(owner, at(1)),
      await task(owner, at(2)),
    ];
    const asked = await issue([owner], it.admin, { dateRealization: at(1) });
    const accept = await issue([helper], owner, { status: 9 });
    const visitor = await guest(owner, at(0));
    const only = await client(owner);
    const id = await away(owner);
    const before = await Promise.all([app.count(helper), app.count(other), app.count(owner)]);
    const sheet = await impact(it.manager, id);
    const answer = await settle(it.manager, id, {
      user: helper.id,
      rows: [
        choose(sheet, { kind: 'task', id: first.id }, { remedy: 'substitute' }),
        choose(sheet, { kind: 'task', id: second.id }, { remedy: 'handOver', to: other.id }),
        choose(sheet, { kind: 'task', id: third.id }, { remedy: 'move', limit: dayAfterMonday(7) }),
        choose(sheet, { kind: 'issue', id: asked }, { remedy: 'handOver', to: other.id }),
        choose(sheet, { kind: 'approval', id: accept }, { remedy: 'handOver', to: helper.id }),
        choose(sheet, { kind: 'guest', id: visitor }, { remedy: 'handOver', to: other.id }),
        choose(sheet, { kind: 'client', id: only }, { remedy: 'handOver', to: other.id }),
      ],
    });
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({ done: 6, changed: [] });
    expect(await substitutions(id)).toMatchObject([{ user: helper.id, replacedUser: owner.id }]);
    const rows = await it.db
      .selectFrom('projectTask')
      .select(['id', 'user', 'dateRealizationLimit'])
      .where('id', 'in', [first.id, second.id, third.id])
      .orderBy('id')
      .execute();
    expect(rows.map(({ user }) => user)).toEqual([owner.id, other.id, owner.id]);
    expect(Date.parse(rows[2]?.dateRealizationLimit ?? '')).toBe(
      Date.parse(readLimit(dayAfterMonday(7)) ?? ''),
    );
    const users = await it.db
      .selectFrom('issueUser')
      .select('user')
      .where('issue', '=', asked)
      .execute();
    expect(users).toEqual([{ user: other.id }]);
    const issues = await it.db
      .selectFrom('issue')
      .select('orderedBy')
      .where('id', '=', accept)
      .execute();
    expect(issues).toEqual([{ orderedBy: helper.id }]);
    const carers = await it.db
      .selectFrom('clientService')
      .select('user')
      .where('client', '=', only)
      .execute();
    expect(carers).toEqual([{ user: other.id }]);
    const after = await Promise.all([app.count(helper), app.count(other), app.count(owner)]);
    expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([1, 1, 1]);
    expect((await it.told(helper.id))[0]).toMatch(
      /Zastępujesz od .* Przejmujesz na stałe: 1.zgłoszenie do akceptacji/,
    );
    expect((await it.told(other.id))[0]).toMatch(/1.zadanie, 1.zgłoszenie, 1.gościa, 1.klienta/);
    expect((await it.told(owner.id))[0]).toContain(`Zastępuje Cię ${helper.name}`);
  });

  test('what somebody changed meanwhile stays as it is and is told; the rest is done [IMP-09]', async () => {
    const [touched, gone, left] = [
      await task(owner, at(0)),
      await task(owner, at(1)),
      await task(owner, at(2)),
    ];
    const id = await away(owner);
    const sheet = await impact(it.manager, id);
    await it.db
      .updateTable('projectTask')
      .set({ description: 'Dopisek' })
      .where('id', '=', touched.id)
      .execute();
    await it.db
      .updateTable('projectTask')
      .set({ user: helper.id })
      .where('id', '=', gone.id)
      .execute();
    const rows = [touched, gone, left].map((one) =>
      choose(sheet, { kind: 'task', id: one.id }, { remedy: 'handOver', to: other.id }),
    );
    const { data } = await settle(it.manager, id, { user: null, rows });
    expect(data.done).toBe(1);
    expect(data.changed.map((one: { id: number }) => one.id)).toEqual([touched.id, gone.id]);
    const people = await it.db
      .selectFrom('projectTask')
      .select('user')
      .where('id', 'in', [touched.id, gone.id, left.id])
      .orderBy('id')
      .execute();
    expect(people.map(({ user }) => user)).toEqual([owner.id, helper.id, other.id]);
  });

  test.each([
    ['rows.0.to', { remedy: 'handOver' }, 'Wskaż, komu przekazać'],
    ['rows.0.to', { remedy: 'handOver', to: 2_000_000_000 }, 'Nie ma takiej osoby'],
    ['rows.0.limit', { remedy: 'move' }, 'Podaj nowy termin'],
    ['user', { remedy: 'substitute' }, 'Wskaż, kto zastępuje'],
  ])('%s of %j is refused and nothing is done: %s [IMP-10]', async (field, wrong, message) => {
    const [one, two] = [await task(owner, at(1)), await task(owner, at(2))];
    const id = await away(owner);
    const sheet = await impact(it.manager, id);
    const answer = await settle(it.manager, id, {
      user: null,
      rows: [
        choose(sheet, { kind: 'task', id: one.id }, wrong),
        choose(sheet, { kind: 'task', id: two.id }, { remedy: 'handOver', to: other.id }),
      ],
    });
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual({ [field]: message });
    const kept = await it.db
      .selectFrom('projectTask')
      .select('user')
      .where('id', '=', two.id)
      .execute();
    expect(kept).toEqual([{ user: owner.id }]);
  });

  test('nobody hands to the absent person, nor moves a limit that is not theirs to move [IMP-10]', async () => {
    const { id: one } = await task(owner, at(1));
    const id = await away(owner);
    const sheet = await impact(owner, id);
    const row = (choice: object) => ({
      user: null,
      rows: [choose(sheet, { kind: 'task', id: one }, choice)],
    });
    const self = await settle(owner, id, row({ remedy: 'handOver', to: owner.id }));
    expect(self.errors).toEqual({ 'rows.0.to': 'Ta osoba jest wtedy nieobecna' });
    const moved = await settle(owner, id, row({ remedy: 'move', limit: dayAfterMonday(9) }));
    expect(moved.errors).toEqual({ 'rows.0.remedy': 'Tego nie można tu wybrać' });
  });

  test('settled again, somebody else stands in instead, and who need not any more is told [IMP-11]', async () => {
    await task(owner, at(1));
    const id = await away(owner);
    await settle(it.manager, id, { user: helper.id, rows: [] });
    expect((await impact(it.manager, id)).proposed).toBe(helper.id);
    await settle(it.manager, id, { user: other.id, rows: [] });
    expect(await substitutions(id)).toMatchObject([{ user: other.id }]);
    expect((await it.told(helper.id))[0]).toContain('odwołane');
    const again = await settle(it.manager, id, { user: other.id, rows: [] });
    expect(again.status).toBe(200);
    expect(await substitutions(id)).toHaveLength(1);
  });
});

describe('the substitute', () => {
  test('„Zastępuję” lists what is done for others alone, „Moje” what is one’s own [IMP-17]', async () => {
    const { id: theirs } = await task(owner, at(1));
    const { id: own } = await task(helper, at(1));
    const today = warsawDay();
    const absence = await away(owner, { dateFrom: today, dateTo: dayAfterMonday(2) });
    await settle(owner, absence, { user: helper.id, rows: [] });
    const listed = async (whose?: string) =>
      (
        await it.call(listAssignedTasks, {
          as: helper,
          params: { user: helper.id },
          query: { filter: whose ? { whose } : {} } as never,
        })
      ).data.list.list
        .map((row: { id: number }) => row.id)
        .sort();
    expect(await listed()).toEqual([theirs, own].sort());
    expect(await listed('substituting')).toEqual([theirs]);
    expect(await listed('own')).toEqual([own]);
    expect(await listed('own')).not.toContain(theirs);
    expect(kinds((await impact(owner, absence)).rows)).toEqual(['task']);
  });
});
