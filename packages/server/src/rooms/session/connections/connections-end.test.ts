import { removePerson } from '@zaplecze/contract/rooms/people/calls';
import * as contract from '@zaplecze/contract/rooms/session/connections/calls';
import { getInstallation, saveInstallation } from '@zaplecze/contract/rooms/settings/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  knock,
  letIn,
  type OauthApp,
  oauthApp,
  register,
  sendForm,
} from './connections.fixture.ts';

let it: OauthApp;
beforeAll(async () => {
  it = await oauthApp();
});
afterAll(() => it.close());

test('the application gives its token back, the person disconnects it, the account ends: nothing opens any more [MAC-166]', async () => {
  const [admin, person] = [await it.signIn('ROLE_ADMIN'), await it.signIn()];
  const dead = async ({ client, tokens }: Awaited<ReturnType<typeof letIn>>) => {
    const form = { grant_type: 'refresh_token', client_id: client };
    const again = await sendForm(it, 'token', {
      ...form,
      refresh_token: tokens.refresh_token ?? '',
    });
    return [(await knock(it, tokens.access_token ?? '')).status, again.body.error];
  };
  const given = await letIn(it, person);
  const token = given.tokens.refresh_token ?? '';
  expect((await sendForm(it, 'revoke', { token, client_id: given.client })).status).toBe(200);
  expect(await dead(given)).toEqual([401, 'invalid_grant']);
  const ended = await letIn(it, person);
  const { list } = (await it.call(contract.listConnections, { as: person })).data;
  expect(list.map(({ state }: contract.Connection) => state)).toEqual(['active', 'revoked']);
  const params = { id: list[0].id };
  expect((await it.call(contract.endConnection, { as: admin, params })).status).toBe(404);
  expect((await it.call(contract.endConnection, { as: person, params })).status).toBe(200);
  expect(await dead(ended)).toEqual([401, 'invalid_grant']);
  const leaving = await letIn(it, person);
  await it.call(removePerson, { as: admin, params: { id: person.id } });
  expect(await dead(leaving)).toEqual([401, 'invalid_grant']);
});

test('a connection loses what its person loses, at the next request [MAC-166]', async () => {
  const person = await it.signIn('ROLE_MANAGER');
  const { tokens } = await letIn(it, person);
  const list = async () => {
    const answered = await fetch(`${it.url}/api/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        authorization: `Bearer ${tokens.access_token}`,
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'list_projects', arguments: {} },
      }),
    });
    return ((await answered.json()) as { result: { isError?: boolean } }).result.isError ?? false;
  };
  expect(await list()).toBe(false);
  const roles = { roles: ['ROLE_USER'] };
  await it.db.updateTable('person').set(roles).where('id', '=', person.id).execute();
  expect(await list()).toBe(true);
});

test('nothing that opens a door stands in the database as it is [MAC-167]', async () => {
  const { exchange, tokens } = await letIn(it, await it.signIn());
  const { rows } = await sql<{ text: string }>`select t::text as text from "oauthItem" t
    union all select t::text from "accessToken" t`.execute(it.db);
  const kept = rows.map(({ text }) => text).join('\n');
  for (const secret of [exchange.code, tokens.access_token, tokens.refresh_token]) {
    expect(secret).toMatch(/^[\w-]{40,}$/);
    expect(kept).not.toContain(secret);
  }
});

test('an administrator switches it off: the door is for keys alone, and what was let in opens nothing [MAC-168]', async () => {
  const [admin, person] = [await it.signIn('ROLE_ADMIN'), await it.signIn()];
  const { tokens } = await letIn(it, person);
  const save = async (usesAssistants: boolean) => {
    const { installation } = (await it.call(getInstallation, { as: admin })).data;
    const headers = { 'if-match': `"${installation?.version ?? 0}"` };
    const saved = await it.call(saveInstallation, { as: admin, body: { usesAssistants }, headers });
    expect(saved.status).toBe(200);
  };
  const url = it.services.config.publicUrl;
  await save(false);
  it.services.config.publicUrl = url;
  expect(await knock(it, tokens.access_token ?? '')).toMatchObject({
    status: 401,
    challenge: 'Bearer',
  });
  for (const path of ['oauth-protected-resource', 'oauth-authorization-server']) {
    expect((await fetch(`${it.url}/.well-known/${path}`)).status).toBe(404);
  }
  expect((await register(it)).status).toBe(404);
  await save(true);
  it.services.config.publicUrl = url;
  expect((await knock(it, tokens.access_token ?? '')).status).toBe(200);
});
