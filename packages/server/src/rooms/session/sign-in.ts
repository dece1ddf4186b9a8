import { createHash } from 'node:crypto';
import { transactAs } from '../../kit/database/database.ts';
import { networkOf } from '../../kit/http/rate-limit.ts';
import { wasNotifiedToday } from './accounts/account-events.queries.ts';
import { notifyOfAccountEvent } from './accounts/account-events.ts';
import { deviceName } from './devices/device-name.ts';
import { type Door, rememberDevice } from './failed-attempts.ts';
import { asksForCode } from './second-factor/second-factor.queries.ts';
import { startSession } from './session.queries.ts';
import { createTicket } from './tickets.queries.ts';

/**
 * What somebody gets who has shown who they are, by password or single sign-on: the session, or
 * the ticket for their code, however they came.
 */
export async function letIn(
  door: Door,
  person: number,
): Promise<{ access_token?: string; second_factor?: string }> {
  if (await asksForCode(door.db, person))
    return { second_factor: await createTicket(door.db, person, 'code') };
  return { access_token: await openSession(door, person) };
}

/** Starts the session of somebody who owes nothing more, and remembers the browser; of a further one they are told. */
export async function openSession(door: Door, person: number): Promise<string> {
  const { config, request } = door;
  return await transactAs(door.db, person, async (db) => {
    if (await rememberDevice({ ...door, db }, person))
      await notifyOfNewDevice({ ...door, db }, person);
    return await startSession(db, person, config.session.maxDays, {
      address: request.ip,
      agent: request.headers['user-agent'],
    });
  });
}

/**
 * Sends a notice of a sign-in from a browser that the account does not know. A program without cookies looks new each
 * time: the same program at the same address causes one notice a day.
 */
async function notifyOfNewDevice({ db, config, request }: Door, person: number): Promise<void> {
  const agent = request.headers['user-agent'] ?? '';
  const mark = createHash('sha256')
    .update(`${agent} ${networkOf(request.ip)}`)
    .digest('base64url')
    .slice(0, 22);
  const event = 'newDevice';
  if (await wasNotifiedToday(db, { person, event, mark })) return;
  await notifyOfAccountEvent(db, config, {
    ...{ person, event, mark, by: person },
    more: deviceName(agent) ?? 'nieznane urządzenie',
    facts: [{ label: 'Adres w sieci', value: request.ip }],
  });
}
