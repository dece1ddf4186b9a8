import { listEvents, type RecordEvent } from '@zaplecze/contract/rooms/history/events/calls';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../../test/starting/server-process.ts';
import { file, importApp, row } from './import.fixture.ts';

const { it, manager, imported } = await importApp();
afterAll(() => it.close());

test('clients and contact persons that a file brings are told as made, by whoever brought it [MAC-184]', async () => {
  const after = (await it.call(listEvents, { as: manager, query: { after: 'now' } })).data.next;
  await imported(file(row('Z pliku Pierwsza'), row('Z pliku Druga')));
  let told: RecordEvent[] = [];
  await eventually(async () => {
    told = (await it.call(listEvents, { as: manager, query: { after } })).data.list;
    return told.length >= 4;
  });
  const words = told.map(({ type, record, by }) => [type, record.name, by?.id]);
  expect(words.sort()).toEqual([
    ['client.created', 'Z pliku Druga', manager.id],
    ['client.created', 'Z pliku Pierwsza', manager.id],
    ['contact.created', 'Anna Nowak', manager.id],
    ['contact.created', 'Anna Nowak', manager.id],
  ]);
  const [first] = told.filter(({ type }) => type === 'client.created');
  expect(first?.changes.map(({ field }) => field)).toEqual(expect.arrayContaining(['name', 'nip']));
});
