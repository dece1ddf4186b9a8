import * as contract from '@zaplecze/contract/rooms/imports/calls';
import type { ImportKind } from '@zaplecze/contract/rooms/imports/lists';
import { expect } from 'vitest';
import { insertClient } from '../../../test/client.ts';
import { type Someone, testApp } from '../../../test/http.ts';
import { house as rooms } from '../house.ts';
import { createBookkeeping } from '../projects/projects.fixture.ts';
import { runRecords } from './imports.jobs.ts';
import { importContext } from './write-rows.ts';

/** A company with a service and two clients, and short ways to bring files of any kind in. */
export async function importsApp() {
  const it = await testApp();
  const [admin, manager, worker, anna] = await Promise.all([
    it.signIn('ROLE_ADMIN'),
    it.signIn('ROLE_MANAGER'),
    it.signIn(),
    it.signIn(),
  ]);
  const house = await createBookkeeping(it, manager);
  const makeClient = (more: { name: string; nip: string }) => insertClient(it.db, more);
  const client = await makeClient({ name: 'Gęśla Jaźń sp. z o.o.', nip: '7010000011' });
  const name = async (who: Someone, firstName: string, lastName: string) =>
    it.db.updateTable('person').set({ firstName, lastName }).where('id', '=', who.id).execute();
  await name(anna, 'Anna', 'Żądło');
  await name(worker, 'Piotr', 'Wilk');

  async function send(kind: ImportKind, content: string | Buffer, as: Someone = manager) {
    const form = new FormData();
    form.append('file', new Blob([content as never]), `${kind}.csv`);
    const encoded = new Response(form);
    const answer = await it.app.inject({
      method: 'POST',
      url: `/api/import/${kind}`,
      headers: {
        'access-token': as.token,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return { status: answer.statusCode, json: answer.json() };
  }

  const shown = async (id: number, as = manager): Promise<contract.RecordImport> =>
    (await it.call(contract.getRecords, { as, params: { id } })).data.import;

  type Choices = Partial<contract.RecordSettings>;
  /** Brings a file in as far as its settings; `more` are the choices of the person. */
  async function given(kind: ImportKind, lines: string[], more: Choices = {}, as = manager) {
    const { status, json } = await send(kind, `\ufeff${lines.join('\r\n')}\r\n`, as);
    expect([status, json.message]).toEqual([200, undefined]);
    const id: number = json.data.id;
    return { id, settings: { ...(await shown(id, as)).settings, ...more } };
  }

  const check = (id: number, body: object, as = manager) =>
    it.call(contract.checkRecords, { as, params: { id }, body });

  /** Everything of a file, as somebody who has looked at nothing would have it brought in. */
  async function run(id: number, body: object, as = manager) {
    const { status, message } = await it.call(contract.runRecords, { as, params: { id }, body });
    expect([status, message]).toEqual([200, undefined]);
    await runRecords(it.services, importContext(rooms), id);
    return await shown(id, as);
  }

  async function imported(kind: ImportKind, lines: string[], more: Choices = {}, as = manager) {
    const { id, settings } = await given(kind, lines, more, as);
    return await run(id, settings, as);
  }

  /** What is wrong, as [row, field, words]. */
  const problemsOf = async (
    kind: ImportKind,
    lines: string[],
    more: Choices = {},
    as = manager,
  ) => {
    const { id, settings } = await given(kind, lines, more, as);
    const { data } = await check(id, settings, as);
    return data.problems.map(({ row, field, message }: contract.RecordCell) => [
      row,
      field,
      message,
    ]);
  };

  const people = { admin, manager, worker, anna };
  const ways = { send, shown, given, check, run, imported, problemsOf };
  return { it, ...people, house, client, makeClient, ...ways };
}
