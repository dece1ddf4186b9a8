import { getClient, listClients } from '@zaplecze/contract/rooms/clients/calls';
import * as contract from '@zaplecze/contract/rooms/clients/import/calls';
import { expect } from 'vitest';
import { type Someone, testApp } from '../../../../test/http.ts';
import { runImport } from './import.jobs.ts';

export const header = 'Nazwa;NIP;Telefon;E-mail;Ulica;Kod pocztowy;Miasto;Osoba kontaktowa';
let series = 0;
/** A NIP with a right checksum that nobody has yet. */
export function newNip(): string {
  for (;;) {
    series += 1;
    const first = String(100_000_000 + series);
    const sum = [6, 5, 7, 2, 3, 4, 5, 6, 7].reduce(
      (all, by, at) => all + by * Number(first[at]),
      0,
    );
    if (sum % 11 < 10) return first + (sum % 11);
  }
}
/** A client's line under `header`. */
export const row = (name: string, nip = newNip()) =>
  `${name};${nip};600 100 200;biuro@firma.pl;Długa 1;90-001;Łódź;Anna Nowak`;
/** A CSV file as spreadsheets write it. */
export const file = (...rows: string[]) => `\ufeff${[header, ...rows].join('\r\n')}\r\n`;

/** A company with what the files name, people of each right, and short ways to bring files in. */
export async function importApp() {
  const it = await testApp();
  const [admin, manager, worker] = await Promise.all([
    it.signIn('ROLE_ADMIN'),
    it.signIn('ROLE_MANAGER'),
    it.signIn(),
  ]);
  const insert = async (table: 'projectType' | 'tag' | 'position', values: object) =>
    (
      await it.db
        .insertInto(table)
        .values(values as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const service = await insert('projectType', { name: 'Kadry, płace', color: '#112233' });
  await insert('projectType', { name: 'Księgowość', color: '#112233' });
  const tag = await insert('tag', { name: 'Z importu' });
  await insert('tag', { name: 'VIP' });
  await insert('position', { name: 'Główna księgowa', color: '#112233' });

  async function send(content: string | Buffer, as: Someone = manager, name = 'klienci.csv') {
    const form = new FormData();
    form.append('file', new Blob([content as never]), name);
    const encoded = new Response(form);
    const answer = await it.app.inject({
      method: 'POST',
      url: '/api/client/import',
      headers: {
        'access-token': as.token,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return { status: answer.statusCode, json: answer.json() };
  }

  const shown = async (id: number, as = manager): Promise<contract.ClientImport> =>
    (await it.call(contract.getImport, { as, params: { id } })).data.import;

  /** Brings a file in as far as its settings; `more` are the choices of the person. */
  async function given(
    content: string | Buffer,
    more: Partial<contract.ImportSettings> = {},
    name?: string,
  ) {
    const { json } = await send(content, manager, name);
    const id: number = json.data.id;
    return { id, settings: { ...(await shown(id)).settings, ...more } };
  }

  const check = (id: number, body: object, as = manager) =>
    it.call(contract.checkImport, { as, params: { id }, body });
  const start = (id: number, body: object) =>
    it.call(contract.runImport, { as: manager, params: { id }, body });

  async function imported(
    content: string | Buffer,
    more: Partial<contract.ImportSettings> = {},
    name?: string,
  ) {
    const { id, settings } = await given(content, more, name);
    expect((await start(id, settings)).status).toBe(200);
    await runImport(it.db, id);
    return await shown(id);
  }

  /** What is chosen once for the whole file. */
  const instead = () => ({
    clientService: [worker.id],
    projectTypes: [service],
    status: 1,
    province: 10,
  });

  const found = async (search: string) => {
    const { data } = await it.call(listClients, { as: worker, query: { search, perPage: 100 } });
    return data.list as { count: number; list: { id: number; name: string }[] };
  };
  const only = async (search: string) => {
    const { list } = await found(search);
    expect(list).toHaveLength(1);
    return (await it.call(getClient, { as: worker, params: { id: list[0]?.id ?? 0 } })).data.client;
  };

  const people = { admin, manager, worker };
  return { it, ...people, tag, send, shown, given, check, start, imported, instead, found, only };
}
