import { updateClient } from '@zaplecze/contract/rooms/clients/calls';
import { afterAll, expect, test } from 'vitest';
import { eventsApp } from '../../history/events/events.fixture.ts';
import { choices, fieldsOn } from '../custom-fields.fixture.ts';
import { workAllOut } from '../formulas/formulas.jobs.ts';

const it = await eventsApp();
afterAll(() => it.close());
const { field } = fieldsOn(it, it.admin);

test('events name changed own fields, of those that the caller sees [CUS-126]', async () => {
  const note = await field('text');
  const several = await field('choices', choices('VAT', 'ZUS'));
  const margin = await field('money', { sees: 'manager', edits: 'manager' });
  const id = await it.createClient();
  const start = await it.now();
  await it.patchClient(id, { custom: { [note.key]: 'T-1', [several.key]: [several.options.ZUS] } });
  await it.patchClient(id, { custom: { [note.key]: 'T-2' } });
  const own = async (as: typeof it.user) =>
    (await it.since(as, start)).filter(({ record }) => record.id === id);
  const [first, second] = await own(it.user);
  expect(first).toMatchObject({
    type: 'client.updated',
    changes: [{ field: `custom.${note.key}`, before: null, after: 'T-1' }],
    links: [{ field: `custom.${several.key}`, added: [several.options.ZUS], removed: [] }],
  });
  expect(second?.changes).toEqual([{ field: `custom.${note.key}`, before: 'T-1', after: 'T-2' }]);
  await it.call(updateClient, {
    as: it.manager,
    params: { id },
    body: { custom: { [margin.key]: 12.5 } },
  });
  // Of a change of nothing else they are not told at all.
  expect(await own(it.user)).toHaveLength(2);
  expect((await own(it.manager)).at(-1)?.changes).toEqual([
    { field: `custom.${margin.key}`, before: null, after: 12.5 },
  ]);
});

test('what a new formula works out is told as an event of each record that it changes, by nobody; records that keep theirs are not told [CUS-323]', async () => {
  const part = await field('money', { label: 'Opłata' });
  const [filled, empty] = [await it.createClient(), await it.createClient()];
  await it.patchClient(filled, { custom: { [part.key]: 10 } });
  const start = await it.now();
  const worked = await field('money', { label: 'Rocznie', formula: '[Opłata] × 12' });
  await workAllOut(it.db, worked.id);
  const told = await it.since(it.user, start);
  expect(told.map(({ record }) => record.id)).toEqual([filled]);
  expect(told[0]).toMatchObject({
    ...{ type: 'client.updated', by: null },
    changes: [{ field: `custom.${worked.key}`, before: null, after: 120 }],
  });
  expect(told.map(({ record }) => record.id)).not.toContain(empty);
  const after = await it.now();
  await worked.change({ formula: '[Opłata] × 6 × 2' });
  await workAllOut(it.db, worked.id);
  expect(await it.since(it.user, after)).toEqual([]);
});
