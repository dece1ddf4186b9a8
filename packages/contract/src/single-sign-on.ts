import * as z from 'zod';
import { endpoint } from './kit/endpoint.ts';
import { signedIn } from './session.ts';

/**
 * Signing in through the company's own service (OpenID Connect), where it is configured. The way
 * there and back are two redirects outside of this contract: GET /auth/oidc, which the button leads
 * to, and GET /auth/oidc/callback, which ends at /login with a ticket.
 */

export const signInOptions = endpoint({
  method: 'GET',
  path: '/auth/options',
  allow: 'public',
  summary: 'Czym poza hasłem można się zalogować; null: niczym',
  answer: z.object({ oidc: z.object({ label: z.string() }).nullable() }),
});

export const enterWithTicket = endpoint({
  method: 'POST',
  path: '/auth/oidc/ticket',
  allow: 'public',
  summary: 'Sesja za jednorazowy bilet z logowania jednokrotnego',
  body: z.strictObject({ ticket: z.string().min(1).max(100) }),
  answer: signedIn,
});
