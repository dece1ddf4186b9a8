import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { updateProject } from '@zaplecze/contract/rooms/projects/calls';
import { afterAll, expect, test } from 'vitest';
import { makeNextPeriod, projectApp } from '../projects/projects.fixture.ts';
import { choices, fieldsOn } from './custom-fields.fixture.ts';

const { it, create, read } = await projectApp();
const { field } = fieldsOn(it, await it.signIn('ROLE_ADMIN'));
afterAll(() => it.close());

test('the next period begins with what the one before has in own fields, but for those that say otherwise or must not repeat [CUS-93]', async () => {
  const [order, invoice] = [
    await field('text', {}, 'project'),
    await field('text', { copied: false }, 'project'),
  ];
  const number = await field('text', { unique: true }, 'project');
  const kinds = await field('choices', choices('VAT', 'CIT'), 'project');
  const archived = await field('text', {}, 'project');
  const { VAT, CIT } = kinds.options;
  const custom = {
    ...{ [order.key]: 'ZK/1', [invoice.key]: 'FV/11/2026', [number.key]: 'Jedyny' },
    ...{ [kinds.key]: [VAT, CIT], [archived.key]: 'dawne' },
  };
  const day = warsawDay();
  const made = await create({ recurrent: 1, recurrentFrom: day, custom });
  expect(made.status).toBe(200);
  await archived.change({ archived: true });
  const later = warsawDay(Date.now() + 40 * 86_400_000);
  const next = await it.db.transaction().execute((tx) => makeNextPeriod(tx, made.data.id, later));
  expect(next).not.toBeNull();
  const period = await read(next ?? 0);
  expect(period.custom).toEqual({
    [order.key]: 'ZK/1',
    [kinds.key]: [expect.objectContaining({ id: VAT }), expect.objectContaining({ id: CIT })],
  });
  await archived.change({ archived: false });
  expect((await read(next ?? 0)).custom[archived.key]).toBeUndefined();
});

test('what is worked out follows in the next period from what that begins with [CUS-192]', async () => {
  const [fee, hours] = [
    await field('money', { label: 'Stawka' }, 'project'),
    await field('decimal', { label: 'Godziny', copied: false }, 'project'),
  ];
  const sum = await field('money', { formula: '[Stawka] × [Godziny]' }, 'project');
  const year = await field('money', { formula: '[Stawka] × 12', copied: false }, 'project');
  const custom = { [fee.key]: 100, [hours.key]: 3 };
  const day = warsawDay();
  const made = await create({ recurrent: 1, recurrentFrom: day, custom });
  expect((await read(made.data.id)).custom).toMatchObject({ [sum.key]: 300, [year.key]: 1200 });
  const later = warsawDay(Date.now() + 40 * 86_400_000);
  const next = await it.db.transaction().execute((tx) => makeNextPeriod(tx, made.data.id, later));
  expect((await read(next ?? 0)).custom).toEqual({ [fee.key]: 100, [year.key]: 1200 });
});

test('a change of a period’s own fields is of it alone, or of those that follow as well, as is chosen [CUS-310, PRO-86]', async () => {
  const manager = await it.signIn('ROLE_MANAGER');
  const [order, place, invoice] = [
    await field('text', {}, 'project'),
    await field('text', {}, 'project'),
    await field('text', { copied: false }, 'project'),
  ];
  const day = warsawDay();
  const first = { [order.key]: 'ZK/1', [place.key]: 'Kraków' };
  const made = await create({ recurrent: 1, recurrentFrom: day, custom: first });
  const next = (after: number, ahead: number) =>
    it.db.transaction().execute(async (tx) => {
      const later = warsawDay(Date.now() + ahead * 86_400_000);
      return (await makeNextPeriod(tx, after, later)) ?? 0;
    });
  const change = (id: number, scope: 'one' | 'following', custom: object) =>
    it.call(updateProject, {
      ...{ as: manager, params: { id }, query: { scope }, body: { custom } as never },
    });
  const second = await next(made.data.id, 40);
  // From the first on: the second one, which nobody has begun, follows.
  const all = { [order.key]: 'ZK/2', [invoice.key]: 'FV/1' };
  expect((await change(made.data.id, 'following', all)).status).toBe(200);
  expect((await read(second)).custom).toEqual({ ...first, [order.key]: 'ZK/2' });
  // Of the second one alone: the third goes on with what was before.
  const alone = { [order.key]: 'Aneks', [place.key]: null };
  expect((await change(second, 'one', alone)).status).toBe(200);
  expect((await read(second)).custom).toEqual({ [order.key]: 'Aneks' });
  expect((await read(await next(second, 75))).custom).toEqual({ ...first, [order.key]: 'ZK/2' });
});
