import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

type Identity = { sub: string; email: string; verified: boolean };

/**
 * A real OpenID Connect service on this machine. Whoever `identity` says is signed in there without
 * being asked; null: the person presses "cancel".
 */
export async function startOidcPeer(
  client: { id: string; secret: string; callback: string },
  { emailInToken = false, port = 0 }: { emailInToken?: boolean; port?: number } = {},
) {
  const state: { identity: Identity | null } = { identity: null };
  const server = createServer();
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.callback],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // The standard has claims told at the userinfo endpoint; many services put them into the token.
    conformIdTokenClaims: !emailInToken,
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['klucz do testów'] },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({
        sub,
        email: state.identity?.email,
        email_verified: state.identity?.verified,
      }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      // One for the browser, or a second tab would take the first one's away.
      const known = oidc.session?.grantIdFor(client.id);
      const kept = known && (await provider.Grant.find(known));
      if (kept) return kept;
      const grant = new provider.Grant({
        clientId: client.id,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const { identity } = state;
    const result = identity
      ? { login: { accountId: identity.sub } }
      : { error: 'access_denied', error_description: 'cancelled' };
    await provider.interactionFinished(request, response, result);
  });
  return {
    issuer,
    state,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
