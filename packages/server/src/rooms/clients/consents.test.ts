import * as contract from '@zaplecze/contract/clients';
import { afterAll, describe, expect, test } from 'vitest';
import { clientsApp, person } from './clients.fixture.ts';

const { it, user, consent, whole, create, read } = await clientsApp();
afterAll(() => it.close());

test('contact persons and consents can be changed and removed by their own calls', async () => {
  const file = await it.upload(user);
  const id = await create({ agreements: [{ type: consent, file }], persons: [person, person] });
  const client = await read(id);
  const contact = client.persons[0]?.id ?? 0;
  const agreement = client.agreements[0]?.id ?? 0;
  const as = user;
  const change = { as, params: { id: contact }, body: { lastName: 'Nowak' } };
  expect((await it.call(contract.updateContact, change)).status).toBe(200);
  const unreachable = { as, params: { id: contact }, body: { phone: null } };
  expect((await it.call(contract.updateContact, unreachable)).errors?.phone).toBe(
    'Podaj telefon albo adres e-mail',
  );
  expect((await it.call(contract.removeContact, { as, params: { id: contact } })).status).toBe(200);
  const withdrawn = { as, params: { id: agreement }, body: { withdrawn: '2026-02-03' } };
  expect((await it.call(contract.updateAgreement, withdrawn)).status).toBe(200);
  expect((await read(id)).agreements[0]?.withdrawn).toBe('2026-02-03');
  expect((await it.call(contract.removeAgreement, { as, params: { id: agreement } })).status).toBe(
    200,
  );
  expect(await read(id)).toMatchObject({ agreements: [], persons: [{ lastName: 'Kowalski' }] });
});

describe('consents', () => {
  test('name a person who is sent with them, by their place', async () => {
    const file = await it.upload(user);
    const id = await create({
      persons: [person, { ...person, firstName: 'Ewa' }],
      agreements: [{ type: consent, file, person: -2, given: '2026-01-02' }],
    });
    const { agreements } = await read(id);
    expect(agreements).toMatchObject([
      {
        person: { name: 'Ewa Kowalski' },
        given: '2026-01-02',
        withdrawn: null,
        wording: 'Zgadzam się.',
      },
    ]);
  });

  test('refuse a place where nobody is, and anybody else’s person', async () => {
    const other = (await read(await create())).persons[0]?.id;
    for (const wrong of [-2, other]) {
      const agreements = [{ type: consent, file: await it.upload(user), person: wrong }];
      const answer = await it.call(contract.createClient, {
        as: user,
        body: whole({ agreements }),
      });
      expect(answer.errors).toEqual({
        'agreements.0.person': 'To nie jest osoba kontaktowa tego klienta',
      });
    }
  });

  test('keep the wording of their day when the type’s text changes', async () => {
    const file = await it.upload(user);
    const id = await create({ agreements: [{ type: consent, file }] });
    await it.db
      .updateTable('agreementType')
      .set({ description: 'Inna treść.' })
      .where('id', '=', consent)
      .execute();
    const [agreement] = (await read(id)).agreements;
    expect(agreement).toMatchObject({ wording: 'Zgadzam się.' });
    await it.db
      .updateTable('agreementType')
      .set({ description: 'Zgadzam się.' })
      .where('id', '=', consent)
      .execute();
  });
});
