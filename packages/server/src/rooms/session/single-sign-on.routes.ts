import { enterWithTicket, signInOptions } from '@zaplecze/contract/single-sign-on';
import { HttpError } from '../../kit/errors.ts';
import { on } from '../../kit/mount.ts';
import { countAttempt } from '../../kit/rate-limit.ts';
import { letIn } from './let-in.ts';
import { perAddress } from './session.queries.ts';
import { boundTicket, browserOf } from './single-sign-on.ts';
import { findTicket, useTicket } from './tickets.queries.ts';

export const singleSignOnRoutes = [
  on(signInOptions, async ({ services }) => {
    const { oidc } = services.config;
    return { oidc: oidc ? { label: oidc.label } : null };
  }),
  on(enterWithTicket, {
    // A failed attempt must stay counted.
    transaction: false,
    handle: async ({ db, body, request, services }) => {
      await countAttempt(db, `login:address:${request.ip}`, perAddress);
      const token = boundTicket(body.ticket, browserOf(request) ?? '');
      const found = await findTicket(db, token, 'entry');
      if (!found || !(await useTicket(db, token))) {
        throw new HttpError(400, 'Logowanie wygasło. Spróbuj ponownie.');
      }
      return letIn(db, services.config, found.person);
    },
  }),
];
