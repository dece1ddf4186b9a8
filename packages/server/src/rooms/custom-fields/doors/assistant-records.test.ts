import {
  type CustomRecord,
  customRecordNames,
  customRecords,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { afterAll, describe, expect, test } from 'vitest';
import { fullAssistant } from '../../assistant/assistant.fixture.ts';
import { fieldsOn } from '../custom-fields.fixture.ts';
import { recordsApp } from '../records.fixture.ts';

/* Own fields of every kind of record, as an assistant reads and fills them in the name of who keeps such records. */

const { it, admin, manager, ways } = await recordsApp();
const url = new URL('/api/mcp', await it.app.listen({ host: '127.0.0.1', port: 0 }));
const { field } = fieldsOn(it, admin);
afterAll(() => it.close());

const byId = (tool: string) => async (id: number) => ({ numbers: { id }, tool, input: { id } });
const rowOf = async (table: 'clientPerson' | 'projectTask', id: number) =>
  // biome-ignore lint/suspicious/noExplicitAny: two tables with columns of their own
  (await it.db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow()) as any;

const readings: Record<
  CustomRecord,
  (id: number) => Promise<{
    numbers: Record<string, unknown>;
    tool: string;
    input: Record<string, unknown>;
  }>
> = {
  client: byId('get_client'),
  contact: async (id) => {
    const { client } = await rowOf('clientPerson', id);
    return { numbers: { id, client }, tool: 'get_client', input: { id: client } };
  },
  project: byId('get_project'),
  task: async (id) => {
    const { project, task, procedure, service } = await rowOf('projectTask', id);
    const address = { project, procedure, service };
    return { numbers: { id: task, ...address }, tool: 'get_task', input: { task, ...address } };
  },
  issue: byId('get_issue'),
  offer: byId('get_offer'),
  document: byId('get_document'),
  person: async (id) => ({ numbers: { id }, tool: 'list_people', input: {} }),
  guest: async (id) => ({ numbers: { id }, tool: 'list_reception', input: { category: 'guest' } }),
  parcel: async (id) => ({
    ...{ numbers: { id }, tool: 'list_reception', input: { category: 'parcel' } },
  }),
};

describe.each(customRecords.map((record) => [customRecordNames[record], record] as const))(
  '%s',
  (_, record) => {
    const { keeper, make, read } = ways[record];

    test('an assistant reads own fields and fills them after consent, as its person may [CUS-227]', async () => {
      const note = await field('text', { label: 'Numer teczki' }, record);
      const closed = await field('text', { edits: 'admin' }, record);
      const hidden = await field('text', { sees: 'admin', edits: 'admin' }, record);
      const id = await make();
      await ways[record].save(id, { [hidden.key]: 'tajne', [note.key]: 'stara' }, admin);
      const { numbers, tool, input } = await readings[record](id);
      const { use } = await fullAssistant(it, url, keeper);
      const set = (values: Record<string, unknown>, more: object = {}) =>
        use('set_custom_fields', { record, ...numbers, values, ...more });

      const asked = await set({ [note.key]: 'nowa' });
      expect([asked.isError, asked.text]).toEqual([
        false,
        expect.stringContaining('Niczego nie zapisano'),
      ]);
      expect(asked.data.about.record).toMatchObject({
        name: expect.stringMatching(/\S/),
        custom: { [note.key]: 'stara' },
      });
      expect(asked.text).not.toContain('tajne');
      expect((await read(id)).custom).toEqual({ [note.key]: 'stara' });

      const done = await set({ [note.key]: 'nowa' }, { confirm: true });
      expect([done.isError, done.text]).toEqual([false, expect.any(String)]);
      expect((await read(id)).custom).toEqual({ [note.key]: 'nowa' });
      const told = (await use(tool, input)).text;
      expect(told).toContain(`"${note.key}":"nowa"`);
      expect(told).not.toContain('tajne');

      for (const [key, words] of [
        [hidden.key, 'Nie ma takiego pola'],
        [closed.key, 'Tego pola nie możesz zmieniać'],
      ] as const) {
        const refused = await set({ [key]: 'x' }, { confirm: true });
        expect([refused.isError, refused.text]).toEqual([true, expect.stringContaining(words)]);
      }
      expect((await read(id, admin)).custom).toEqual({ [note.key]: 'nowa', [hidden.key]: 'tajne' });
    });
  },
);

test('of a task and a contact person an assistant is told which numbers it lacks [CUS-227]', async () => {
  const { use } = await fullAssistant(it, url, manager);
  const set = (input: object) => use('set_custom_fields', { values: {}, id: 1, ...input });
  expect(await set({ record: 'task', project: 1 })).toMatchObject({
    ...{ isError: true, text: 'Podaj też: procedure, service' },
  });
  expect((await set({ record: 'contact' })).text).toBe('Podaj też: client');
  const client = await ways.client.make();
  expect((await set({ record: 'contact', client, id: 999_999 })).text).toBe(
    'Ten klient nie ma takiej osoby kontaktowej',
  );
});
