import * as clients from '@zaplecze/contract/rooms/clients/calls';
import * as contract from '@zaplecze/contract/rooms/custom-fields/calls';
import { clientHistory, customFieldHistory } from '@zaplecze/contract/rooms/history/calls';
import { afterAll, expect, test } from 'vitest';
import { choices } from '../custom-fields.fixture.ts';
import { changesApp } from './changes.fixture.ts';

const { it, admin, user, create, read, field, definitions, change, begin, run, undo } =
  await changesApp();
afterAll(() => it.close());

const save = (id: number, custom: object) =>
  it.call(clients.updateClient, { as: user, params: { id }, body: { custom } });

test('the history tells a change of kind once, and none of the records has a line of it [CUS-210]', async () => {
  const { id, key, options } = await field('choice', choices('Pierwsza', 'Druga'));
  const { Pierwsza = 0, Druga = 0 } = options;
  const one = await create({ custom: { [key]: Pierwsza } });
  await save(one, { [key]: Druga });
  const lines = async () => {
    const answer = await it.call(clientHistory, { as: admin, params: { id: one }, query: {} });
    return answer.data.list;
  };
  const before = await lines();
  await run(await begin(id, 'text'));
  expect(await lines()).toEqual(before);
  const now = (await definitions()).find((found) => found.key === key);
  const told = await it.call(customFieldHistory, {
    ...{ as: admin, params: { id: now?.id ?? 0 }, query: {} },
  });
  expect(told.data.list[0].entries).toMatchObject([
    { fields: [{ field: 'kind', before: 'Wybór z listy', after: 'Tekst' }] },
  ]);
  expect(told.data.list.length).toBeGreaterThan(1);
});

test('a field is known by the number that it had, and two administrators keep what each changed [CUS-214]', async () => {
  const { id, key, version } = await field('text');
  await create({ custom: { [key]: '5' } });
  await run(await begin(id, 'decimal'));
  const saved = await change(id, { label: 'Po zmianie' }, { 'if-match': `"${version}"` });
  expect(saved.status).toBe(200);
  expect((await definitions()).find((one) => one.key === key)).toMatchObject({
    ...{ label: 'Po zmianie', kind: 'decimal' },
  });
});

test('while one change goes on another is refused, and the field is not removed [CUS-214]', async () => {
  const { id, key } = await field('text');
  const made = await begin(id, 'decimal');
  const again = await it.call(contract.changeCustomKind, {
    ...{ as: admin, params: { id }, body: { kind: 'day' } },
  });
  expect([again.status, again.message]).toEqual([
    409,
    'To pole jest właśnie zmieniane. Poczekaj, aż zmiana się skończy.',
  ]);
  const remove = () => it.call(contract.removeCustomField, { as: admin, params: { id } });
  expect((await remove()).status).toBe(409);
  await run(made);
  expect((await remove()).message).toMatch(
    new RegExp(`„${key}” można cofnąć do \\d\\d\\.\\d\\d\\.`),
  );
});

test('a form that was open is told in words that the kind has changed [CUS-214]', async () => {
  const { id, key } = await field('text');
  const one = await create({ custom: { [key]: '5' } });
  await run(await begin(id, 'decimal'));
  const { status, errors } = await save(one, { [key]: 'dwanaście' });
  expect([status, errors]).toEqual([
    400,
    {
      [`custom.${key}`]: expect.stringMatching(
        /^To pole zmieniło rodzaj na „Liczba”.* Wpisano: „dwanaście”$/,
      ),
    },
  ]);
  expect((await read(one)).custom).toEqual({ [key]: 5 });
});

test('what a form holds of the former kind is told as it was typed, and no number of a record becomes a word [CUS-214]', async () => {
  const typedAnew = async (kind: string, more: object, value: unknown) => {
    const { id, key, options } = await field(kind, more);
    const sent = typeof value === 'string' ? options[value] : value;
    const one = await create({ custom: { [key]: sent } });
    await run(await begin(id, 'text'));
    const { custom } = await read(one);
    const { status, errors } = await save(one, { [key]: sent });
    expect([status, (await read(one)).custom]).toEqual([400, custom]);
    return errors?.[`custom.${key}`];
  };
  expect(await typedAnew('decimal', { unit: 'km' }, 19.5)).toMatch(/Wpisano: „19,5 km”$/);
  expect(await typedAnew('choice', choices('Pierwsza', 'Druga'), 'Druga')).toMatch(
    /Wpisano: „Druga”$/,
  );
  const person = await typedAnew('person', {}, admin.id);
  expect(person).toMatch(/^To pole zmieniło rodzaj na „Tekst”/);
  expect(person).not.toMatch('Wpisano');
});

test('of a long text that was typed its beginning is told, in one line [CUS-214]', async () => {
  const { id, key } = await field('text');
  const one = await create({ custom: { [key]: '5' } });
  await run(await begin(id, 'decimal'));
  const { errors } = await save(one, { [key]: `ab\ncd ${'x'.repeat(5_000)}` });
  expect(errors?.[`custom.${key}`]).toMatch(/Wpisano: „ab cd x{94}…”$/);
});

test('who may not change a field that became another kind is told so [CUS-214, CUS-41]', async () => {
  const { id, key } = await field('decimal', { edits: 'admin' });
  const one = await create({ custom: {} });
  await run(await begin(id, 'text'));
  const { errors } = await save(one, { [key]: 7 });
  expect(errors).toEqual({ [`custom.${key}`]: 'Tego pola nie możesz zmieniać' });
});

test('a change of kind is not undone while a formula names the field: told before, and the values stay [CUS-250]', async () => {
  const { id, key } = await field('text', { label: 'Stawka' });
  const one = await create({ custom: { [key]: '5' } });
  const made = await begin(id, 'decimal');
  await run(made);
  const formula = { kind: 'decimal', label: 'Podwójna', formula: '[Stawka] × 2' };
  const worked = await field('decimal', formula);
  const params = { id: made };
  const words = 'Z pola „Stawka” wylicza się „Podwójna”: jego rodzaj zostaje.';
  const told = await it.call(contract.previewCustomUndo, { as: admin, params });
  expect(told.data.refused).toBe(words);
  const refused = await undo(made);
  expect([refused.status, refused.message]).toEqual([409, words]);
  expect((await save(one, { [key]: 6 })).status).toBe(200);
  expect((await read(one)).custom).toEqual({ [key]: 6, [worked.key]: 12 });
  const gone = { as: admin, params: { id: worked.id } };
  await it.call(contract.updateCustomField, { ...gone, body: { archived: true } });
  // An archived formula still names it.
  expect((await undo(made)).status).toBe(409);
});
