import { startOidcPeer } from '../../packages/server/test/peers/oidc-peer.ts';
import { accessible, expect, test } from '../support.ts';

test('the company’s sign-in service lets in, refuses and is away [SES-46, SES-48]', async ({
  page,
  baseURL,
}) => {
  const enter = () => page.getByRole('link', { name: 'Konto firmowe' }).click();
  await page.goto('/notifications');
  await enter();
  await expect(page.getByText('Usługa logowania nie odpowiada.')).toBeVisible();
  await accessible(page);

  const port = Number(new URL(baseURL ?? '').port) + 1;
  const callback = `${baseURL}/api/auth/oidc/callback`;
  const peer = await startOidcPeer({ id: 'zaplecze', secret: 'sekret', callback }, { port });
  await enter();
  await expect(page.getByText('Usługa logowania odmówiła.')).toBeVisible();

  peer.state.identity = { sub: 'nikt', email: 'nikt@example.pl', verified: true };
  await enter();
  await expect(page.getByText(/nie ma tu czynnego konta/i)).toBeVisible();

  await page.context().clearCookies();
  const email = await addressOf(page.request, 'recepcja');
  peer.state.identity = { sub: 'recepcja', email, verified: true };
  await enter();
  await expect(page).toHaveURL(/\/notifications$/);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  // Neither the ticket nor the session stays in an address one could go back to.
  await page.goBack();
  expect(page.url()).not.toContain('ticket');
  await peer.stop();
});

type Requests = import('@playwright/test').APIRequestContext;

async function addressOf(request: Requests, username: string): Promise<string> {
  const data = { username, password: 'Zaplecze-demo-2026' };
  const signed = await (await request.post('/api/auth/login', { data })).json();
  const headers = { 'access-token': signed.data.access_token };
  return (await (await request.get('/api/profile/me', { headers })).json()).data.user.email;
}
