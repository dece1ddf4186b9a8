import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { createToken } from '@zaplecze/contract/rooms/session/access-tokens/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientBody } from '../src/rooms/clients/clients.fixture.ts';
import { type TestApp, testApp } from './http.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'zaplecze-client-'));
let it: TestApp;
let url: string;
let token: string;

/** As somebody elsewhere has it: packed, and installed into an empty project without a network. */
beforeAll(async () => {
  it = await testApp({ TOKEN_REQUESTS_PER_MINUTE: '0' });
  url = await it.app.listen({ host: '127.0.0.1', port: 0 });
  const as = await it.signIn('ROLE_MANAGER');
  const body = {
    name: 'Sklep',
    writes: ['clients', 'issues', 'documents'],
    expires: addDays(warsawDay(), 9),
  };
  token = (await it.call(createToken, { as, body })).data.token;
  const clients = Array.from({ length: 205 }, (_, at) => ({
    ...clientBody({ nip: '5260250995' }),
    name: `Klient ${at}`,
  }));
  await it.db.insertInto('client').values(clients).execute();
  await run('npm', ['pack', '-w', '@zaplecze/client', '--pack-destination', folder], { cwd: root });
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module","private":true}');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], {
    cwd: folder,
  });
}, 240_000);
afterAll(async () => {
  await it.close();
  rmSync(folder, { recursive: true, force: true });
});

const program = `import { createClient, ZapleczeError } from '@zaplecze/client';

const zaplecze = createClient({ url: process.env.URL ?? '', token: process.env.TOKEN });
const self = await zaplecze.call('GET /token/self');
const { list } = await zaplecze.call('GET /client/list', {
  query: { perPage: 3, search: 'klient', filter: { status: [1, 2] } },
});
let rows = 0;
for await (const row of zaplecze.rows('GET /client/list')) rows += row.name === '' ? 0 : 1;
const sheet = await zaplecze.file('GET /client/list/export', { query: { format: 'csv' } });
const refusals: unknown[] = [];
try {
  await zaplecze.call('POST /issue/create', {
    body: { name: ' ', users: [], description: 'x', type: 1 },
  });
} catch (error) {
  if (error instanceof ZapleczeError) refusals.push(error.status, error.errors.name);
}
try {
  await zaplecze.call('GET /offer/list');
} catch (error) {
  if (error instanceof ZapleczeError) refusals.push(error.status, error.message);
}
const form = new FormData();
form.append('file', new Blob(['%PDF-1.4 x']), 'umowa.pdf');
const { file } = await zaplecze.call('POST /media/upload', { body: form });
console.log(JSON.stringify({
  file: file.fileName,
  key: self.name,
  count: list.count,
  rows,
  csv: (await sheet.text()).length > 100,
  refusals,
}));
`;
const wrong = `import { createClient } from '@zaplecze/client';
const zaplecze = createClient({ url: '', token: '' });
// @ts-expect-error: no such call
await zaplecze.call('GET /nie/ma');
// @ts-expect-error: the number of the client is missing
await zaplecze.call('GET /client/{id}');
// @ts-expect-error: a list is ordered by its own names
await zaplecze.call('GET /client/list', { query: { sort: 'pogoda' } });
const { client } = await zaplecze.call('GET /client/{id}', { params: { id: 7 } });
// @ts-expect-error: a name is a text
const name: number = client.name;
console.log(name);
`;

test('the packed client calls the server from outside of the workspace [MAC-51]', async () => {
  writeFileSync(join(folder, 'program.ts'), program);
  const env = { PATH: process.env.PATH, URL: url, TOKEN: token };
  const { stdout } = await run(process.execPath, ['program.ts'], { cwd: folder, env });
  expect(JSON.parse(stdout)).toEqual({
    file: 'umowa.pdf',
    key: 'Sklep',
    count: expect.any(Number),
    rows: 205,
    csv: true,
    refusals: [400, expect.any(String), 403, 'Ten klucz nie ma prawa: Oferty – odczyt'],
  });
});

test('its types are those of the contract, without the contract [MAC-51]', async () => {
  writeFileSync(join(folder, 'program.ts'), program);
  writeFileSync(join(folder, 'wrong.ts'), wrong);
  const options = {
    strict: true,
    noEmit: true,
    target: 'ES2024',
    module: 'NodeNext',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  };
  const config = { compilerOptions: options, files: ['program.ts', 'wrong.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const said = await run(process.execPath, [compiler, '-p', folder]).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
  expect(said).toBe('');
});
