import * as oidc from 'openid-client';
import type { OidcConfig } from '../../../kit/operations/config.ts';

/** The sign-in service did not answer, as opposed to: it answered no. */
export class IdentityAwayError extends Error {}

const timeoutSeconds = 10;
const known = new Map<string, oidc.Configuration>();

/** What the service says about itself, asked once; plain http passes only on this machine (config). */
async function discover(config: OidcConfig): Promise<oidc.Configuration> {
  const key = JSON.stringify(config);
  const found = known.get(key);
  if (found) return found;
  try {
    const issuer = new URL(config.issuer);
    const service = await oidc.discovery(issuer, config.clientId, config.clientSecret, undefined, {
      timeout: timeoutSeconds,
      ...(issuer.protocol === 'http:' && { execute: [oidc.allowInsecureRequests] }),
    });
    known.set(key, service);
    return service;
  } catch (cause) {
    throw new IdentityAwayError('The sign-in service cannot be asked', { cause });
  }
}

export type Attempt = { state: string; nonce: string; verifier: string };

/**
 * A fresh way to the sign-in service: code flow with PKCE, state and nonce.
 *
 * @throws IdentityAwayError when the service does not answer
 */
export async function beginAttempt(
  config: OidcConfig,
  callback: string,
): Promise<{ attempt: Attempt; url: URL }> {
  const service = await discover(config);
  const attempt = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
  };
  const url = oidc.buildAuthorizationUrl(service, {
    redirect_uri: callback,
    scope: 'openid email',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
  });
  return { attempt, url };
}

/** Whom the service knows: its own name and number of the account, and the e-mail. */
export type Identity = { issuer: string; subject: string; email: string };

/**
 * Who the service vouches for by a verified e-mail, or null when it vouches for none. `answered` is the
 * whole address the browser came back to.
 *
 * @throws IdentityAwayError when the service does not answer; anything else it throws means that
 *   the answer is not to be trusted, or a refusal
 */
export async function verifiedIdentity(
  config: OidcConfig,
  answered: URL,
  attempt: Attempt,
): Promise<Identity | null> {
  const service = await discover(config);
  const tokens = await reached(
    oidc.authorizationCodeGrant(service, answered, {
      pkceCodeVerifier: attempt.verifier,
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    }),
  );
  const claims = tokens.claims();
  if (!claims) return null;
  // Some services tell the address in the token, others when asked.
  const userClaims =
    claims.email === undefined
      ? await reached(oidc.fetchUserInfo(service, tokens.access_token, claims.sub))
      : claims;
  if (userClaims.email_verified !== true || typeof userClaims.email !== 'string') return null;
  return { issuer: claims.iss, subject: claims.sub, email: userClaims.email };
}

/** Failures to reach the service are TypeErrors of fetch, or its timeout. */
async function reached<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    const { name, code } = error as { name?: string; code?: string };
    const away = name === 'TimeoutError' || code === 'OAUTH_TIMEOUT' || error instanceof TypeError;
    if (away) throw new IdentityAwayError('The sign-in service does not answer', { cause: error });
    throw error;
  }
}
