import {
  type CustomRecord,
  customKindNames,
  customRecords,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { createToken } from '@zaplecze/contract/rooms/session/access-tokens/calls';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, describe, expect, test } from 'vitest';
import { choices, fieldsOn } from '../custom-fields.fixture.ts';
import { recordsApp } from '../records.fixture.ts';

/* The description of this installation's API names the own fields that its reader sees. */

const { it, admin, manager, ways } = await recordsApp();
const { field } = fieldsOn(it, admin);
afterAll(() => it.close());

type Schema = { [word: string]: unknown; properties?: Record<string, Schema> };
type Document = {
  paths: Record<string, Record<string, { parameters?: { name: string; schema: Schema }[] }>>;
  components: { schemas: Record<string, Schema> };
};
const descriptionFor = async (token: string): Promise<Document> =>
  (await it.app.inject({ url: '/api/docs/json', headers: { 'access-token': token } })).json();

const client = await ways.client.make();
const given: Record<string, unknown> = {
  ...{ text: 'T-1', long: 'Dwa\nwiersze', decimal: 12.5, money: 1200, day: '2026-11-20' },
  ...{ moment: '2026-11-20 09:30', flag: true, person: manager.id, client },
  ...{ website: 'https://firma.pl', phone: '600700800', email: 'a@firma.pl' },
  ...{ account: '61109010140000071219812874', nip: '5260250274', regon: '016385358' },
  pesel: '44051401359',
};
/** A field of each kind, with a value for it. */
async function everyKind(record: CustomRecord) {
  const custom: Record<string, unknown> = {};
  for (const kind of customKindNames) {
    const more = kind.startsWith('choice') ? choices('VAT', 'ZUS') : {};
    const { key, options } = await field(kind, more, record);
    const chosen: Record<string, unknown> = {
      ...{ choice: options.ZUS, choices: [options.VAT, options.ZUS] },
    };
    custom[key] = chosen[kind] ?? given[kind];
  }
  return custom;
}

const componentOf = (record: CustomRecord) =>
  record === 'guest' || record === 'parcel'
    ? 'GuestParcelCustomFields'
    : `${record.charAt(0).toUpperCase()}${record.slice(1)}CustomFields`;

describe.each(customRecords)('%s', (record) => {
  test('the API’s description names each own field, and answers are as it says [CUS-280]', async () => {
    const { keeper, make, save, read, lists } = ways[record];
    const custom = await everyKind(record);
    const id = await make();
    expect((await save(id, custom, admin)).status).toBe(200);
    const document = await descriptionFor(keeper.token);
    const answered = document.components.schemas[componentOf(record)] ?? {};
    const keys = Object.keys(custom);
    expect(Object.keys(answered.properties ?? {})).toEqual(expect.arrayContaining(keys));

    // Closed, so that a field that it does not name is none.
    const schemas = {
      ...document.components.schemas,
      [componentOf(record)]: { ...answered, additionalProperties: false },
    };
    const ajv = new Ajv2020({ strict: false, validateSchema: false });
    formats.default(ajv, ['date-time', 'date']);
    ajv.addSchema({ components: { schemas } }, 'api');
    const check = ajv.compile({ $ref: `api#/components/schemas/${componentOf(record)}` });
    const told = (await read(id, keeper)).custom;
    expect([check(told), check.errors]).toEqual([true, null]);
    expect(Object.keys(told)).toEqual(expect.arrayContaining(keys));

    for (const list of lists.filter(({ short }) => !short)) {
      const parameters =
        document.paths[list.endpoint.path.replace(/:(\w+)/g, '{$1}')]?.get?.parameters;
      const schemaOf = (name: string) => parameters?.find((one) => one.name === name)?.schema;
      const filters = Object.keys(schemaOf('filter')?.properties ?? {});
      for (const key of keys)
        expect(filters.some((name) => name.startsWith(`custom.${key}`))).toBe(true);
      const { anyOf = [] } = (schemaOf('sort') ?? {}) as { anyOf?: { enum?: string[] }[] };
      const orders = anyOf
        .flatMap((one) => one.enum ?? [])
        .filter((name) => keys.includes(name.replace('custom.', '')));
      // Long texts and several choices have no order.
      expect(orders).toHaveLength(keys.length - 2);
      for (const sort of orders) {
        const query = { sort, filter: list.filter };
        const as = list.endpoint.allow === 'manager' ? manager : keeper;
        expect(
          (await it.call(list.endpoint, { as, params: list.params ?? {}, query })).status,
        ).toBe(200);
      }
    }
  });
});

test('a field that the reader does not see stands nowhere in the description, one that they only read in no request [CUS-281]', async () => {
  const hidden = await field('text', { label: 'Tajna marża', sees: 'admin', edits: 'admin' });
  const closed = await field('text', { label: 'Widoczna', edits: 'admin' });
  await field('text', {}, 'offer');
  const secret = new RegExp(`${hidden.key}\\b|Tajna marża`);
  const mine = await descriptionFor(manager.token);
  expect(JSON.stringify(mine)).not.toMatch(secret);
  const { ClientCustomFields, ClientCustomFieldsRequest } = mine.components.schemas;
  expect(ClientCustomFields?.properties).toHaveProperty(closed.key);
  expect(ClientCustomFieldsRequest?.properties).not.toHaveProperty(closed.key);
  expect(JSON.stringify(await descriptionFor(admin.token))).toMatch(secret);
  const body = {
    ...{ name: 'Oferty', expires: addDays(warsawDay(), 5), reads: ['offers'], writes: [] },
  };
  const { token } = (await it.call(createToken, { as: manager, body: body as never })).data;
  const ofKey = await descriptionFor(token);
  expect(ofKey.components.schemas).toHaveProperty('OfferCustomFields');
  expect(ofKey.components.schemas).not.toHaveProperty('ClientCustomFields');
});

test('the description is made of what is now: a new label, an archived field [CUS-280]', async () => {
  const note = await field('text', { label: 'Numer teczki' });
  const titleOf = async () =>
    (await descriptionFor(manager.token)).components.schemas.ClientCustomFields?.properties?.[
      note.key
    ]?.title;
  expect(await titleOf()).toBe('Numer teczki');
  await note.change({ label: 'Sygnatura' });
  expect(await titleOf()).toBe('Sygnatura');
  await note.change({ archived: true });
  expect(await titleOf()).toBeUndefined();
});
