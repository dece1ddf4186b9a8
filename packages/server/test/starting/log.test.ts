import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { cleanUp, dataFolder, eventually, signInTo, startServer } from './server-process.ts';

afterEach(cleanUp);

const secrets = {
  ADMIN_PASSWORD: 'tajne-haslo-administratora',
  SMTP_URL: 'smtp://uzytkownik:tajne-haslo-poczty@127.0.0.1:9',
  OIDC_CLIENT_SECRET: 'tajny-klucz-logowania',
  METRICS_TOKEN: 'tajny-zeton-metryk',
};

test('the log is one JSON record a line, and at its most talkative holds no secret [OPE-56]', async () => {
  const dataDir = join(dataFolder(), 'data');
  const env = { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'zaplecze', LOG_LEVEL: 'trace' };
  const server = startServer(dataDir, { env: { ...env, ...secrets } });
  const url = await server.ready();
  const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  await send('/auth/login', { username: 'admin', password: 'tajne-zle-haslo' });
  const token = await signInTo(url, 'admin', secrets.ADMIN_PASSWORD);
  const own = { 'access-token': token };
  // A letter with a link that opens the account, which its server does not take.
  await send('/auth/reset_password_request', { email: 'admin@localhost' });
  await send('/auth/reset_password_form', {
    password: 'tajne-nowe-haslo',
    passwordRepeat: 'tajne-nowe-haslo',
    token: 'tajny-odnosnik',
  });
  await send('/auth/acceptance/check', { token: 'tajny-odnosnik-decyzji' });
  await send('/auth/second_factor/setup', { password: 'tajne-inne-haslo' }, own);
  await send('/auth/second_factor', { ticket: 'tajny-bilet', code: '000000' });
  await fetch(`${url}/api/auth/feed/tajny-adres-kalendarza-${'x'.repeat(19)}/kalendarz.ics`);
  await fetch(`${url}/api/auth/oidc/callback?code=tajny-kod&state=tajny-stan`, {
    redirect: 'manual',
  });
  await fetch(`${url}/api/auth/oidc`, { redirect: 'manual' });
  await fetch(`${url}/api/media/download/id/1/a.pdf?access-token=${token}`);
  await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${secrets.METRICS_TOKEN}` } });
  // Twice the same name: a refusal of the database, whose details repeat values of rows.
  for (const name of ['tajna-nazwa', 'tajna-nazwa'])
    await send('/definition/tag/create', { name }, own);
  await eventually(async () => server.output().includes('mail.send'));
  expect((await server.signal('SIGTERM')).code).toBe(0);

  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
  const text = server.output();
  expect(text.match(/.*tajn[aey].*/g)).toBeNull();
  expect(text).not.toContain(token);
  expect(text).not.toMatch(/recoveryChange\/[\w-]{20}/);
});
