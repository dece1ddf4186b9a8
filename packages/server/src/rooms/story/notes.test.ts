import { removeClient } from '@zaplecze/contract/rooms/clients/calls';
import { openMentions } from '@zaplecze/contract/rooms/comments/calls';
import { getDay } from '@zaplecze/contract/rooms/day/calls';
import { fileTicket } from '@zaplecze/contract/rooms/files/calls';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import * as contract from '@zaplecze/contract/rooms/story/calls';
import { emptyNote } from '@zaplecze/contract/rooms/story/forms';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertClient } from '../../../test/client.ts';
import type { Someone } from '../../../test/http.ts';
import { storyApp } from './story.fixture.ts';

/* Notes on clients: who writes, names, changes and reads them. */

const app = await storyApp();
const { it, manager, anna, piotr, stranger, client } = app;
afterAll(() => it.close());

const change = (as: Someone, id: number, body: object, headers: Record<string, string> = {}) =>
  it.call(contract.updateClientNote, { as, params: { id }, body, headers });
const drop = (as: Someone, id: number) =>
  it.call(contract.removeClientNote, { as, params: { id } });
const read = async (id: number, as = stranger): Promise<contract.ClientNote> =>
  (await it.call(contract.getClientNote, { as, params: { id } })).data.note;
const told = async (as: Someone): Promise<string[]> =>
  (await it.call(listNotifications, { as, query: { perPage: 100 } })).data.list.list.map(
    ({ content }: { content: string }) => content.replace(/<[^>]*>/g, ''),
  );
const made = async (as: Someone, text: string, more: object = {}): Promise<number> =>
  (await app.write(as, text, more)).data.id;

test('whoever opens the client writes a note with files, and everybody reads it [STO-10]', async () => {
  const file = await it.upload(anna, 'skan.txt', 'treść');
  const id = await made(anna, 'Dzwonili w sprawie umowy', { files: [file] });
  expect(await read(id)).toMatchObject({
    ...{ text: 'Dzwonili w sprawie umowy', contact: false, edited: null },
    createdBy: { id: anna.id },
    files: [{ id: file, fileName: 'skan.txt' }],
    may: { edit: false, delete: false },
  });
  expect((await it.call(fileTicket, { as: stranger, params: { id: file } })).status).toBe(200);
  const [event] = await app.events(stranger, { groups: 'notes' });
  expect(event).toMatchObject({ kind: 'note', id, note: { files: [{ id: file }] } });
  expect((await app.write(anna, '  ')).errors).toEqual({ text: emptyNote });
  expect((await app.write(anna, 'x'.repeat(4001))).errors).toEqual({
    text: 'Najwyżej 4000 znaków',
  });
  expect((await app.write(piotr, 'Nie mój plik', { files: [file] })).status).toBe(404);
  expect((await app.write(anna, 'x', {}, 2_000_000_000)).status).toBe(404);
});

describe('who is named in a note', () => {
  test('is told so once, with a link to the client, and it waits in Mój dzień until it is opened [STO-11]', async () => {
    const [piotr, bystander] = await Promise.all([it.signIn(), it.signIn()]);
    const id = await made(anna, `@[${piotr.id}] zadzwoń do nich`);
    expect((await told(piotr)).filter((one) => one.includes('wspomina'))).toHaveLength(1);
    expect(await told(bystander)).toEqual([]);
    const day = async () => (await it.call(getDay, { as: piotr })).data.day.answers;
    const line = (await day()).rows.find((row: { kind: string }) => row.kind === 'comment');
    expect(line).toMatchObject({ on: 'client', id: client, asks: 'mention' });
    expect(line.comment.text).toContain('zadzwoń do nich');

    const event = (await app.events(piotr, { groups: 'notes' })).find((one) => one.id === id);
    expect(event?.mentions).toMatchObject([{ id: piotr.id }]);
    const call = event?.call as number;
    expect(
      (await app.events(stranger, { groups: 'notes' })).every((one) => one.call === null),
    ).toBe(true);
    await it.call(openMentions, { as: piotr, body: { calls: [call], opened: true } });
    expect((await day()).rows).toEqual([]);
  });
  test('must work here: anybody else is refused on the words [STO-11]', async () => {
    const gone = await it.signIn();
    await sql`update person set active = false where id = ${gone.id}`.execute(it.db);
    const refused = await app.write(anna, `@[${gone.id}] wiesz coś?`);
    expect(refused.status).toBe(400);
    expect(refused.errors?.text).toContain('Usuń wzmiankę');
    expect((await app.write(anna, '@[999999]')).errors).toEqual({ text: 'Nie ma takiej osoby' });
  });
  test('by new words is told, who is named no more is not called any longer [STO-11]', async () => {
    const stranger = await it.signIn();
    const id = await made(anna, `@[${piotr.id}] i reszta`);
    const before = (await told(piotr)).length;
    await change(anna, id, { text: `@[${piotr.id}] i @[${stranger.id}]` });
    expect((await told(piotr)).length).toBe(before);
    expect((await told(stranger)).filter((one) => one.includes('wspomina'))).toHaveLength(1);
    await change(anna, id, { text: 'Już nikt' });
    expect((await read(id)).mentions).toEqual([]);
    const open = await it.db
      .selectFrom('mention')
      .select('id')
      .where('clientNote', '=', id)
      .execute();
    expect(open).toEqual([]);
  });
});

