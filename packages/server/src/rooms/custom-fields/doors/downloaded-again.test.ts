import * as clients from '@zaplecze/contract/rooms/clients/calls';
import { orderCustomFields } from '@zaplecze/contract/rooms/custom-fields/calls';
import { afterAll, expect, test } from 'vitest';
import { clientBody } from '../../clients/clients.fixture.ts';
import { importApp } from '../../clients/import/import.fixture.ts';
import { choices, fieldsOn } from '../custom-fields.fixture.ts';

const { it, admin, manager, worker, imported, only, instead } = await importApp();
afterAll(() => it.close());
const { field, definitions } = fieldsOn(it, admin);

/** Downloads a client, takes it away and brings the file in again, when the fields stand the other way round. */
async function thereAndBack(name: string, custom: object, format = 'csv') {
  const body = clientBody({
    ...{ name, clientService: [worker.id], custom },
    projectTypes: instead().projectTypes,
  });
  const made = await it.call(clients.createClient, { as: manager, body: body as never });
  expect([made.status, made.errors]).toEqual([200, undefined]);
  const before = await only(name);
  const { rawPayload } = await it.app.inject({
    url: `/api/client/list/export?format=${format}&search=${encodeURIComponent(name)}`,
    headers: { 'access-token': manager.token },
  });
  await it.call(clients.removeClient, { as: manager, params: { id: before.id } });
  const own = (await definitions()).filter(({ record }) => record === 'client');
  for (const { id } of own.toReversed()) {
    const ordered = await it.call(orderCustomFields, {
      ...{ as: admin, body: { field: id, before: null } },
    });
    expect([ordered.status, ordered.errors]).toEqual([200, undefined]);
  }
  await imported(rawPayload, { duplicates: 'import' }, `tam.${format}`);
  expect((await only(name)).custom).toEqual(before.custom);
}

test('a file that was downloaded comes in again as the same, also where two fields are called alike [CUS-112]', async () => {
  const first = await field('text', { label: 'Opis dodatkowy' });
  const second = await field('text', { label: 'Opis dodatkowy' });
  const like = await field('text', { label: 'Telefon' });
  await thereAndBack('Tam i z powrotem', {
    ...{ [first.key]: '=1+1', [second.key]: '007', [like.key]: 'wewnętrzny 12' },
  });
});

test('so does one whose headings an import would take for one another: by case, letters, signs, keys and units [CUS-112]', async () => {
  const alike = [
    ...[{ label: 'Teczka zimowa' }, { label: 'TECZKA zimowa' }, { label: 'Sąd' }, { label: 'Sad' }],
    ...[{ label: 'Kwota +' }, { label: 'Kwota −' }, { label: 'Нотатки' }, { label: 'Адреса' }],
    ...[{ label: '№' }, { label: '☎' }, { label: '✉' }],
    ...[
      { label: 'Trasa', key: 'trasa' },
      { label: 'Trasa', key: 'mil' },
    ],
  ];
  const custom: Record<string, unknown> = {};
  for (const [at, more] of alike.entries())
    custom[(await field('text', more)).key] = `wartość ${at}`;
  custom[(await field('decimal', { label: 'Trasa', unit: 'mil' })).key] = 22;
  await thereAndBack('Podobne nagłówki', custom);
});

test('positions with commas and other signs between names come in as themselves, whatever the others are called [CUS-330]', async () => {
  const lists = [
    [
      ['A', 'A, B', 'B, C', 'C'],
      ['A', 'B, C'],
    ],
    [
      ['Sąd', 'Bak', 'Sad, bąk'],
      ['Sąd', 'Bak'],
    ],
    [['Kadry', 'płace', 'Kadry; płace'], ['Kadry; płace']],
    [
      ['VAT', 'CIT', 'VAT | CIT'],
      ['VAT | CIT', 'CIT'],
    ],
    [
      ['Z', 'W', 'Z,W'],
      ['Z,W', 'Z'],
    ],
    [
      ['1, 2, 3, 4, 5, 6', '7'],
      ['1, 2, 3, 4, 5, 6', '7'],
    ],
    [
      ['"Alfa"', 'B "w", c', 'd'],
      ['"Alfa"', 'B "w", c'],
    ],
  ] as const;
  const custom: Record<string, unknown> = {};
  for (const [all, chosen] of lists) {
    const { key, options } = await field('choices', choices(...all));
    custom[key] = chosen.map((name) => options[name]);
  }
  for (const format of ['csv', 'xlsx']) await thereAndBack(`Listy ${format}`, custom, format);
});
