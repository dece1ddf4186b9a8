import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/**
 * Signing in through the company's own service (OpenID Connect), where it is configured. The way
 * there and back are two redirects outside of this contract: GET /auth/oidc, which the button leads
 * to, and GET /auth/oidc/callback, which ends at /login with a ticket.
 */

const endpoint = endpointsOf<Schemas>('none');

export const signInOptions = endpoint<'signInOptions'>('GET /auth/options', 'public');

export const enterWithTicket = endpoint<'enterWithTicket'>('POST /auth/oidc/ticket', 'public');
