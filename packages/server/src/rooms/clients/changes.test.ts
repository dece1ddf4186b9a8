import * as contract from '@zaplecze/contract/rooms/clients/calls';
import { afterAll, describe, expect, test } from 'vitest';
import { clientsApp, contactBody } from './clients.fixture.ts';

const { it, manager, user, consent, create, read } = await clientsApp();
afterAll(() => it.close());

describe('changing a client', () => {
  const patch = (id: number, body: object, headers: Record<string, string> = {}, as = user) =>
    it.call(contract.updateClient, { as, params: { id }, body, headers });

  test('only the sent fields change; lists replace the former ones [CLI-50]', async () => {
    const id = await create();
    const before = await read(id);
    const persons = [
      { id: before.persons[0]?.id, ...contactBody, firstName: 'Janina' },
      { firstName: 'Ewa', lastName: 'Zych', email: 'ewa@zarowki.pl' },
    ];
    expect((await patch(id, { city: 'Pabianice', persons, tags: [] })).status).toBe(200);
    expect(await read(id)).toMatchObject({
      city: 'Pabianice',
      name: before.name,
      tags: [],
      persons: [{ id: before.persons[0]?.id, firstName: 'Janina' }, { firstName: 'Ewa' }],
    });
  });

  test('two editors of different fields both keep their changes [CLI-51]', async () => {
    const id = await create();
    const { version } = await read(id);
    const match = { 'if-match': `"${version}"` };
    expect((await patch(id, { city: 'Zgierz' }, match)).status).toBe(200);
    expect((await patch(id, { street: 'Długa 2' }, match, manager)).status).toBe(200);
    expect(await read(id)).toMatchObject({ city: 'Zgierz', street: 'Długa 2' });
  });

  test('two editors of the same field: the second gets 409 with both values [CLI-51]', async () => {
    const id = await create();
    const { version } = await read(id);
    const match = { 'if-match': `"${version}"` };
    await patch(id, { city: 'Zgierz' }, match);
    const late = await patch(id, { city: 'Ozorków' }, match, manager);
    expect(late.status).toBe(409);
    expect(late.json.conflicts).toEqual({ city: { theirs: 'Zgierz', yours: 'Ozorków' } });
    expect((await read(id)).city).toBe('Zgierz');
  });

  test('of two editors who each take away a contact person, the second leaves the last one [CLI-60]', async () => {
    const id = await create({ persons: [contactBody, { ...contactBody, firstName: 'Żaneta' }] });
    const { version, persons } = await read(id);
    const match = { 'if-match': `"${version}"` };
    const [jan, zaneta] = persons.map((one) => ({
      ...contactBody,
      id: one.id,
      firstName: one.firstName,
    }));
    expect((await patch(id, { persons: [jan] }, match)).status).toBe(200);
    const late = await patch(id, { persons: [zaneta] }, match, manager);
    expect(late.errors).toEqual({ persons: 'Osoba kontaktowa jest wymagana' });
    expect((await read(id)).persons.map(({ firstName }) => firstName)).toEqual(['Jan']);
  });

  test('a consent of a person just typed in keeps its person, whoever was added meanwhile [CLI-51, CLI-73]', async () => {
    const id = await create();
    const { version, persons } = await read(id);
    const match = { 'if-match': `"${version}"` };
    const known = { ...contactBody, id: persons[0]?.id };
    const added = { ...contactBody, lastName: 'Pierwszy' };
    expect((await patch(id, { persons: [added, known] }, match)).status).toBe(200);
    const typed = {
      persons: [known, { ...contactBody, lastName: 'Wpisany' }],
      agreements: [{ type: consent, file: await it.upload(manager), person: -2 }],
    };
    expect((await patch(id, typed, match, manager)).status).toBe(200);
    const after = await read(id);
    expect(after.persons.map(({ lastName }) => lastName)).toEqual([
      'Kowalski',
      'Pierwszy',
      'Wpisany',
    ]);
    expect(after.agreements.map((one) => one.person?.name)).toEqual(['Jan Wpisany']);
  });

  test('a version the client never had is 412', async () => {
    const id = await create();
    expect((await patch(id, { city: 'Zgierz' }, { 'if-match': '"999"' })).status).toBe(412);
  });

  test('the last carer cannot be removed [CLI-45, CLI-47]', async () => {
    const client = await create();
    const params = { client, user: user.id };
    const answer = await it.call(contract.removeCarer, { as: user, params });
    expect(answer.status).toBe(400);
    expect(answer.message).toBe('Klient musi posiadać opiekuna, dodaj go');
    expect((await read(client)).clientService).toHaveLength(1);
  });

  test('every change is in the history with who made it [CLI-82]', async () => {
    const id = await create();
    await patch(id, { city: 'Kutno' }, {}, manager);
    const rows = await it.db
      .selectFrom('history')
      .select(['who', 'changes'])
      .where('entity', '=', 'client')
      .where('entityId', '=', id)
      .where('action', '=', 'update')
      .execute();
    expect(rows).toContainEqual({ who: manager.id, changes: { city: ['Łódź', 'Kutno'] } });
  });
});
