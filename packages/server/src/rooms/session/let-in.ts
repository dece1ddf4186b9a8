import { asksForCode } from './second-factor.queries.ts';
import { startSession } from './session.queries.ts';
import { createTicket } from './tickets.queries.ts';
import { type Door, rememberDevice } from './tries.ts';

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

/** Starts the session of somebody who owes nothing more, and remembers the browser. */
export async function openSession(door: Door, person: number): Promise<string> {
  const { db, config, request } = door;
  await rememberDevice(door, person);
  return startSession(db, person, config.session.maxDays, {
    address: request.ip,
    agent: request.headers['user-agent'],
  });
}