test('whoever wrote a note edits it; they and managers delete it [STO-12]', async () => {
  const id = await made(anna, 'Pierwsza treść');
  expect((await change(piotr, id, { text: 'Inna' })).status).toBe(403);
  expect((await change(manager, id, { text: 'Inna' })).status).toBe(403);
  expect((await drop(piotr, id)).status).toBe(403);
  expect((await change(anna, id, { text: 'Druga treść' })).status).toBe(200);
  const { edited } = await read(id);
  expect(edited?.by?.id).toBe(anna.id);
  const { data } = await it.call(contract.clientNoteHistory, { as: stranger, params: { id } });
  expect(data.list).toMatchObject([{ text: 'Pierwsza treść', by: { id: anna.id } }]);
  expect((await drop(manager, id)).status).toBe(200);
  expect((await drop(manager, id)).status).toBe(404);
});

test('two windows of one author: different fields are both kept, the same one is asked about [STO-13]', async () => {
  const id = await made(anna, 'Treść');
  const seen = { 'if-match': `"${(await read(id)).version}"` };
  expect((await change(anna, id, { contact: true }, seen)).status).toBe(200);
  expect((await change(anna, id, { text: 'Nowa treść' }, seen)).status).toBe(200);
  expect(await read(id)).toMatchObject({ text: 'Nowa treść', contact: true });
  const asked = await change(anna, id, { text: 'Jeszcze inna' }, seen);
  expect(asked.status).toBe(409);
  expect(asked.json.conflicts).toEqual({ text: { theirs: 'Nowa treść', yours: 'Jeszcze inna' } });
});

test('a note that says so is a contact with the client on its day, others are not [STO-14]', async () => {
  const other = await insertClient(it.db);
  await sql`update "clientContact" set day = '2026-01-01', kind = 'client' where client = ${other}`.execute(
    it.db,
  );
  const last = async (as: Someone) =>
    (await it.call(contract.clientGlance, { as, params: { id: other } })).data.glance.lastContact;
  await app.write(anna, 'Sprawdzone w KRS', {}, other);
  expect(await last(manager)).toEqual({ day: '2026-01-01', kind: 'client' });
  const { data } = await app.write(anna, 'Rozmowa z prezesem', { contact: true }, other);
  const { kind, day } = await last(manager);
  expect([kind, day > '2026-01-01']).toEqual(['note', true]);
  expect((await last(anna)).kind).toBe(null);
  expect(
    (await it.call(contract.getClientNote, { as: anna, params: { id: data.id } })).data.note
      .contact,
  ).toBe(true);
});

test('a note that goes takes its calls along and leaves its files to be forgotten, as does its client [STO-15]', async () => {
  const other = await insertClient(it.db);
  const [first, second] = [await it.upload(anna), await it.upload(anna)];
  const { data } = await app.write(anna, `@[${piotr.id}]`, { files: [first] }, other);
  await app.write(anna, 'Druga', { files: [second] }, other);
  expect((await drop(anna, data.id)).status).toBe(200);
  expect((await it.call(removeClient, { as: manager, params: { id: other } })).status).toBe(200);
  const left = await it.db
    .selectFrom('mention')
    .select('id')
    .where('attachedId', '=', other)
    .execute();
  expect(left).toEqual([]);
  // What hangs nowhere is forgotten after a day (FIL-08).
  const files = await it.db
    .selectFrom('file')
    .select('attachedTo')
    .where('id', 'in', [first, second])
    .execute();
  expect(files).toEqual([{ attachedTo: null }, { attachedTo: null }]);
});

describe('a client at a glance', () => {
  beforeAll(async () => {
    await app.everything();
    await app.begin();
    await sql`update project set "unitValue" = 1500, "unitQuantity" = 2`.execute(it.db);
  });
  test('tells the nearest limits of what its reader may open, and the value to managers alone [STO-20]', async () => {
    const glance = async (as: Someone): Promise<contract.ClientGlance> =>
      (await it.call(contract.clientGlance, { as, params: { id: client } })).data.glance;
    const mine = await glance(manager);
    expect(mine.limits.map(({ kind }) => kind)).toContain('project');
    expect(mine.value).toBe(6000);
    const annas = await glance(anna);
    expect(annas.limits.map(({ kind, name }) => [kind, name])).toEqual([
      ['task', 'Zebrać dokumenty'],
    ]);
    expect(annas.value).toBe(null);
    expect((await glance(stranger)).limits).toEqual([]);
  });
  test('a service says what it is; how many projects, to managers alone [STO-21]', async () => {
    const [{ type, name }] = (
      await sql<{
        type: number;
        name: string;
      }>`select type, name from "serviceDefinition" limit 1`.execute(it.db)
    ).rows as [{ type: number; name: string }];
    const ask = (as: Someone) =>
      it.call(contract.clientService, { as, params: { id: client, type } });
    await sql`delete from "clientProjectType"`.execute(it.db);
    expect((await ask(anna)).status).toBe(404);
    await sql`insert into "clientProjectType" (client, "projectType") values (${client}, ${type})`.execute(
      it.db,
    );
    expect((await ask(manager)).data).toMatchObject({ services: [{ name }], projects: { all: 2 } });
    expect((await ask(anna)).data.projects).toBe(null);
  });
});
