import { opensAccounts, shortLivedTable } from '../../kit/exports/table-exports.ts';
import { noTexts, shortLived, staffOnly } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import type { CalendarAddresses } from './access.ts';
import { accessTokenCrontab, accessTokenTasks } from './access-tokens/access-tokens.jobs.ts';
import { accessTokenRoutes } from './access-tokens/access-tokens.routes.ts';
import { connectionRoutes } from './connections/connections.routes.ts';
import { registerOauth } from './connections/serve-oauth.ts';
import { ownSessionRoutes } from './devices/own-sessions.routes.ts';
import { recoveryRoutes } from './recovery/recovery.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { sessionCrontab, sessionTasks } from './session.jobs.ts';
import { sessionRoutes } from './session.routes.ts';
import { singleSignOnRoutes } from './single-sign-on/single-sign-on.routes.ts';
import { registerSingleSignOn } from './single-sign-on/single-sign-on.ts';

declare module '../../kit/rooms/room.ts' {
  interface Concerns {
    /** Private addresses of a person, which end with what else opens their account. */
    addresses: { calendars: CalendarAddresses };
  }
}

/**
 * Signing in and what opens an account: sessions, devices, second factors, single sign-on, keys of access, recovery. For
 * everybody, of their own account.
 */
export const sessionRoom = room({
  routes: ({ addresses }) => [
    ...sessionRoutes,
    ...recoveryRoutes(addresses.calendars),
    ...ownSessionRoutes(addresses.calendars),
    ...accessTokenRoutes,
    ...connectionRoutes,
    ...secondFactorRoutes,
    ...singleSignOnRoutes,
  ],
  serve: (app, services) => {
    registerSingleSignOn(app, services);
    registerOauth(app, services);
  },
  jobs: ({ db }) => [...sessionTasks(db), ...accessTokenTasks(db)],
  clock: [sessionCrontab, accessTokenCrontab],

  exports: {
    accessToken: opensAccounts,
    actionLink: opensAccounts,
    knownDevice: opensAccounts,
    oauthItem: opensAccounts,
    oidcAttempt: opensAccounts,
    passwordReset: opensAccounts,
    recoveryCode: opensAccounts,
    secondFactor: opensAccounts,
    session: opensAccounts,
    signInTicket: opensAccounts,
    failedAttempt: shortLivedTable,
  },

  personal: {
    accessToken: staffOnly,
    actionLink: noTexts,
    failedAttempt: shortLived,
    knownDevice: staffOnly,
    oauthItem: staffOnly,
    oidcAttempt: shortLived,
    passwordReset: shortLived,
    recoveryCode: staffOnly,
    secondFactor: staffOnly,
    session: staffOnly,
    signInTicket: shortLived,
  },
});
