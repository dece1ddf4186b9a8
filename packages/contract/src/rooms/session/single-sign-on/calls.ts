import { endpoint } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/**
 * Signing in through the company's own service (OpenID Connect), where it is configured. The way
 * there and back are two redirects outside of this contract: GET /auth/oidc, which the button leads
 * to, and GET /auth/oidc/callback, which ends at /login with a ticket.
 */

export const signInOptions = endpoint<Schemas['signInOptions']>({
  method: 'GET',
  path: '/auth/options',
  allow: 'public',
  area: 'none',
});

export const enterWithTicket = endpoint<Schemas['enterWithTicket']>({
  method: 'POST',
  path: '/auth/oidc/ticket',
  allow: 'public',
  area: 'none',
});
