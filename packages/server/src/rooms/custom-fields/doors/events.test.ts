import { updateClient } from '@zaplecze/contract/rooms/clients/calls';
import { afterAll, expect, test } from 'vitest';
import { eventsApp } from '../../history/events/events.fixture.ts';
import { choices, fieldsOn } from '../custom-fields.fixture.ts';

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
