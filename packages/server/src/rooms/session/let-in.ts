import type { Config } from '../../kit/config.ts';
import type { Db } from '../../kit/database.ts';
import { asksForCode } from './second-factor.queries.ts';
import { startSession } from './session.queries.ts';
import { createTicket } from './tickets.queries.ts';

/**
 * What somebody gets who has shown who they are, by password or single sign-on: the session, or
 * the ticket for their code, however they came.
 */
export async function letIn(
  db: Db,
  config: Config,
  person: number,
): Promise<{ access_token?: string; second_factor?: string }> {
  if (await asksForCode(db, person))
    return { second_factor: await createTicket(db, person, 'code') };
  return { access_token: await startSession(db, person, config.session.maxDays) };
}
