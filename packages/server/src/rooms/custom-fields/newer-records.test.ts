import {
  type CustomRecord,
  customRecordNames,
  customRecords,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { taskDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import * as contract from '@zaplecze/contract/rooms/custom-fields/calls';
import { createView } from '@zaplecze/contract/rooms/views/calls';
import { afterAll, expect, test } from 'vitest';
import { fieldsOn } from './custom-fields.fixture.ts';
import { recordsApp } from './records.fixture.ts';

/* Conditions, values without repetitions and uses, of kinds of record that have them. */

const { it, admin, manager, ways } = await recordsApp();
const { field } = fieldsOn(it, admin);
afterAll(() => it.close());

const words: Record<CustomRecord, RegExp> = {
  client: /klient „.+”$/,
  contact: /osoba kontaktowa „Jan Kowalski”$/,
  project: /projekt „.+”$/,
  task: /zadanie „.+”$/,
  issue: /zgłoszenie „Drukarka”$/,
  offer: /oferta „Audyt”$/,
  document: /dokument „umowa\.pdf”$/,
  person: /pracownik „Łucja Żak \d+”$/,
  guest: /gość „.+”$/,
  parcel: /przesyłka „.+”$/,
};

test.each(customRecords.map((record) => [customRecordNames[record], record] as const))(
  '%s: who sees the other record is told which has the value already [CUS-151]',
  async (_, record) => {
    const { key } = await field('text', { label: 'Numer', unique: true }, record);
    const [first, second] = [await ways[record].make(), await ways[record].make()];
    expect((await ways[record].save(first, { [key]: 'A-1' })).status).toBe(200);
    const { status, errors } = await ways[record].save(second, { [key]: 'a–1' });
    const [[path = '', message = ''] = []] = Object.entries(errors ?? {});
    expect([status, path]).toEqual([400, `${ways[record].path ?? ''}custom.${key}`]);
    expect(message).toMatch(/^Numer: tę wartość ma już /);
    expect(message).toMatch(words[record]);
  },
);

test('of who has left nobody but administrators is told that they have the value [CUS-151]', async () => {
  const { key } = await field('text', { label: 'Szafka', unique: true }, 'person');
  const [left, stays] = [await ways.person.make({ [key]: 'S-1' }), await ways.person.make()];
  await it.db.updateTable('person').set({ active: false }).where('id', '=', left).execute();
  const told = async (as: typeof admin) =>
    (await ways.person.save(stays, { [key]: 'S-1' }, as)).errors?.[`custom.${key}`];
  expect(await told(manager)).toBe('Szafka: tę wartość ma już inny rekord');
  expect(await told(admin)).toMatch(/pracownik „Łucja Żak/);
});

test('a field of tasks is asked of those of some services alone [CUS-155]', async () => {
  const id = await ways.task.make();
  const { service } = await it.db
    .selectFrom('projectTask')
    .select('service')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const other = await it.db
    .insertInto('serviceDefinition')
    .columns(['name', 'type', 'department'])
    .expression((row) =>
      row
        .selectFrom('serviceDefinition')
        .select([row.val('Inna usługa').as('name'), 'type', 'department'])
        .where('id', '=', service),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const more = { label: 'Numer UPO', required: true };
  const here = await field('text', { ...more, only: { service: [service] } }, 'task');
  const there = await field('text', { ...more, only: { service: [other.id] } }, 'task');
  const filled = { [here.key]: 'x', [there.key]: 'x' };
  expect((await ways.task.save(id, filled)).status).toBe(200);
  expect((await ways.task.save(id, { [here.key]: '' })).errors).toEqual({
    [`custom.${here.key}`]: 'Numer UPO: wypełnij to pole',
  });
  expect((await ways.task.save(id, { [there.key]: '' })).status).toBe(200);
});

test('a field of parcels is asked of those of some companies alone [CUS-155]', async () => {
  const id = await ways.parcel.make();
  const { company } = await it.db
    .selectFrom('reception')
    .select('company')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const other = await it.db
    .insertInto('company')
    .values({ name: 'Inna spółka' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const more = { label: 'Numer nadania', required: true };
  const here = await field('text', { ...more, only: { company: [company ?? 0] } }, 'parcel');
  const there = await field('text', { ...more, only: { company: [other.id] } }, 'parcel');
  const refused = await ways.parcel.form?.({});
  expect(refused?.errors).toEqual({ [`custom.${here.key}`]: 'Numer nadania: wypełnij to pole' });
  await ways.parcel.save(id, { [here.key]: 'x', [there.key]: 'x' });
  expect((await ways.parcel.save(id, { [there.key]: '' })).status).toBe(200);
  await here.change({ required: false });
});

test.each([
  ['contact', { projectType: [1] }],
  ['person', { company: [1] }],
  ['guest', { company: [1] }],
  ['task', { issueType: [1] }],
])(
  '%s: a condition that such records have no place for is refused [CUS-155]',
  async (record, only) => {
    const body = { record, kind: 'text', label: 'Pole', only } as never;
    const { status, errors } = await it.call(contract.createCustomField, { as: admin, body });
    expect([status, Object.keys(errors ?? {})[0]]).toEqual([400, expect.stringContaining('only')]);
  },
);

test('definitions of tasks that ask for a field are told before it is archived or deleted [CUS-180]', async () => {
  const { id } = await field('text', {}, 'task');
  const [{ id: type } = { id: 0 }] = await it.db
    .selectFrom('taskType')
    .select('id')
    .limit(1)
    .execute();
  for (const name of ['Bilans', 'Audyt']) {
    const body = { name, type, fieldsToFill: [id] } as never;
    expect((await it.call(taskDefinitions.create, { as: admin, body })).status).toBe(200);
  }
  const { data } = await it.call(contract.customFieldUses, { as: admin, params: { id } });
  expect(data).toMatchObject({ tasks: 2, asking: [{ name: 'Audyt' }, { name: 'Bilans' }] });
});

test.each([
  ['task', 'tasks'],
  ['guest', 'guests'],
  ['parcel', 'parcels'],
] as const)(
  '%s: a view of „%s” that a field orders, or has its board by, is told before it is archived [CUS-180]',
  async (record, list) => {
    const { id, key } = await field('text', {}, record);
    for (const state of [`sort=custom.${key}`, `look=board&by=custom.${key}`]) {
      const body = { list, name: state.slice(0, 30), shared: 'nobody', state } as never;
      expect((await it.call(createView, { as: manager, body })).status).toBe(200);
    }
    const { data } = await it.call(contract.customFieldUses, { as: admin, params: { id } });
    expect(data.views).toBe(2);
  },
);
