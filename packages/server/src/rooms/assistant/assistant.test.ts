import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { createIssue, getIssue } from '@zaplecze/contract/rooms/issues/calls';
import { createToken } from '@zaplecze/contract/rooms/session/access-tokens/calls';
import type { TokenArea } from '@zaplecze/contract/rooms/session/access-tokens/lists';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { clientBody } from '../clients/clients.fixture.ts';

let it: TestApp;
let url: URL;
let manager: Someone;
let employee: Someone;
let client: number;
let issue: number;

beforeAll(async () => {
  it = await testApp({ PUBLIC_URL: 'https://zaplecze.firma.pl' });
  url = new URL('/api/mcp', await it.app.listen({ host: '127.0.0.1', port: 0 }));
  [manager, employee] = [await it.signIn('ROLE_MANAGER'), await it.signIn()];
  client = await makeClient('Żagiel sp. z o.o.');
  issue = await report('Faktura z błędem');
});
afterAll(() => it.close());

const makeClient = async (name: string): Promise<number> => {
  const row = it.db.insertInto('client').values(clientBody({ name, nip: '5260250995' }));
  return (await row.returning('id').executeTakeFirstOrThrow()).id;
};
const report = async (name: string, of = client): Promise<number> => {
  const body = { name, users: [employee.id], client: of, description: 'Zła stawka', type: 1 };
  return (await it.call(createIssue, { as: manager, body })).data.id;
};

async function keyOf(as: Someone, rights: { reads?: TokenArea[]; writes?: TokenArea[] }) {
  const body = { name: 'Asystent', expires: addDays(warsawDay(), 5), ...rights };
  return (await it.call(createToken, { as, body })).data.token as string;
}

/** An assistant: the protocol's own client over HTTP. */
async function assistant(as: Someone, rights: { reads?: TokenArea[]; writes?: TokenArea[] }) {
  const authorization = `Bearer ${await keyOf(as, rights)}`;
  const transport = new StreamableHTTPClientTransport(url, {
    requestInit: { headers: { authorization } },
  });
  const peer = new Client({ name: 'próba', version: '1' });
  await peer.connect(transport);
  onTestFinished(() => peer.close());
  const use = async (name: string, input: Record<string, unknown> = {}) => {
    const { content, isError = false } = await peer.callTool({ name, arguments: input });
    const [first] = content as { text: string }[];
    return { text: first?.text ?? '', isError };
  };
  const read = async (name: string, input: Record<string, unknown> = {}) =>
    JSON.parse((await use(name, input)).text);
  return { peer, use, read };
}

const all: TokenArea[] = ['clients', 'projects', 'issues', 'offers', 'people', 'overview'];

test('an assistant finds a client and learns what burns there [MAC-60, MAC-61]', async () => {
  const { peer, read } = await assistant(manager, { reads: all });
  expect(peer.getServerVersion()).toMatchObject({ name: 'zaplecze', title: 'Zaplecze' });
  expect(peer.getInstructions()).toContain('what_burns');
  const { clients } = await read('list_clients', { search: 'zagiel' });
  expect(clients.list.list).toEqual([expect.objectContaining({ id: client })]);
  const burns = await read('what_burns', { client });
  expect(burns.openIssues.list.list).toEqual([
    expect.objectContaining({ id: issue, name: 'Faktura z błędem' }),
  ]);
  const done = await read('list_issues', { client, status: [30] });
  expect(done.issues.list.count).toBe(0);
  expect(burns).toMatchObject({ projectsAtRisk: { list: { count: 0 } }, glance: {} });
});

test('every tool that reads answers, and says that it only reads [MAC-61, MAC-63]', async () => {
  const { peer, use } = await assistant(manager, { reads: all });
  const { tools } = await peer.listTools();
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
  const inputs: Record<string, Record<string, unknown>> = {
    search: { q: 'Żagiel' },
    get_client: { id: client },
    get_issue: { id: issue },
  };
  const missing = {
    ...{ project: 1, task: 1, procedure: 1, service: 1 },
    ...{ id: 2_000_000_000, client: 2_000_000_000 },
  };
  for (const { name, inputSchema } of tools) {
    const needed = (inputSchema.required ?? []).map((key) => [
      key,
      missing[key as keyof typeof missing],
    ]);
    const given = inputs[name] ?? Object.fromEntries(needed);
    const { text, isError } = await use(name, given);
    // Of what is not there it says so, in words.
    if (needed.length > 0 && !inputs[name]) {
      expect([name, isError, text]).toEqual([name, true, 'Nie znaleziono']);
    } else expect([name, isError]).toEqual([name, false]);
  }
});

