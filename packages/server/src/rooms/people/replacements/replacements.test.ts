import { wrongDay } from '@zaplecze/contract/kit/fields/date-words';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { createAbsence } from '@zaplecze/contract/rooms/absences/calls';
import { updatePerson } from '@zaplecze/contract/rooms/people/calls';
import * as contract from '@zaplecze/contract/rooms/people/replacements/calls';
import { replacementFields } from '@zaplecze/contract/rooms/people/replacements/fields';
import { replacementMessages } from '@zaplecze/contract/rooms/people/replacements/forms';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { createLog } from '../../../kit/operations/log.ts';
import { house } from '../../house.ts';
import { missingId, type PeopleApp, peopleApp } from '../people.fixture.ts';
import { peopleTasks } from '../people.jobs.ts';

let it: PeopleApp;
beforeAll(async () => {
  it = await peopleApp();
});
afterAll(() => it.close());

const words = replacementMessages;
const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const now = { dateFrom: at(-1), dateTo: at(1) };
const create = (as: Someone | null, body: object) =>
  it.call(contract.createReplacement, { as, body });
const patch = (as: Someone | null, id: number, body: object) =>
  it.call(contract.updateReplacement, { as, params: { id }, body });
const remove = (as: Someone | null, id: number) =>
  it.call(contract.removeReplacement, { as, params: { id } });
const three = async () => [await it.signIn(), await it.signIn(), await it.signIn()] as const;

