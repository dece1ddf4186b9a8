import { encodeQuery } from '@zaplecze/contract/kit/calls/query';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/clients/calls';
import { afterAll, describe, expect, test } from 'vitest';
import { clientsApp, contactBody } from '../clients.fixture.ts';

const { it, user, consent, whole, create, read, listed } = await clientsApp();
afterAll(() => it.close());

test('contact persons and consents can be changed and removed by their own calls [CLI-62, CLI-63, CLI-75]', async () => {
  const file = await it.upload(user);
  const id = await create({
    agreements: [{ type: consent, file }],
    persons: [contactBody, contactBody],
  });
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

test('the last contact person is not removed by its own call either [CLI-60]', async () => {
  const [only] = (await read(await create())).persons;
  const params = { id: only?.id ?? 0 };
  const refused = await it.call(contract.removeContact, { as: user, params });
  expect(refused.errors).toEqual({ persons: 'Osoba kontaktowa jest wymagana' });
  expect((await read(only?.client ?? 0)).persons).toHaveLength(1);
});

describe('consents', () => {
  test('do not move to another client [CLI-75]', async () => {
    const file = await it.upload(user);
    const [agreement] = (await read(await create({ agreements: [{ type: consent, file }] })))
      .agreements;
    const call = { as: user, params: { id: agreement?.id ?? 0 } };
    const moved = await it.call(contract.updateAgreement, {
      ...call,
      body: { client: await create() },
    });
    expect(moved.errors).toEqual({ client: 'Zgody nie można przenieść do innego klienta' });
  });

  test('an archived type or tag is no new choice, and stays where it was [CLI-48]', async () => {
    const [kind, tag] = await Promise.all(
      (['agreementType', 'tag'] as const).map((table) =>
        it.db
          .insertInto(table)
          .values({ name: 'Dawna' } as never)
          .returning('id')
          .executeTakeFirstOrThrow(),
      ),
    );
    const given = { type: kind?.id ?? 0, file: await it.upload(user) };
    const id = await create({ agreements: [given], tags: [tag?.id] });
    for (const table of ['agreementType', 'tag'] as const)
      await it.db.updateTable(table).set({ archived: true }).where('name', '=', 'Dawna').execute();
    const kept = await it.call(contract.updateClient, {
      as: user,
      params: { id },
      body: {
        tags: [tag?.id ?? 0],
        agreements: [{ id: (await read(id)).agreements[0]?.id, ...given }],
      },
    });
    expect(kept.status).toBe(200);
    for (const [more, errors] of [
      [{ tags: [tag?.id] }, { tags: 'Nie ma takiego tagu' }],
      [{ agreements: [given] }, { 'agreements.0.type': 'Wybierz typ zgody' }],
    ] as const) {
      const body = whole(more);
      expect((await it.call(contract.createClient, { as: user, body })).errors).toEqual(errors);
    }
  });

  test('name a person who is sent with them, by their place [CLI-73]', async () => {
    const file = await it.upload(user);
    const id = await create({
      persons: [contactBody, { ...contactBody, firstName: 'Ewa' }],
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

  test('refuse a place where nobody is, and anybody else’s person [CLI-73]', async () => {
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

  test('keep the wording of their day when the type’s text changes [CLI-72]', async () => {
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

describe('the filter by a consent', () => {
  const today = warsawDay();
  const [before, yesterday, tomorrow] = [-9, -1, 1].map((days) => addDays(today, days));

  test.each([
    ['undated', {}, ['agreement']],
    ['given today', { given: today }, ['agreement']],
    ['given from tomorrow', { given: tomorrow }, []],
    ['withdrawn yesterday', { given: before, withdrawn: yesterday }, ['withdrawn']],
    ['undated, withdrawn today', { withdrawn: today }, ['withdrawn']],
    ['withdrawn from tomorrow', { given: before, withdrawn: tomorrow }, ['agreement']],
  ])(
    'means one valid today, an extra one withdrawn: %s [CLI-16, CLI-17]',
    async (name: string, dates: object, found: string[]) => {
      const file = await it.upload(user);
      // One word, which is a part of no other case's.
      const title = `Zgoda${name.replace(/\W/g, '')}koniec`;
      await create({ name: title, agreements: [{ type: consent, file, ...dates }] });
      for (const filter of ['agreement', 'withdrawn']) {
        const query = { name: title, filter: { [filter]: [consent] } };
        expect((await listed(query)).count, filter).toBe(found.includes(filter) ? 1 : 0);
        const url = `/api/client/list/export?format=csv&${encodeQuery(query)}`;
        const headers = { 'access-token': user.token };
        expect((await it.app.inject({ url, headers })).body.includes(title), filter).toBe(
          found.includes(filter),
        );
        const others = await listed({ ...query, filter: { [filter]: [999_999] } });
        expect(others.count).toBe(0);
      }
    },
  );
});

describe('a consent cannot be withdrawn before it was given [CLI-74]', () => {
  const message = 'Zgodę wycofano przed jej wyrażeniem';

  test.each([
    [{ given: '2026-03-01' }, { withdrawn: '2026-02-28' }, 'withdrawn'],
    [{ withdrawn: '2026-02-28' }, { given: '2026-03-01' }, 'given'],
    [{}, { given: '2026-03-01', withdrawn: '2026-02-28' }, 'withdrawn'],
  ])('stored %j, sent %j: told on %s', async (stored, sent, field) => {
    const file = await it.upload(user);
    const id = await create({ agreements: [{ type: consent, file, ...stored }] });
    const [agreement] = (await read(id)).agreements;
    const params = { id: agreement?.id ?? 0 };
    const alone = await it.call(contract.updateAgreement, { as: user, params, body: sent });
    expect(alone.status).toBe(400);
    expect(alone.errors).toEqual({ [field]: message });
    const nested = [{ id: params.id, type: consent, file, ...sent }];
    const form = await it.call(contract.updateClient, {
      as: user,
      params: { id },
      body: { agreements: nested },
    });
    expect(form.errors).toEqual({ [`agreements.0.${field}`]: message });
    expect((await read(id)).agreements).toMatchObject([
      { given: null, withdrawn: null, ...stored },
    ]);
    const cleared = {
      ...Object.fromEntries(Object.keys(stored).map((key) => [key, null])),
      ...sent,
    };
    const both = Object.keys(stored).length > 0;
    const after = await it.call(contract.updateAgreement, { as: user, params, body: cleared });
    expect(after.status).toBe(both ? 200 : 400);
  });
});
