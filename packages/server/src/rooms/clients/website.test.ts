import * as contract from '@zaplecze/contract/rooms/clients/calls';
import { importPreview } from '@zaplecze/contract/rooms/clients/import/schemas';
import { fieldOf } from '@zaplecze/contract/rooms/fields';
import { clientHistory, type HistoryChange } from '@zaplecze/contract/rooms/history/calls';
import { afterAll, expect, test } from 'vitest';
import { clientsApp } from './clients.fixture.ts';
import { header, importApp, row } from './import/import.fixture.ts';

/** 'Strona internetowa' of clients: the field that docs/checklists/add-a-field.md was proven by. */

const { it, manager, user, create, read, listed, whole } = await clientsApp();
const imports = await importApp();
afterAll(async () => {
  await it.close();
  await imports.it.close();
});

const patch = (id: number, body: object, headers = {}, as = user) =>
  it.call(contract.updateClient, { as, params: { id }, body, headers });
const wrong = { website: 'Podaj adres strony, np. https://firma.pl' };

test('it may be left out, is kept with its scheme, changed and cleared [CLI-54]', async () => {
  expect((await read(await create())).website).toBeNull();
  const id = await create({ website: ' Firma.pl ' });
  expect((await read(id)).website).toBe('https://firma.pl');
  expect((await patch(id, { website: 'http://firma.pl/o-nas' })).status).toBe(200);
  expect((await read(id)).website).toBe('http://firma.pl/o-nas');
  expect((await patch(id, { website: '' })).status).toBe(200);
  expect((await read(id)).website).toBeNull();
});

test.each(['firma', 'ftp://firma.pl', 'javascript:alert(1)', 'data:text/html,x'])(
  '%s is refused on its field [CLI-54]',
  async (website) => {
    const made = await it.call(contract.createClient, { as: user, body: whole({ website }) });
    expect([made.status, made.errors]).toEqual([400, wrong]);
    const id = await create();
    const changed = await patch(id, { website });
    expect([changed.status, changed.errors]).toEqual([400, wrong]);
    expect((await read(id)).website).toBeNull();
  },
);

test('the list is filtered by a fragment of it, and ordered the Polish way, those without last [CLI-19]', async () => {
  const sites = ['https://żuk-strony.pl', null, 'https://ćma-strony.pl', 'https://cap-strony.pl'];
  for (const website of sites) await create({ name: 'Ze stroną', website });
  const found = async (query: object) =>
    (await listed({ name: 'Ze stroną', ...query })).list.map((one: contract.ClientRow) =>
      one.website?.slice(8, 11),
    );
  expect(await found({ sort: 'website' })).toEqual(['cap', 'ćma', 'żuk', undefined]);
  expect(await found({ sort: 'website', order: 'desc' })).toEqual(['żuk', 'ćma', 'cap', undefined]);
  expect(await found({ filter: { website: 'ZUK-str' } })).toEqual(['żuk']);
  expect(await found({ filter: { website: '%' } })).toEqual([]);
});

test('its changes are told in the history, and asked about of two editors [CLI-51, CLI-82]', async () => {
  const id = await create({ website: 'firma.pl' });
  const { version } = await read(id);
  const match = { 'if-match': `"${version}"` };
  expect((await patch(id, { website: 'nowa.pl' }, match)).status).toBe(200);
  const late = await patch(id, { website: 'inna.pl' }, match, manager);
  expect(late.status).toBe(409);
  expect(late.json.conflicts).toEqual({
    website: { theirs: 'https://nowa.pl', yours: 'https://inna.pl' },
  });
  expect(fieldOf('client', 'website').label).toBe('Strona internetowa');
  const same = await patch(id, { website: 'Nowa.pl/', city: 'Zgierz' }, match, manager);
  expect(same.status).toBe(200);
  const { data } = await it.call(clientHistory, { as: user, params: { id } });
  expect(data.list.flatMap(({ entries }: HistoryChange) => entries)).toContainEqual(
    expect.objectContaining({
      fields: [{ field: 'website', before: 'https://firma.pl', after: 'https://nowa.pl' }],
    }),
  );
});

test('a file brings it in under any of its headings, and the list’s download takes it out [CLI-93, CLI-97, CLI-107]', async () => {
  const [good, bad] = [`${row('Ze stroną www')};Firma.pl`, `${row('Ze złą stroną')};firma`];
  const settings = { instead: imports.instead() };
  const refused = await imports.given(`${header};WWW\n${good}\n${bad}\n`, settings);
  const { data } = await imports.check(refused.id, refused.settings);
  expect(importPreview.parse(data).problems).toEqual([
    { row: 3, field: 'website', value: 'firma', message: wrong.website },
  ]);
  await imports.imported(`${header};WWW\n${good}\n`, settings);
  const url = `/api/client/list/export?format=csv&search=${encodeURIComponent('Ze stroną www')}`;
  const headers = { 'access-token': imports.worker.token };
  const { body } = await imports.it.app.inject({ url, headers });
  expect(body).toContain(';E-mail;Strona internetowa;REGON;KRS;Forma prawna;Ulica;');
  expect(body).toContain(';biuro@firma.pl;https://firma.pl;;;;Długa 1;');
  await imports.it.call(contract.removeClient, {
    as: imports.manager,
    params: { id: (await imports.only('Ze stroną www')).id },
  });
  expect(await imports.imported(body)).toMatchObject({ imported: 1 });
  expect((await imports.only('Ze stroną www')).website).toBe('https://firma.pl');
});