/** A substitution that is over. */
const past = async (user: Someone, replaced: Someone, [from, to]: [number, number]) =>
  (
    await it.db
      .insertInto('replacement')
      .values({
        ...{ user: user.id, replacedUser: replaced.id, dateFrom: at(from), dateTo: at(to) },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** Lets what waits in the queue for a substitution happen. */
async function begin(id: number): Promise<void> {
  const [task] = peopleTasks(it.db, house.presence);
  const log = createLog('silent');
  await task?.run({ id }, { attempt: 1, signal: new AbortController().signal, log });
}

describe('who', () => {
  test('the replaced person, managers and administrators make one; the substitute does not [PEO-26]', async () => {
    const [away, helper, stranger] = await three();
    const body = { user: helper.id, replacedUser: away.id, ...now };
    for (const [days, as] of [away, it.manager, it.admin].entries())
      expect((await create(as, { ...body, dateTo: at(1 + days) })).status).toBe(200);
    for (const as of [helper, stranger, it.reception]) {
      expect((await create(as, body)).status).toBe(403);
    }
    expect((await create(null, body)).status).toBe(401);
  });

  test('the same people change and delete it [PEO-26]', async () => {
    const [away, helper, stranger] = await three();
    const body = { user: helper.id, replacedUser: away.id, ...now };
    const { id } = (await create(away, body)).data;
    for (const as of [helper, stranger]) {
      expect((await patch(as, id, { dateTo: at(3) })).status).toBe(403);
      expect((await remove(as, id)).status).toBe(403);
    }
    expect((await patch(away, id, { replacedUser: stranger.id })).status).toBe(403);
    expect((await patch(away, id, { dateTo: at(3) })).status).toBe(200);
    expect((await patch(it.manager, missingId, {})).status).toBe(404);
    expect((await remove(it.manager, id)).status).toBe(200);
    expect((await remove(it.manager, id)).status).toBe(404);
  });
});

describe('what', () => {
  test.each([{ dateFrom: at(2) }, { dateTo: at(-2) }])(
    'a change keeps the range in order with the end that stays: %j [PEO-27]',
    async (change) => {
      const [away, helper] = await three();
      const { id } = (await create(away, { user: helper.id, replacedUser: away.id, ...now })).data;
      expect((await patch(away, id, change)).errors).toEqual({ dateTo: words.order });
      const put = await patch(away, id, { ...change, dateFrom: at(-3) });
      expect(put.errors ?? put.status).toEqual(
        change.dateTo === undefined ? 200 : { dateTo: words.past },
      );
    },
  );

  test.each([
    ['user', { user: null }, replacementFields.user.missing],
    ['replacedUser', { replacedUser: null }, replacementFields.replacedUser.missing],
    ['user', { user: missingId }, words.nobody],
    ['dateFrom', { dateFrom: '' }, replacementFields.dateFrom.missing],
    ['dateTo', { dateTo: 'jutro' }, wrongDay],
    ['dateTo', { dateTo: '2020-01-01' }, words.order],
    ['dateFrom', { dateFrom: '2026-03-29 02:30:00' }, wrongDay],
  ])('%s of %j is refused: %s [PEO-27]', async (field, wrong, message) => {
    const body = { user: it.owner.id, replacedUser: it.stranger.id, ...now, ...wrong };
    const answer = await create(it.manager, body);
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual({ [field]: message });
  });

  test('nobody stands in for themselves [PEO-28]', async () => {
    const own = { user: it.owner.id, replacedUser: it.owner.id, ...now };
    expect((await create(it.owner, own)).errors).toEqual({ user: words.oneself });
  });

  test('times are Warsaw’s; a bare last day counts to its end [PEO-29]', async () => {
    const [away, helper] = await three();
    const body = { user: helper.id, replacedUser: away.id };
    const year = new Date().getUTCFullYear() + 1;
    await create(away, { ...body, dateFrom: `${year}-07-01 08:00:00`, dateTo: `${year}-07-03` });
    const [found] = (await it.read(away.id)).substitutes;
    expect(Date.parse(found?.dateFrom ?? '')).toBe(Date.parse(`${year}-07-01T06:00:00Z`));
    expect(Date.parse(found?.dateTo ?? '')).toBe(Date.parse(`${year}-07-03T21:59:59Z`));
  });

  test('a circle is refused, however long, and only where the times meet [PEO-28]', async () => {
    const [a, b, c] = await three();
    const stand = (user: Someone, replaced: Someone, range: object = now) =>
      create(it.manager, { user: user.id, replacedUser: replaced.id, ...range });
    expect((await stand(b, a)).status).toBe(200);
    expect((await stand(a, b)).errors).toEqual({ user: words.circle });
    expect((await stand(c, b)).status).toBe(200);
    expect((await stand(a, c)).errors).toEqual({ user: words.circle });
    const later = { dateFrom: at(5), dateTo: at(6) };
    const { id } = (await stand(a, c, later)).data;
    expect((await patch(it.manager, id, { dateFrom: at(0) })).errors).toEqual({
      user: words.circle,
    });
    expect((await it.read(a.id)).replacements).toMatchObject([{ replacedUser: { id: c.id } }]);
  });
});

describe('bounds', () => {
  const away = async (who: Someone, days: number) => {
    const type = await it.db
      .insertInto('calendarType')
      .values({ name: `Urlop ${Math.random()}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    const today = warsawDay();
    const range = { dateFrom: today, dateTo: addDays(today, days) };
    const body = { owner: who.id, type: type.id, ...range };
    expect((await it.call(createAbsence, { as: it.manager, body })).status).toBe(200);
  };

  test('it is not wholly past, and lasts two years at most; one that goes on may be ended [PEO-122]', async () => {
    const [a, b] = await three();
    const body = { user: b.id, replacedUser: a.id };
    const gone = await create(a, { ...body, dateFrom: at(-3), dateTo: at(-2) });
    expect(gone.errors).toEqual({ dateTo: words.past });
    const endless = await create(a, { ...body, dateFrom: at(0), dateTo: at(740) });
    expect(endless.errors).toEqual({ dateTo: words.tooLong });
    const { id } = (await create(a, { ...body, dateFrom: at(-3), dateTo: at(720) })).data;
    expect((await patch(a, id, { dateTo: at(-1) })).status).toBe(200);
  });

  test('the same substitution is not written twice, two at once included [PEO-246]', async () => {
    const [away, helper] = await three();
    const body = { user: helper.id, replacedUser: away.id, ...now };
    const both = await Promise.all([create(away, body), create(it.manager, body)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 400)?.errors).toEqual({ user: words.there });
  });

  test('the substitute is there on some day of it, and has come in once [PEO-123]', async () => {
    const [a, b] = await three();
    await away(b, 10);
    const range = { dateFrom: at(0), dateTo: at(3) };
    const body = { user: b.id, replacedUser: a.id, ...range };
    expect((await create(a, body)).errors?.user).toMatch(/^Tej osoby nie ma w tym czasie, do /);
    const profile = { substitutes: [{ user: b.id, ...range }] };
    const saved = await it.call(updatePerson, { as: a, params: { id: a.id }, body: profile });
    expect(saved.errors?.['substitutes.0.user']).toMatch(/^Tej osoby nie ma/);
    expect((await create(a, { ...body, dateTo: at(30) })).status).toBe(200);
    const { data } = await it.create({});
    expect((await create(a, { ...body, user: data.id })).errors).toEqual({ user: words.neverCame });
  });

  test('who stands in for a substitute who is away hears that they do, and so does a new one of a substitute [PEO-124]', async () => {
    const [a, b, c] = await three();
    await create(a, { user: b.id, replacedUser: a.id, dateFrom: at(-1), dateTo: at(20) });
    await away(a, 8);
    await away(b, 3);
    const second = await create(b, { user: c.id, replacedUser: b.id, ...now });
    await begin(second.data.id);
    const notices = await it.told(c.id);
    expect(notices).toHaveLength(2);
    expect(notices[0]).toContain(a.name);
    expect(notices[0]).toContain(`w miejsce nieobecnej osoby: ${b.name}`);
    const d = await it.signIn();
    const { data } = await create(d, {
      ...{ user: b.id, replacedUser: d.id, dateFrom: at(-1), dateTo: at(20) },
    });
    await begin(data.id);
    expect((await it.told(c.id))[0]).toContain(d.name);
  });
});

describe('in the profile form', () => {
  const save = (as: Someone, id: number, body: object) =>
    it.call(updatePerson, { as, params: { id }, body });

  test('the owner says who stands in; items are made, changed and removed; ended ones stay [PEO-34]', async () => {
    const [a, b, c] = await three();
    await past(c, a, [-9, -8]);
    const first = await save(a, a.id, { substitutes: [{ user: b.id, ...now }] });
    expect(first.status).toBe(200);
    const [made] = (await it.read(a.id)).substitutes;
    expect(made).toMatchObject({ user: { id: b.id }, active: true });
    const longer = { id: made?.id, user: b.id, dateFrom: now.dateFrom, dateTo: at(4) };
    await save(a, a.id, { substitutes: [longer, { user: c.id, dateFrom: at(5), dateTo: at(6) }] });
    expect((await it.read(a.id)).substitutes).toHaveLength(3);
    await save(a, a.id, { substitutes: [] });
    expect((await it.read(a.id)).substitutes).toMatchObject([{ user: { id: c.id }, ended: true }]);
  });

  test('whom one stands in for is the managers’ to say [PEO-34]', async () => {
    const [a, b] = await three();
    const body = { replacements: [{ replacedUser: a.id, ...now }] };
    expect((await save(b, b.id, body)).status).toBe(403);
    expect((await save(it.manager, b.id, body)).status).toBe(200);
    expect((await it.read(b.id)).replacements).toMatchObject([{ replacedUser: { id: a.id } }]);
    expect((await save(b, b.id, { replacements: [] })).status).toBe(403);
  });

  test('messages stand on the fields of their block, and nothing is kept [OPE-59, PEO-35]', async () => {
    const [a, b] = await three();
    const twice = [
      { user: b.id, ...now },
      { user: a.id, ...now },
    ];
    const answer = await save(a, a.id, { substitutes: twice, businessArea: 'Kadry' });
    expect(answer.errors).toEqual({ 'substitutes.1.user': words.oneself });
    expect(await it.read(a.id)).toMatchObject({ substitutes: [], businessArea: null });
    const order = await save(a, a.id, {
      substitutes: [{ user: b.id, dateFrom: at(2), dateTo: at(1) }],
    });
    expect(order.errors).toEqual({ 'substitutes.0.dateTo': words.order });
    await create(a, { user: b.id, replacedUser: a.id, ...now });
    const circle = await save(it.manager, a.id, { replacements: [{ replacedUser: b.id, ...now }] });
    expect(circle.errors).toEqual({ 'replacements.0.replacedUser': words.circle });
  });

  test('a new person may come with substitutions [PEO-35]', async () => {
    const { data } = await it.create({
      replacements: [{ replacedUser: it.owner.id, ...now }],
    });
    expect((await it.read(data.id)).replacements).toMatchObject([
      { replacedUser: { id: it.owner.id }, active: true },
    ]);
  });
});
