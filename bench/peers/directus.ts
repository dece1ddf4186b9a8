import pg from 'pg';
import type { Peer, PeerTask } from './peer.ts';

const login = process.env.PEER_DIRECTUS_LOGIN ?? '';

type Field = { field: string; type: string; schema?: object; meta?: object };
const text = (field: string): Field => ({ field, type: 'string', schema: {} });
const refers = (field: string): Field => ({
  field,
  type: 'integer',
  schema: {},
  meta: { special: ['m2o'] },
});

const collections: Record<string, Field[]> = {
  peer_clients: [
    ...['name', 'city', 'nip', 'email', 'phone', 'carer'].map(text),
    { field: 'status', type: 'integer', schema: {} },
    { field: 'modified', type: 'timestamp', schema: {} },
  ],
  peer_issues: [
    ...['name', 'person'].map(text),
    { field: 'description', type: 'text', schema: {} },
    { field: 'status', type: 'integer', schema: {} },
    { field: 'due', type: 'date', schema: {} },
    { field: 'modified', type: 'timestamp', schema: {} },
    refers('client'),
  ],
};

const fill = `
  create extension if not exists pg_trgm;
  insert into peer_clients (name, city, nip, email, phone, carer, status, modified)
  select name, city, nip, email, phone, carer, status, modified
  from jsonb_populate_recordset(null::peer_clients, $clients$%CLIENTS%$clients$);
  insert into peer_issues (name, description, person, status, due, modified, client)
  select 'Sprawa ' || md5(n::text), 'Opis ' || md5((n * 7)::text), 'Osoba ' || n % 60, n % 4,
    current_date + n % 200, now() - n * interval '1 minute', 1 + n % 10000
  from generate_series(1, 100000) n;
  create index on peer_clients (modified desc);
  create index on peer_issues (modified desc);
  create index on peer_issues (client);
  ${['name', 'city', 'nip', 'email', 'phone', 'carer']
    .map((field) => `create index on peer_clients using gin (lower(${field}) gin_trgm_ops);`)
    .join('\n')}
  analyze;`;

/** Makes the collections, unless they are there, and fills them through the database; `clients` are ours. */
async function prepare(
  base: string,
  headers: Record<string, string>,
  clients: object[],
): Promise<void> {
  if ((await fetch(`${base}/collections/peer_issues`, { headers })).ok) return;
  const post = async (path: string, body: object) => {
    const answer = await fetch(base + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  };
  for (const [collection, fields] of Object.entries(collections)) {
    const key = {
      field: 'id',
      type: 'integer',
      schema: { is_primary_key: true, has_auto_increment: true },
    };
    await post('/collections', { collection, schema: {}, meta: {}, fields: [key, ...fields] });
  }
  await post('/relations', {
    collection: 'peer_issues',
    field: 'client',
    related_collection: 'peer_clients',
    schema: {},
  });
  const db = new pg.Client(process.env.PEER_DIRECTUS_DB);
  await db.connect();
  await db.query(fill.replace('%CLIENTS%', () => JSON.stringify(clients)));
  await db.end();
}

/** Signs in, fills what is empty and says how its lists and records are asked for. */
export async function directus(
  base: string,
  { clients, word }: { clients: object[]; word: () => string },
): Promise<Peer> {
  const [email, password] = login.split(':');
  const answer = await fetch(`${base}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  const headers = {
    authorization: `Bearer ${data.access_token}`,
    'content-type': 'application/json',
  };
  await prepare(base, headers, clients);
  const list = (what: string) => `/items/${what}?limit=25&sort=-modified&meta=filter_count`;
  const requests: Record<PeerTask, Peer['requests'][PeerTask]> = {
    clients: { path: () => `${list('peer_clients')}&fields=*` },
    search: { path: () => `${list('peer_clients')}&fields=*&search=${encodeURIComponent(word())}` },
    issues: { path: () => `${list('peer_issues')}&fields=*,client.name` },
    newClient: {
      path: () => '/items/peer_clients',
      body: (n) => ({
        name: `Nowa firma ${n} sp. z o.o.`,
        ...{ city: 'Łódź', nip: '5260250995', email: 'biuro@example.pl', phone: '600 700 800' },
        ...{ carer: 'Opiekun 1', status: 1, modified: new Date().toISOString() },
      }),
    },
    newIssue: {
      path: () => '/items/peer_issues',
      body: (n) => ({
        name: `Sprawa nr ${n}`,
        ...{ description: 'Proszę o pomoc.', person: 'Osoba 1', status: 1, due: '2026-12-31' },
        ...{ client: 1, modified: new Date().toISOString() },
      }),
    },
  };
  return { name: 'Directus', base, headers, requests: requests };
}
