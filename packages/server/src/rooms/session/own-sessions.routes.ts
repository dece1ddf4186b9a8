import * as contract from '@zaplecze/contract/session';
import bowser from 'bowser';
import { tokenOf } from '../../kit/http/guard.ts';
import { on } from '../../kit/http/mount.ts';
import { endOne, findOwnSession, sessionsOf } from './own-sessions.queries.ts';
import { endSessionsOf } from './session.queries.ts';

/** 'Chrome, Windows': what a browser says that it is, in words; null when it says nothing known. */
function deviceName(agent: string | null): string | null {
  if (!agent) return null;
  const { browser, os } = bowser.parse(agent);
  return [browser.name, os.name].filter(Boolean).join(', ') || null;
}

export const ownSessionRoutes = [
  on(contract.listSessions, async ({ db, user, request, services }) => {
    const own = { person: user.id, token: tokenOf(request) ?? '' };
    const rows = await sessionsOf(db, services.config, own);
    return { list: rows.map(({ agent, ...row }) => ({ ...row, device: deviceName(agent) })) };
  }),
  on(contract.endSession, {
    record: ({ db, user, params }) => findOwnSession(db, user.id, params.id),
    handle: async ({ db, record }) => {
      await endOne(db, record.id);
      return {};
    },
  }),
  on(contract.logoutEverywhere, async ({ db, user }) => {
    await endSessionsOf(db, user.id);
    return {};
  }),
];
