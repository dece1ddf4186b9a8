import * as contract from '@zaplecze/contract/rooms/clients/calls';
import { afterAll, describe, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { clientsApp, contactBody } from './clients.fixture.ts';

const { it, manager, user, consent, whole, create, read, listed } = await clientsApp();
afterAll(() => it.close());

describe('creating a client', () => {
  test('one call keeps the client with its carers, persons and consents [CLI-30, CLI-39, CLI-44]', async () => {
    const file = await it.upload(user);
    const agreements = [{ type: consent, file, given: '2026-01-02' }];
    const client = await read(await create({ agreements }));
    expect(client).toMatchObject({
      nip: '5260250995',
      color: '#FF0000',
      status: { id: 1, name: 'Aktywny' },
      tags: [{ name: 'VIP' }],
      clientService: [{ id: user.id, name: user.name }],
      persons: [{ firstName: 'Jan', phone: '600 700 800' }],
      agreements: [{ type: { name: 'Marketing' }, wording: 'Zgadzam się.', given: '2026-01-02' }],
      createdBy: { name: user.name },
    });
  });

  test('the sequence of calls works too: client, then carer, person and consent [CLI-31]', async () => {
    const { persons: _p, clientService: _c, ...alone } = whole({ name: 'Po kolei' });
    const made = await it.call(contract.createClient, { as: user, body: alone });
    const client = made.data.id;
    const params = { client, user: manager.id };
    expect((await it.call(contract.addCarer, { as: user, params })).status).toBe(200);
    const contact = await it.call(contract.createContact, {
      as: user,
      body: { ...contactBody, client },
    });
    expect(contact.status).toBe(200);
    const file = 'data:application/pdf;base64,JVBERi0xLjQ=';
    const agreement = await it.call(contract.createAgreement, {
      as: user,
      body: { type: consent, file, client },
    });
    expect(agreement.status).toBe(200);
    expect(await read(client)).toMatchObject({
      clientService: [{ id: manager.id }],
      persons: [{ lastName: 'Kowalski' }],
      agreements: [{ file: { fileName: 'plik.pdf' } }],
    });
  });

  test('a consent whose file belongs to somebody else keeps nothing of the client [CLI-30, CLI-71]', async () => {
    const file = await it.upload(manager);
    const body = whole({ name: 'Nie powstanie', agreements: [{ type: consent, file }] });
    const answer = await it.call(contract.createClient, { as: user, body });
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual({ 'agreements.0.file': 'Plik jest wymagany' });
    expect((await listed({ name: 'Nie powstanie' })).count).toBe(0);
  });

  test.each([
    ['name', '', 'Nazwa firmy jest wymagana'],
    ['phone', '', 'Telefon jest wymagany'],
    ['phone', '12345678', 'Telefon musi mieć przynajmniej 9 cyfr'],
    ['email', '', 'Adres e-mail jest wymagany'],
    ['city', '', 'Nazwa miasta jest wymagana'],
    ['postalCode', '', 'Kod pocztowy jest wymagany'],
    ['postalCode', '123', 'Kod pocztowy musi mieć 5 cyfr, np.11-111'],
    ['street', '', 'Nazwa ulicy jest wymagana'],
    ['province', null, 'Nazwa województwa jest wymagana'],
    ['province', 3, 'Nazwa województwa jest wymagana'],
    ['fvName', '', 'Nazwa firmy jest wymagana'],
    ['nip', '', 'NIP jest wymagany'],
    ['nip', '123', 'NIP musi mieć przynajmniej 10 cyfr'],
    ['fvPhone', '', 'Numer telefonu jest wymagany'],
    ['fvEmail', '', 'Adres e-mail jest wymagany'],
    ['fvCity', '', 'Nazwa miasta jest wymagana'],
    ['fvStreet', '', 'Nazwa ulicy jest wymagana'],
    ['fvPostalCode', '', 'Kod pocztowy jest wymagany'],
    ['status', null, 'Status jest wymagany'],
    ['status', 4, 'Status jest wymagany'],
    ['projectTypes', [], 'Wymagane jest wybranie minimum jednej usługi'],
    ['persons', [], 'Osoba kontaktowa jest wymagana'],
    ['clientService', [], 'Klient musi posiadać opiekuna, dodaj go'],
    ['tags', [999999], 'Nie ma takiego tagu'],
  ])(
    '%s %j is refused: %s [CLI-33, CLI-34, CLI-35, CLI-36, CLI-37, CLI-38, CLI-39, CLI-42, CLI-43, CLI-45, CLI-48, CLI-60]',
    async (field, value, message) => {
      const answer = await it.call(contract.createClient, {
        as: user,
        body: whole({ [field]: value }),
      });
      expect(answer.status).toBe(400);
      expect(answer.errors).toEqual({ [field]: message });
    },
  );

  test.each([
    [{ agreements: [{ file: 1 }] }, 'agreements.0.type', 'Wybierz typ zgody'],
    [{ agreements: [{ type: 1 }] }, 'agreements.0.file', 'Plik jest wymagany'],
    [
      { persons: [{ ...contactBody, phone: null }] },
      'persons.0.phone',
      'Podaj telefon albo adres e-mail',
    ],
    [
      { persons: [{ ...contactBody, phone: '12' }] },
      'persons.0.phone',
      'Telefon musi mieć przynajmniej 9 cyfr',
    ],
    [{ persons: [{ ...contactBody, firstName: '' }] }, 'persons.0.firstName', 'Imię jest wymagane'],
    [{ owner: 5 }, 'owner', 'Nieznane pole'],
  ])('%j is refused on %s [CLI-61, CLI-62, CLI-70]', async (more, field, message) => {
    const answer = await it.call(contract.createClient, { as: user, body: whole(more) });
    expect(answer.errors).toEqual({ [field]: message });
  });

  test('the same Idempotency-Key makes one client [OPE-09]', async () => {
    const key = { 'idempotency-key': 'raz' };
    const body = whole({ name: 'Dwa kliknięcia' });
    const make = () => it.call(contract.createClient, { as: user, body, headers: key });
    const [first, second] = await Promise.all([make(), make()]);
    expect(first.data).toEqual(second.data);
    expect((await listed({ name: 'Dwa kliknięcia' })).count).toBe(1);
  });
});

test('a client without services is told so, also when the list is left out [CLI-43]', async () => {
  const words = 'Wymagane jest wybranie minimum jednej usługi';
  for (const projectTypes of [[], undefined]) {
    const answer = await it.call(contract.createClient, {
      as: user,
      body: whole({ projectTypes }),
    });
    expect(answer.errors).toEqual({ projectTypes: words });
  }
});

describe('who may', () => {
  test('everybody signed in reads, adds and edits; only managers and admins delete [CLI-01, CLI-02]', async () => {
    const id = await create();
    expect((await read(id)).may).toEqual({ edit: true, delete: false });
    const remove = (as: Someone | null, client = id) =>
      it.call(contract.removeClient, { as, params: { id: client } });
    expect((await remove(null)).status).toBe(401);
    expect((await remove(user)).status).toBe(403);
    expect((await remove(user, 999_999)).status).toBe(403);
    expect((await remove(manager, 999_999)).status).toBe(404);
    expect((await remove(manager)).status).toBe(200);
    expect((await it.call(contract.getClient, { as: user, params: { id } })).status).toBe(404);
  });

  test('the record is asked for before the body [OPE-03]', async () => {
    const body = { name: '' };
    const params = { id: 999_999 };
    expect((await it.call(contract.updateClient, { as: user, params, body })).status).toBe(404);
    expect((await it.call(contract.updateClient, { as: null, params, body })).status).toBe(401);
  });

  test.each([
    ['getClient', contract.getClient],
    ['listClients', contract.listClients],
    ['createClient', contract.createClient],
    ['createContact', contract.createContact],
    ['createAgreement', contract.createAgreement],
  ])('%s asks for a session [CLI-01]', async (_name, endpoint) => {
    expect((await it.call(endpoint, { as: null, params: { id: 1 } })).status).toBe(401);
  });
});

test('a NIP that is in the base already is told, with the client who has it [CLI-40]', async () => {
  const id = await create({ nip: '3333333333' });
  const params = { nip: '3333333333' };
  expect((await it.call(contract.checkNip, { as: user, params })).data.list).toMatchObject([
    { id },
  ]);
  const except = await it.call(contract.checkNip, { as: user, params, query: { except: id } });
  expect(except.data.list).toEqual([]);
});
