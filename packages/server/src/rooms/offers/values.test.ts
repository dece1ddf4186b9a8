import { offerHistory } from '@zaplecze/contract/rooms/history/calls';
import * as contract from '@zaplecze/contract/rooms/offers/calls';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertClient } from '../../../test/client.ts';
import { offersApp } from './offers.fixture.ts';

const { it, admin, manager, seller, client, taxes, create, read, patch, comment, list } =
  await offersApp();
let offer: number;
afterAll(() => it.close());
beforeEach(async () => {
  offer = (await create({ files: [await it.upload(manager)] })).data.id;
});

describe('value and validity', () => {
  test('are optional, kept, shown in the list and the sheet, and told in the history [OFF-24, OFF-25]', async () => {
    expect(await read(offer)).toMatchObject({ value: null, validTo: null });
    const given = { value: 12_345.67, validTo: '2026-12-20' };
    expect((await patch(offer, given)).status).toBe(200);
    expect(await read(offer)).toMatchObject(given);
    const [row] = (await list({ sort: 'value', order: 'desc' })).list;
    expect(row).toMatchObject({ id: offer, ...given });
    const sheet = await it.app.inject({
      url: '/api/offer/list/export?format=csv&sort=value&order=desc',
      headers: { 'access-token': seller.token },
    });
    const [head, first] = sheet.body.split('\r\n');
    expect(head).toContain('Wartość netto;Data złożenia;Ważna do');
    expect(first).toContain('12345,67;2026-11-20;2026-12-20');
    const { data } = await it.call(offerHistory, { as: manager, params: { id: offer } });
    expect(JSON.stringify(data)).toContain('12345.67');
    expect((await patch(offer, { value: '', validTo: null })).status).toBe(200);
    expect(await read(offer)).toMatchObject({ value: null, validTo: null });
  });

  test.each([
    [{ value: -1 }, 'value', 'Kwota nie może być ujemna'],
    [{ value: 'sto' }, 'value', 'Nieprawidłowa kwota'],
    [{ value: 1e9 }, 'value', 'Kwota jest za duża'],
    [{ validTo: '2026-02-30' }, 'validTo', 'Nieprawidłowa data, wpisz np. 25.11.2026'],
    [{ validTo: '2026-11-19' }, 'validTo', 'Ważność nie może się skończyć przed dniem złożenia'],
  ])('%j is refused on %s, new and changed: %s [OFF-24, OFF-25]', async (more, field, message) => {
    expect((await create(more)).errors).toEqual({ [field]: message });
    expect((await patch(offer, more)).errors).toEqual({ [field]: message });
  });

  test('the day of submission moves no further than the stored validity [OFF-25]', async () => {
    await patch(offer, { validTo: '2026-11-25' });
    expect((await patch(offer, { submission: '2026-11-26' })).errors).toHaveProperty('validTo');
    expect((await patch(offer, { submission: '2026-11-25' })).status).toBe(200);
  });
});

describe('the offer before', () => {
  test('belongs to the same client, and stays so [OFF-42]', async () => {
    const other = await insertClient(it.db);
    const wrong = await create({ previous: offer, client: other });
    expect([wrong.status, wrong.errors]).toEqual([
      400,
      { previous: 'Poprzednia oferta jest innego klienta' },
    ]);
    const next = (await create({ previous: offer })).data.id;
    const message = 'Poprzednia i następna oferta są tego samego klienta';
    for (const id of [offer, next]) {
      expect((await patch(id, { client: other }, admin)).errors).toEqual({ client: message });
      expect((await patch(id, { client }, admin)).status).toBe(200);
    }
  });
});

describe('an offer keeps at least one file', () => {
  const detach = (file: number) =>
    it.call(contract.offerFiles.detach, { as: manager, params: { id: offer, file } });
  const attach = async () => {
    const file = await it.upload(manager);
    await it.call(contract.offerFiles.attach, { as: manager, params: { id: offer, file } });
    return file;
  };

  test('the last one cannot be taken off [OFF-21]', async () => {
    const [only] = (await read(offer)).files;
    const refused = await detach(only?.id ?? 0);
    expect([refused.status, refused.errors]).toEqual([400, { files: 'Plik jest wymagany!' }]);
    expect((await read(offer)).files).toHaveLength(1);
    await attach();
    expect((await detach(only?.id ?? 0)).status).toBe(200);
  });

  test('nor the last two at once [OFF-21]', async () => {
    const files = [(await read(offer)).files[0]?.id ?? 0, await attach()];
    const answers = await Promise.all(files.map(detach));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await read(offer)).files).toHaveLength(1);
  });
});

describe('a refused offer', () => {
  const reason = async (name: string) =>
    (
      await it.db
        .insertInto('refusalReason')
        .values({ name })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;

  test('may name a reason of the dictionary beside its comment, while it is refused [OFF-34]', async () => {
    const price = await reason('Cena');
    const late = await reason('Termin');
    expect((await patch(offer, { status: 1, refusalReason: price })).errors).toEqual({
      comment: 'Komentarz jest wymagany',
    });
    const said = { status: 1, comment: 'Za drogo', refusalReason: price };
    expect((await patch(offer, said, seller)).status).toBe(200);
    expect((await read(offer)).refusalReason).toEqual({ id: price, name: 'Cena' });
    expect((await patch(offer, { refusalReason: late }, seller)).status).toBe(200);
    expect((await read(offer)).comments).toHaveLength(1);
    await it.db.deleteFrom('refusalReason').where('id', '=', price).execute();
    const unknown = await patch(offer, { refusalReason: price });
    expect(unknown.errors?.refusalReason).toContain('skasowano');
    const reopened = { offerStatus: 3, comment: 'Wracamy' };
    expect((await comment(offer, reopened)).status).toBe(200);
    expect((await read(offer)).refusalReason).toBeNull();
    expect((await patch(offer, { refusalReason: late })).errors).toEqual({
      refusalReason: 'Powód podaje się tylko przy odmowie',
    });
    const call = { offerStatus: 1, comment: 'Jednak nie', refusalReason: late };
    expect((await comment(offer, call)).status).toBe(200);
    expect((await read(offer)).refusalReason?.name).toBe('Termin');
  });
});

test('one save of fields, services, files, status and comment makes one version [OFF-26]', async () => {
  const { version, files } = await read(offer);
  const added = await it.upload(admin);
  const saved = await patch(
    offer,
    {
      name: 'Nowa nazwa',
      value: 5,
      projectTypes: [taxes],
      files: [files[0]?.id, added],
      status: 3,
      comment: 'Dopisać zakres',
    },
    admin,
  );
  expect(saved.data.version).toBe(version + 1);
  expect((await read(offer)).version).toBe(version + 1);
  const { data } = await it.call(offerHistory, { as: manager, params: { id: offer } });
  expect(data.list.list ?? data.list).toHaveLength(2);
});
