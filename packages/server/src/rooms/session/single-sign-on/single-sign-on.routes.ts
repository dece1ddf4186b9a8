import {
  enterWithTicket,
  signInOptions,
} from '@zaplecze/contract/rooms/session/single-sign-on/calls';
import { HttpError } from '../../../kit/http/calls/errors.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import { guess } from '../../../kit/http/rate-limit.ts';
import { ofAddress } from '../failed-attempts.ts';
import { letIn } from '../sign-in.ts';
import { findTicket, useTicket } from '../tickets.queries.ts';
import { boundTicket, tabsOf } from './single-sign-on.ts';

export const singleSignOnRoutes = [
  on(signInOptions, async ({ services }) => {
    const { oidc } = services.config;
    return { oidc: oidc ? { label: oidc.label } : null };
  }),
  on(enterWithTicket, {
    // A failed attempt must stay counted.
    transaction: false,
    handle: async ({ db, body, request, reply, services: { config } }) => {
      const tabs = tabsOf(request).map(({ secret }) => boundTicket(body.ticket, secret));
      const found = await findTicket(db, tabs, 'entry');
      const good = () => (found ? useTicket(db, found.token) : Promise.resolve(false));
      if (!(await guess(db, { ceiling: ofAddress(request) }, good)) || !found) {
        throw new HttpError(400, 'Logowanie wygasło. Spróbuj ponownie.');
      }
      return letIn({ db, config, request, reply }, found.person);
    },
  }),
];