test('an assistant reads the words of a table, its rows under one another [COM-36]', async () => {
  const description = {
    html: '<table><tr><td>Nazwa</td><td>Kwota</td></tr><tr><td>Ryczałt</td><td>1 200,00</td></tr></table>',
  };
  const body = { name: 'Cennik', users: [employee.id], client, description, type: 1 };
  const { id } = (await it.call(createIssue, { as: manager, body })).data;
  const { use } = await assistant(manager, { reads: all });
  const { text } = await use('get_issue', { id });
  expect(text).toContain(JSON.stringify('Nazwa | Kwota\nRyczałt | 1 200,00'));
  expect(text).not.toContain('<td>');
  await it.db.deleteFrom('issue').where('id', '=', id).execute();
});

test('tools that a key does not open are not offered, and its owner’s rights are theirs [MAC-62]', async () => {
  const own = await makeClient('Kotwica sp. z o.o.');
  await report('Brak faktury', own);
  const narrow = await assistant(employee, { reads: ['issues'] });
  const names = (await narrow.peer.listTools()).tools.map(({ name }) => name);
  expect(names.toSorted()).toEqual([
    'get_issue',
    'list_custom_fields',
    'list_issues',
    'what_burns',
  ]);
  const burns = await narrow.read('what_burns', { client: own });
  expect(burns.projectsAtRisk).toEqual({
    refused: 'Ten klucz nie ma prawa: Projekty i zadania – odczyt',
  });
  expect(burns.openIssues.list.count).toBe(1);
  const wide = await assistant(employee, { reads: all });
  expect(await wide.use('list_projects')).toEqual({ text: 'Brak uprawnień', isError: true });
});

test('nothing is written without the right and without a confirmation [MAC-63]', async () => {
  const own = await makeClient('Bosman sp. z o.o.');
  const issue = await report('Zła data faktury', own);
  const reader = await assistant(employee, { reads: all });
  const input = { id: issue, text: 'Poprawione', confirm: true };
  expect((await reader.use('comment_issue', input)).text).toContain('not found');
  const { peer, use } = await assistant(employee, { writes: ['issues'] });
  const { tools } = await peer.listTools();
  const hints = (name: string) => tools.find((one) => one.name === name)?.annotations;
  expect(hints('comment_issue')).toMatchObject({ readOnlyHint: false, destructiveHint: false });
  expect(hints('change_issue_status')).toMatchObject({
    readOnlyHint: false,
    destructiveHint: true,
  });
  const asked = await use('comment_issue', { ...input, confirm: false });
  expect(asked.text).toContain('Niczego nie zapisano');
  const read = async () =>
    (await it.call(getIssue, { as: employee, params: { id: issue } })).data.issue;
  expect((await read()).comments).toEqual([]);
  expect((await use('comment_issue', input)).isError).toBe(false);
  expect((await read()).comments).toEqual([
    expect.objectContaining({ createdBy: expect.objectContaining({ id: employee.id }) }),
  ]);
  await use('change_issue_status', { id: issue, status: 2, confirm: true });
  expect((await read()).status.id).toBe(2);
  const wrong = await use('change_issue_status', { id: issue, status: 77, confirm: true });
  expect([wrong.isError, wrong.text]).toEqual([true, expect.stringContaining('status')]);
  const made = await use('create_issue', {
    ...{
      name: 'Z rozmowy',
      description: 'Klient dzwonił',
      users: [employee.id],
      type: 1,
      client: own,
    },
    confirm: true,
  });
  expect(JSON.parse(made.text).issue.id).toBeGreaterThan(issue);
});

test('only keys come in: no session, nobody’s request, no page of others [MAC-60]', async () => {
  const ask = async (headers: Record<string, string>) => {
    const payload = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
    const accept = 'application/json, text/event-stream';
    const answer = await it.app.inject({
      method: 'POST',
      url: '/api/mcp',
      headers: { accept, ...headers },
      payload,
    });
    return [answer.statusCode, answer.headers['www-authenticate']];
  };
  const authorization = `Bearer ${await keyOf(employee, { reads: ['issues'] })}`;
  expect(await ask({})).toEqual([
    401,
    'Bearer resource_metadata="https://zaplecze.firma.pl/.well-known/oauth-protected-resource/api/mcp", scope="read write"',
  ]);
  expect(await ask({ 'access-token': employee.token })).toEqual([403, undefined]);
  expect(await ask({ authorization, origin: 'https://obcy.example' })).toEqual([403, undefined]);
  expect(await ask({ authorization, origin: 'https://zaplecze.firma.pl' })).toEqual([
    200,
    undefined,
  ]);
  expect((await it.app.inject('/api/mcp')).headers.allow).toBe('POST');
});
