import { warsawDay } from '@zaplecze/contract/kit/values/time';
import * as clients from '@zaplecze/contract/rooms/clients/calls';
import {
  clientHistory,
  type HistoryChange,
  issueHistory,
} from '@zaplecze/contract/rooms/history/calls';
import { removeIssue, updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import * as cases from '@zaplecze/contract/rooms/rodo/cases/calls';
import { createClientNote, updateClientNote } from '@zaplecze/contract/rooms/story/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reachApp } from './reach.fixture.ts';

/* Personal data in the history: in former words, of deleted records. */

let it: Awaited<ReturnType<typeof reachApp>>;
beforeAll(async () => {
  it = await reachApp();
});
afterAll(() => it.close());

describe('what only the history knows', () => {
  test('a signature on a line of its own in former words goes like any other [ROD-08]', async () => {
    const { id, client, firstName, lastName, email } = await it.known();
    const signed = [
      `Pozdrawiam\n${email}`,
      `Dzień dobry,\n${firstName}\n${lastName}`,
      `\t${email}`,
    ];
    for (const text of signed) {
      const note = await it.call(createClientNote, {
        ...{ as: it.user, params: { id: client } },
        body: { text },
      });
      await it.call(updateClientNote, {
        ...{ as: it.user, params: { id: note.data.id } },
        body: { text: 'Załatwione' },
      });
    }
    expect((await it.anonymize(id)).status).toBe(200);
    expect(await it.left([email, lastName])).toEqual([]);
  });

  test('the surname in former words of a note and in a deleted issue is asked about, and goes when confirmed [ROD-43]', async () => {
    const { id, client, lastName, plain } = await it.known();
    const note = await it.call(createClientNote, {
      ...{ as: it.user, params: { id: client } },
      body: { text: `Pan od ${lastName}, wrócić do tematu` },
    });
    expect(note.status).toBe(200);
    await it.call(updateClientNote, {
      ...{ as: it.user, params: { id: note.data.id } },
      body: { text: 'Wrócić do tematu' },
    });
    const lost = await it.issue({ name: `Pismo: ${plain}`, client });
    await it.call(removeIssue, { as: it.manager, params: { id: lost } });
    const { doubts } = await it.dataOf(id);
    const keys = doubts.map(({ key }: { key: string }) => key);
    const former = [`history/clientNote/${note.data.id}`, `history/issue/${lost}`];
    expect(keys).toEqual(expect.arrayContaining(former));
    expect(doubts.find(({ key }: { key: string }) => key === former[1])).toMatchObject({
      label: `Historia: zgłoszenie nr ${lost}`,
      excerpt: expect.stringContaining(`Pismo: ${plain}`),
    });
    expect((await it.anonymize(id, keys)).status).toBe(200);
    expect(await it.left([plain])).toEqual([]);
  });

  test('a contact who was deleted is found by name in a request, and forgotten in the history of the client [ROD-44]', async () => {
    const { id, client, lastName, firstName } = await it.known();
    await it.call(clients.createContact, { as: it.user, body: { client, ...it.person } });
    const own = { as: it.user, params: { id } };
    await it.call(clients.updateContact, { ...own, body: { lastName: `${lastName}-Nowa` } });
    expect((await it.call(clients.removeContact, own)).status).toBe(200);
    const told = async () =>
      JSON.stringify((await it.call(clientHistory, { as: it.user, params: { id: client } })).data);
    expect(await told()).toContain(lastName);
    const { data: made } = await it.call(cases.createCase, {
      as: it.admin,
      body: {
        ...{ kind: 'erasure', name: `${firstName} ${lastName}`, channel: 'email' },
        ...{ received: warsawDay(), handler: it.admin.id },
      },
    });
    const params = { id: made.id };
    const { data: found } = await it.call(cases.casePlaces, { as: it.admin, params });
    const place = found.groups
      .flatMap((group: cases.FoundGroup) => group.places)
      .find(({ key }: { key: string }) => key === `history/clientPerson/${id}`);
    expect(place).toMatchObject({ certain: true, title: `Historia: osoba kontaktowa nr ${id}` });
    const body = { confirmed: [place.key] };
    expect((await it.call(cases.eraseCase, { as: it.admin, params, body })).status).toBe(200);
    expect(await told()).not.toContain(lastName);
    expect(await told()).not.toContain(firstName);
    expect(await told()).toContain('Osoba zanonimizowana');
    const close = { status: 'done', outcome: 'Usunięto.' };
    await it.call(cases.closeCase, { as: it.admin, params, body: close });
    expect((await it.left([lastName])).filter((row) => !row.startsWith('notification'))).toEqual(
      [],
    );
  });
});

test('the history tells what was removed as removed, and a changed formatting alone as that [HIS-23]', async () => {
  const { id, client, phone, firstName, lastName } = await it.known();
  await it.call(clients.updateContact, {
    ...{ as: it.user, params: { id } },
    body: { phone: '22 999 11 22', description: 'Tylko rano' },
  });
  const named = await it.issue({ name: `Oddzwonić: ${firstName} ${lastName}`, client });
  const text = { name: `Oddzwonić: ${lastName} ${firstName}` };
  await it.call(updateIssue, { as: it.user, params: { id: named }, body: text });
  expect((await it.anonymize(id)).status).toBe(200);
  const ofClient = await it.call(clientHistory, { as: it.user, params: { id: client } });
  const ofIssue = await it.call(issueHistory, { as: it.manager, params: { id: named } });
  const fields = [...ofClient.data.list, ...ofIssue.data.list]
    .flatMap(({ entries }: HistoryChange) => entries)
    .filter(({ action }) => action === 'update')
    .flatMap((entry) => entry.fields.map((field) => ({ entity: entry.entity, ...field })));
  const gone = 'usunięto dane osobowe';
  for (const field of ['phone', 'description'])
    expect(fields).toContainEqual({ entity: 'clientPerson', field, before: gone, after: gone });
  expect(fields).toContainEqual({ entity: 'issue', field: 'name', before: gone, after: gone });
  expect(JSON.stringify(fields)).not.toContain('formatowanie');
  expect(JSON.stringify(fields)).not.toContain(phone);
});
