import { generateKeyPairSync, randomBytes } from 'node:crypto';
import {
  connectionDays,
  connectionScopes,
} from '@zaplecze/contract/rooms/session/connections/lists';
import type { Configuration, Provider } from 'oidc-provider';
import { keepSecret } from '../../../kit/database/secret.ts';
import { protectedResource } from '../../../kit/http/access-token.ts';
import type { Services } from '../../../kit/http/calls/mount.ts';
import { countAttempt, networkOf } from '../../../kit/http/rate-limit.ts';
import { escapeHtml } from '../../../kit/records/html.ts';
import { fetchDescription } from './applications.ts';
import { isConnected } from './connections.queries.ts';
import { oauthItems } from './oauth-items.queries.ts';

/** Below it stands all that applications and browsers call on their way in. */
export const oauthPath = '/api/oauth';
/** Of the kept key that signs cookies of open questions; a server reads it once. */
export const cookieKeyName = 'oauth-cookies';
/** What applications read first (RFC 8414). */
export const metadataPath = '/.well-known/oauth-authorization-server';
/** The cookie of a question holds below this address. */
const consentPath = (uid: string) => `${oauthPath}/consent/${uid}`;

/** Descriptions that one network may have the server fetch in a quarter of an hour. */
const mostFetched = 60;

const minute = 60;
const day = 24 * 60 * minute;

/** Page for a request that cannot go back to its application: its address may be anybody's. */
const refusalPage = (product: string, why: string) => `<!doctype html>
<html lang="pl"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Nie można połączyć aplikacji</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1rem;color:#222;background:#faf9f7}
@media (prefers-color-scheme:dark){body{color:#ddd;background:#1b1b1b}a{color:#6cc5cc}}</style>
<h1>Nie można połączyć aplikacji</h1>
<p>Prośba aplikacji jest niepełna albo wygasła. Zacznij łączenie od nowa w aplikacji; gdy to nie pomoże, przekaż jej autorom
słowa: <code>${escapeHtml(why)}</code>.</p><p><a href="/">Wróć do ${escapeHtml(product)}</a></p></html>`;

async function make({ config, db, outgoing, log }: Services): Promise<Provider> {
  const { default: OidcProvider, interactionPolicy } = await import('oidc-provider');
  const { base, Check } = interactionPolicy;
  const resource = protectedResource(config);

  // No session of its own: each time an application asks, the person who is signed in in the product answers.
  const policy = base();
  const login = policy.get('login');
  login?.checks.clear();
  login?.checks.add(
    new Check('asked', 'the person is asked each time', 'login_required', (ctx) =>
      ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
    ),
  );

  // Signs tokens of identity, which nobody is given.
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const cookieKey = await keepSecret(db, cookieKeyName, () => randomBytes(32).toString('base64'));

  const settings: Configuration = {
    adapter: (model: string) => oauthItems(db, model),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }] },
    clientAuthMethods: ['none'],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    responseTypes: ['code'],
    scopes: [],
    claims: {},
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: () => true,
    expiresWithSession: () => false,
    interactions: { policy, url: (_, { uid }) => consentPath(uid) },
    routes: {
      authorization: `${oauthPath}/authorize`,
      token: `${oauthPath}/token`,
      registration: `${oauthPath}/register`,
      revocation: `${oauthPath}/revoke`,
      jwks: `${oauthPath}/keys`,
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_, client, token) => token.clientId === client.clientId,
      },
      registration: { enabled: true, issueRegistrationAccessToken: false },
      clientIdMetadataDocument: {
        enabled: true,
        ack: 'draft-02',
        allowFetch: async (ctx) => {
          await countAttempt(db, `oauth:fetch:${networkOf(ctx.ip)}`, mostFetched);
          return true;
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: async (_, indicator) => {
          const { errors } = await import('oidc-provider');
          if (indicator !== resource) throw new errors.InvalidTarget();
          return {
            scope: connectionScopes.join(' '),
            audience: resource,
            accessTokenFormat: 'opaque',
            accessTokenTTL: 60 * minute,
          };
        },
      },
    },
    // What was allowed once says nothing of another time.
    loadExistingGrant: async (ctx) => {
      const grantId = ctx.oidc.result?.consent?.grantId;
      return grantId ? await ctx.oidc.provider.Grant.find(grantId) : undefined;
    },
    findAccount: async (_, accountId, token) => {
      const grantId = token && 'grantId' in token ? token.grantId : undefined;
      const connected = await isConnected(db, Number(accountId), grantId);
      return connected ? { accountId, claims: () => ({ sub: accountId }) } : undefined;
    },
    ttl: {
      AccessToken: 60 * minute,
      AuthorizationCode: minute,
      Grant: connectionDays * day,
      Interaction: 30 * minute,
      RefreshToken: connectionDays * day,
      Session: 30 * minute,
    },
    cookies: {
      keys: [cookieKey],
      names: { session: 'zaplecze-oauth', interaction: 'zaplecze-ask', resume: 'zaplecze-back' },
      long: { path: oauthPath, signed: true },
      short: { signed: true },
    },
    fetch: fetchDescription(outgoing) as never,
    renderError: (ctx, { error, error_description: more }) => {
      ctx.type = 'html';
      ctx.body = refusalPage(config.productName, [error, more].filter(Boolean).join(': '));
    },
  };
  const provider = new OidcProvider(config.publicUrl, settings);
  provider.proxy = true;
  // PostgreSQL keeps no NUL, and a question is kept as it came.
  provider.use(async (ctx, next) => {
    if (Object.values(ctx.query).every((one) => !String(one).includes('\0'))) return await next();
    ctx.status = 400;
    ctx.type = 'html';
    ctx.body = refusalPage(config.productName, 'invalid_request: NUL');
  });
  // Who says no scope asks for all there is.
  provider.use(async (ctx, next) => {
    if (ctx.path === `${oauthPath}/authorize` && !ctx.query.scope) {
      ctx.query = { ...ctx.query, scope: connectionScopes.join(' ') };
    }
    await next();
    // The library counts scopes of identity alone there.
    if (ctx.path === metadataPath && ctx.body) {
      ctx.body = { ...(ctx.body as object), scopes_supported: connectionScopes };
    }
  });
  provider.on('server_error', (_, error) => log.error({ err: error }, 'OAuth'));
  return provider;
}

/** The server of one address: an administrator may give the product another one. */
const servers = new WeakMap<Services['config'], { url: string; provider: Promise<Provider> }>();

/** The authorization server, made when somebody first asks for it. */
export async function authorizationServer(services: Services): Promise<Provider> {
  const { config } = services;
  const known = servers.get(config);
  if (known?.url === config.publicUrl) return await known.provider;
  const provider = make(services);
  servers.set(config, { url: config.publicUrl, provider });
  provider.catch(() => servers.delete(config));
  return await provider;
}
