import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createClient, listClients } from '@zaplecze/contract/rooms/clients/calls';
import { createIssue, listIssues } from '@zaplecze/contract/rooms/issues/calls';
import { newClient, newIssue } from './bodies.ts';
import { copyOf } from './data.ts';
import { directus } from './peers/directus.ts';
import { median, type Peer, type PeerTask, rate } from './peers/peer.ts';
import { type PageVisit, type Visit, visits } from './peers/visits.ts';
import { password, type RunningServer, signIn, startProduct } from './server.ts';

/** Measures the product beside other systems (peers/README.md) and writes bench/measured/peers.md. */
const rounds = Number(process.env.BENCH_TIMES ?? 3);
const [peer = '', redmine = ''] = [process.env.PEER_DIRECTUS, process.env.PEER_REDMINE];

const rows: [PeerTask, string, wanted: number, connections: number[]][] = [
  ['clients', 'pierwsza strona klientów (10 000)', 4, [1, 16]],
  ['search', 'wyszukiwanie wśród nich', 4, [1, 16]],
  ['issues', 'pierwsza strona zgłoszeń (20 000, tam 100 000)', 6, [1, 16]],
  ['newIssue', 'nowe zgłoszenie', 6, [16]],
  ['newClient', 'nowy klient', 4, [16]],
];

/** Gives one after the other, again and again. */
function inTurn<T>(list: T[]): () => T {
  let at = 0;
  return () => {
    at += 1;
    return list[at % list.length] as T;
  };
}

/** What is asked with: people, fragments that stand in the names of clients, and the clients for the peer. */
async function read({ connect }: RunningServer) {
  const db = await connect();
  const { rows: people } = await db.query<{ id: number }>(
    'select id from person where active order by id limit 20',
  );
  const { rows: words } = await db.query<{ word: string }>(
    `select distinct lower(substr(name, 1 + id % 5, 4)) as word from client
     where substr(name, 1 + id % 5, 4) ~ '^[[:alpha:]]+$' limit 5000`,
  );
  const { rows: clients } = await db.query<object>(
    `select name, city, nip, email, phone, "carerNames" as carer, status, modified from client`,
  );
  await db.end();
  const next = inTurn(words);
  return { person: inTurn(people), word: () => next().word, clients };
}
type Read = Awaited<ReturnType<typeof read>>;

const ours = ({ base }: RunningServer, token: string, { person, word }: Read): Peer => ({
  name: 'Zaplecze',
  base,
  headers: { 'access-token': token, 'content-type': 'application/json' },
  requests: {
    clients: { path: () => `/api${listClients.path}` },
    search: { path: () => `/api${listClients.path}?search=${encodeURIComponent(word())}` },
    issues: { path: () => `/api${listIssues.path}` },
    newClient: {
      path: () => `/api${createClient.path}`,
      body: (n) => newClient(n, person().id),
    },
    newIssue: {
      path: () => `/api${createIssue.path}`,
      body: (n) => newIssue(n, { users: [person().id], type: 0, dateRealization: '2026-12-01' }),
    },
  },
});

async function rates(product: Peer, known: Read): Promise<string[]> {
  const other = await directus(peer, known);
  const lines = [
    '| na sekundę | połączeń | Zaplecze | Directus | ile razy | ma być |',
    '|---|---:|---:|---:|---:|---:|',
  ];
  for (const [what, words, wanted, all] of rows) {
    for (const connections of all) {
      const found: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        found[0].push(await rate(product, what, connections));
        found[1].push(await rate(other, what, connections));
      }
      const [mine, theirs] = [median(found[0]), median(found[1])];
      lines.push(
        `| ${words} | ${connections} | ${mine.toFixed(0)} | ${theirs.toFixed(0)} | ${(mine / theirs).toFixed(1)} | ≥ ${wanted} |`,
      );
    }
  }
  return lines;
}

async function screens(product: Peer): Promise<string[]> {
  const [login = '', own = ''] = (process.env.PEER_REDMINE_LOGIN ?? '').split(':');
  const places: Record<'ours' | 'redmine', PageVisit> = {
    ours: {
      url: `${product.base}/issue`,
      row: 'tbody tr a',
      // As there: somebody whom the browser knows from their sign-in.
      enter: async (page: Page) => {
        await page.goto(`${product.base}/login`);
        await page.getByLabel('Nazwa użytkownika').fill('admin');
        await page.getByRole('textbox', { name: 'Hasło' }).fill(password);
        await page.keyboard.press('Enter');
        await page.getByRole('navigation').first().waitFor();
      },
    },
    redmine: {
      url: `${redmine}/issues`,
      row: 'table.issues tbody tr td',
      enter: async (page: Page) => {
        await page.goto(`${redmine}/login`);
        await page.locator('#username').fill(login);
        await page.locator('#password').fill(own);
        await page.locator('#login-submit').click();
        await page.locator('#loggedas').waitFor();
      },
    },
  };
  const found = await visits(places, rounds * 3);
  const of = (name: keyof typeof places, what: keyof Visit) =>
    median(found[name].map((one) => one[what]));
  const ratio = (what: 'cold' | 'second', wanted: number) =>
    `${Math.round(of('ours', what))} | ${Math.round(of('redmine', what))} | ≤ ${wanted} × (${(of('ours', what) / of('redmine', what)).toFixed(2)})`;
  const both = (what: keyof Visit, digits = 0) =>
    `${of('ours', what).toFixed(digits)} | ${of('redmine', what).toFixed(digits)}`;
  return [
    '| lista w przeglądarce | Zaplecze | Redmine | ma być |',
    '|---|---:|---:|---:|',
    `| pierwsza lista, nic w pamięci podręcznej, ms | ${ratio('cold', 0.75)} |`,
    `| druga wizyta, ms | ${ratio('second', 0.5)} |`,
    `| skrypty, które blokują, ms | ${both('blocking')} | ≤ 60 |`,
    `| zapytań pierwszej wizyty | ${both('requests')} | ≤ 30 |`,
    `| przesunięcia układu (CLS) | ${both('shift', 3)} | ≤ 0,02 |`,
  ];
}

const folder = copyOf('tenth', 'peers');
const running = await startProduct(folder);
try {
  const token = await signIn(running.base);
  const known = await read(running);
  const product = ours(running, token, known);
  const lines = [
    '# Obok innych programów',
    '',
    `${new Date().toISOString().slice(0, 10)}, mediana z ${rounds} rund na zmianę (bench/peers/README.md).`,
    '',
    ...(peer ? await rates(product, known) : []),
    '',
    ...(redmine ? await screens(product) : []),
    '',
  ].join('\n');
  writeFileSync(join(import.meta.dirname, 'measured/peers.md'), lines);
  process.stdout.write(lines);
} finally {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
}
