import { createContact, updateClient } from '@zaplecze/contract/rooms/clients/calls';
import * as merging from '@zaplecze/contract/rooms/clients/merging/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientsApp } from '../clients.fixture.ts';
import { mergingCalls, twoClients } from '../merging/merging.fixture.ts';

let app: Awaited<ReturnType<typeof clientsApp>>;
let calls: Awaited<ReturnType<typeof mergingCalls>>;
let stays: number;
let goes: number;
beforeAll(async () => {
  app = await clientsApp();
  calls = await mergingCalls(app.it);
});
afterAll(() => app.it.close());
beforeEach(async () => {
  [stays, goes] = await twoClients(app);
});

describe('a form that holds a contact person who was joined with another one meanwhile', () => {
  const opened = async () => {
    const { it, user } = app;
    const twin = { firstName: 'E.', lastName: 'Lisowa', phone: null, email: 'e@lis.pl' };
    await it.call(createContact, { as: user, body: { ...twin, client: goes } });
    const { version, persons } = await app.read(goes);
    const [kept, gone] = persons.map(({ id, firstName, lastName, phone, email }) => ({
      ...{ id, firstName, lastName, phone, email },
    }));
    if (!kept || !gone) throw new Error('two people are needed');
    const join = () =>
      it.call(merging.mergeContacts, {
        ...{ as: app.manager, params: { id: kept.id }, body: { person: gone.id } },
      });
    const save = (persons: object[], known = true, to = goes) =>
      it.call(updateClient, {
        ...{ as: user, params: { id: to }, body: { persons } as never },
        ...(known && { headers: { 'if-match': `"${version}"` } }),
      });
    return { kept, gone, join, save };
  };

  test.each([[true], [false]])(
    'is that one: what was typed into the other is saved there (version known: %s) [CLI-250]',
    async (known) => {
      const { kept, gone, join, save } = await opened();
      await join();
      const saved = await save([kept, { ...gone, email: 'nowy@lis.pl' }], known);
      expect([saved.status, saved.errors]).toEqual([200, undefined]);
      expect((await app.read(goes)).persons).toMatchObject([
        { id: kept.id, firstName: 'Ewa', phone: '601601601', email: 'nowy@lis.pl' },
      ]);
    },
  );

  test.each([[true], [false]])(
    'nothing typed undoes nothing of the joining, alone in the form or not (version known: %s) [CLI-250]',
    async (known) => {
      const { kept, gone, join, save } = await opened();
      await join();
      for (const sent of [[kept, gone], [gone]]) {
        expect((await save(sent, known)).status).toBe(200);
        expect((await app.read(goes)).persons).toMatchObject([
          { id: kept.id, firstName: 'Ewa', lastName: 'Lis', email: 'e@lis.pl' },
        ]);
      }
    },
  );

  test('asks where the one that stays says something else, and names both [CLI-250]', async () => {
    const { kept, gone, join, save } = await opened();
    await join();
    const path = `persons.${kept.id}.phone`;
    const asked = await save([kept, { ...gone, phone: '609609609' }]);
    expect([asked.status, Object.keys(asked.errors ?? {})]).toEqual([409, [path]]);
    const { about, merged } = asked.json as {
      about: Record<string, { by: { id: number }; joined: object }>;
      merged: { persons: object[] };
    };
    expect(about[path]).toMatchObject({
      joined: { former: 'E. Lisowa', stays: 'Ewa Lis' },
      by: { id: app.manager.id },
    });
    expect(merged.persons).toMatchObject([{ id: kept.id }]);
    const both = await save([
      { ...kept, phone: '608608608' },
      { ...gone, phone: '609609609' },
    ]);
    expect([both.status, Object.keys(both.errors ?? {})]).toEqual([409, [`persons.${gone.id}`]]);
  });

  test('also where its client became a part of another one [CLI-128, CLI-250]', async () => {
    const { kept, gone, save } = await opened();
    const [{ id: other = 0 } = {}] = (await app.read(stays)).persons;
    await calls.merge(stays, goes);
    for (const { id } of [kept, gone]) {
      const joined = await app.it.call(merging.mergeContacts, {
        ...{ as: app.manager, params: { id: other }, body: { person: id } },
      });
      expect([joined.status, joined.errors]).toEqual([200, undefined]);
    }
    const saved = await save([kept, { ...gone, email: 'nowy@lis.pl' }]);
    expect([saved.status, saved.errors]).toEqual([200, undefined]);
    expect((await app.read(stays)).persons).toMatchObject([{ id: other, email: 'nowy@lis.pl' }]);
  });
});
