import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { customKindNames } from '@zaplecze/contract/kit/fields/custom-fields';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientsApp } from '../../src/rooms/clients/clients.fixture.ts';
import { choices, fieldsOn } from '../../src/rooms/custom-fields/custom-fields.fixture.ts';
import { hashPassword } from '../../src/rooms/session/index.ts';

/*
 * The API's description read by programs that nobody here wrote. `npm run test:doors` installs them in foreign/: their
 * compiler is another one than ours, and nobody else needs them.
 */

const programs = join(import.meta.dirname, 'foreign/node_modules');
const password = 'Dobre-haslo-2026';

describe.runIf(process.env.LONG === '1')('programs of others', () => {
  let room: Awaited<ReturnType<typeof clientsApp>>;
  let folder: string;
  let address: string;

  // Beside this process, which answers them.
  const started = promisify(execFile);
  const run = async (name: string, args: string[]) =>
    (await started(name, args, { cwd: folder, maxBuffer: 2 ** 24 })).stdout;
  const bin = (name: string) => join(programs, '.bin', name);

  beforeAll(async () => {
    room = await clientsApp();
    const { field } = fieldsOn(room.it, await room.it.signIn('ROLE_ADMIN'));
    for (const kind of customKindNames)
      await field(kind, kind.startsWith('choice') ? choices('VAT', 'ZUS') : {});
    address = await room.it.app.listen({ host: '127.0.0.1', port: 0 });
    folder = mkdtempSync(join(tmpdir(), 'zaplecze-doors-'));
    symlinkSync(programs, join(folder, 'node_modules'));
    const headers = { 'access-token': room.manager.token };
    for (const form of ['json', 'yaml']) {
      const answer = await fetch(`${address}/api/docs/${form}`, { headers });
      writeFileSync(join(folder, `api.${form}`), await answer.text());
    }
  });
  afterAll(async () => {
    await room.it.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('Redocly finds no error in the description, as JSON and as YAML [MAC-52]', async () => {
    for (const form of ['json', 'yaml']) {
      const { totals, problems } = JSON.parse(
        await run(bin('redocly'), ['lint', `api.${form}`, '--format=json']),
      );
      // An installation for a try stands at localhost.
      const rules = problems.map(({ ruleId }: { ruleId: string }) => ruleId);
      expect([totals.errors, [...new Set(rules)]]).toEqual([0, ['no-server-example.com']]);
    }
  });

  /** Compiles with the compiler that these programs bring. */
  async function compile(name: string, options: object, files: string[]): Promise<void> {
    const strict = { strict: true, target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'] };
    const compilerOptions = { ...strict, types: [], ...options };
    writeFileSync(join(folder, name), JSON.stringify({ compilerOptions, files }));
    await run(bin('tsc'), ['-p', name]);
  }

  test('types that openapi-typescript makes of it compile, and records have names [MAC-52]', async () => {
    await run(bin('openapi-typescript'), ['api.json', '-o', 'types.d.ts']);
    await compile('types.json', { noEmit: true, moduleResolution: 'bundler', module: 'esnext' }, [
      'types.d.ts',
    ]);
    const types = readFileSync(join(folder, 'types.d.ts'), 'utf8');
    for (const name of ['Client', 'ClientRow', 'Project', 'Issue', 'Offer', 'Document'])
      expect(types).toContain(`        ${name}: {`);
  });

  test('calls that orval makes of it compile [MAC-52]', async () => {
    const args = ['--input', 'api.json', '--output', 'orval/calls.ts', '--client', 'fetch'];
    await run(bin('orval'), args);
    await compile('orval.json', { noEmit: true, moduleResolution: 'bundler', module: 'esnext' }, [
      'orval/calls.ts',
    ]);
    expect(readFileSync(join(folder, 'orval/calls.ts'), 'utf8')).toContain('downloadFile');
  });

  test('a client that @hey-api/openapi-ts makes of it signs in, lists with a filter, uploads and downloads [MAC-52]', async () => {
    const made = await room.create();
    const { username } = await room.it.db
      .updateTable('person')
      .set({ passwordHash: await hashPassword(password) })
      .where('id', '=', room.manager.id)
      .returning('username')
      .executeTakeFirstOrThrow();
    await run(bin('openapi-ts'), ['-i', 'api.json', '-o', 'made', '-c', '@hey-api/client-fetch']);
    writeFileSync(join(folder, 'program.ts'), program);
    await compile(
      'program.json',
      { module: 'commonjs', moduleResolution: 'node10', outDir: 'built' },
      ['program.ts'],
    );
    const args = ['built/program.js', `${address}/api`, username, password];
    const told = JSON.parse(await run(process.execPath, args));
    expect(told).toEqual({
      refused: 401,
      names: ['Łódzka Wytwórnia Żarówek'],
      id: made,
      city: 'Łódź',
      file: 'umowa.pdf',
      text: '%PDF-1.4',
      sheet: 'PK',
      wrong: [400, 'Nazwa firmy jest wymagana'],
    });
  });
});

/** What a stranger writes over the made client: the types are what the description says. */
const program = `import { client } from './made/client.gen';
import * as api from './made/sdk.gen';

async function main(): Promise<void> {
  const [baseUrl = '', username = '', password = ''] = process.argv.slice(2);
  client.setConfig({ baseUrl });
  const refused = await api.listClients();
  const entered = await api.login({ body: { username, password }, throwOnError: true });
  const token = entered.data.data.access_token;
  client.setConfig({ baseUrl, auth: ({ name }) => (name === 'access-token' ? token : undefined) });
  const listed = await api.listClients({
    query: { filter: { status: '1,2', name: 'zarowek' }, sort: 'name' },
    throwOnError: true,
  });
  const { list, count } = listed.data.data.list;
  const names: string[] = list.map(({ name }) => name);
  if (count !== names.length) throw new Error('count');
  const id: number = list[0]?.id ?? 0;
  const whole = await api.getClient({ path: { id }, throwOnError: true });
  const city: string = whole.data.data.client.city;
  const file = new File(['%PDF-1.4'], 'umowa.pdf', { type: 'application/pdf' });
  const sent = await api.uploadFile({ body: { file }, throwOnError: true });
  const { id: fileId, fileName: filename } = sent.data.data.file;
  const kept = await api.downloadFile({ path: { id: fileId, filename }, throwOnError: true });
  const text = (await (kept.data as Blob).text()).slice(0, 8);
  const book = await api.exportClients({ query: { format: 'xlsx' }, throwOnError: true });
  const sheet = (await (book.data as Blob).text()).slice(0, 2);
  const wrong = await api.createClient({ body: { name: '' } as never });
  const told = {
    refused: refused.response?.status,
    names,
    id,
    city,
    file: filename,
    text,
    sheet,
    wrong: [wrong.response?.status, wrong.error?.errors?.name],
  };
  process.stdout.write(JSON.stringify(told));
}

declare const process: { argv: string[]; stdout: { write(text: string): void }; exit(code: number): void };
main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
`;
