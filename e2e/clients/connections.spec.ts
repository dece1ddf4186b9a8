import { createHash } from 'node:crypto';
import { makeColleague } from '../records.ts';
import { accessible, expect, passwordOf, test } from '../support.ts';

const verifier = 'weryfikator-ktorego-nikt-nie-zgadnie-0123456789';
const back = 'http://127.0.0.1:9/powrot';

test('an application asks, its person signs in first and lets it in, reads of it in the profile and disconnects it [MAC-161, MAC-169, MAC-183]', async ({
  company,
  page,
  request,
  baseURL,
}) => {
  const { username } = await makeColleague(company, page.request);
  const registered = await request.post('/api/oauth/register', {
    data: { client_name: 'Asystent biurowy', redirect_uris: [back] },
  });
  const { client_id: client } = await registered.json();
  const search = new URLSearchParams({
    response_type: 'code',
    client_id: client,
    redirect_uri: back,
    scope: 'read write',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    resource: `${baseURL}/api/mcp`,
  });
  // Nobody is signed in in this browser yet: the question waits behind the sign-in.
  await page.goto(`/api/oauth/authorize?${search}`);
  await page.getByRole('textbox', { name: /nazwa użytkownika/i }).fill(username);
  await page.getByLabel(/hasło/i).first().fill(passwordOf(username));
  await page.getByRole('button', { name: 'Zaloguj' }).click();
  await expect(page.getByRole('heading', { name: 'Połączyć aplikację?' })).toBeVisible();
  await expect(page.getByText('Asystent biurowy')).toBeVisible();
  await accessible(page);
  await page.getByLabel(/Może też zmieniać/).check();
  const gone = page.waitForRequest((one) => one.url().startsWith(back));
  await page.getByRole('button', { name: 'Połącz' }).click();
  const code = new URL((await gone).url()).searchParams.get('code') ?? '';
  const form = {
    grant_type: 'authorization_code',
    client_id: client,
    redirect_uri: back,
    code,
    code_verifier: verifier,
  };
  const tokens = await (await request.post('/api/oauth/token', { form })).json();
  const knock = async () => {
    const headers = {
      authorization: `Bearer ${tokens.access_token}`,
      accept: 'application/json, text/event-stream',
    };
    const data = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
    return (await request.post('/api/mcp', { headers, data })).status();
  };
  expect(await knock()).toBe(200);

  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /profil/i })
    .click();
  const box = page.locator('section').filter({ hasText: 'Połączone aplikacje' });
  const row = box.getByRole('row', { name: /Asystent biurowy/ });
  await expect(row).toContainText('czytać i zmieniać');
  await expect(row).not.toContainText('jeszcze nie');
  await row.getByRole('button', { name: /Asystent biurowy/ }).click();
  await page.getByRole('menuitem', { name: 'Odłącz' }).click();
  await page.getByRole('button', { name: 'Tak' }).click();
  await expect(row).toContainText('odłączona');
  expect(await knock()).toBe(401);
});
