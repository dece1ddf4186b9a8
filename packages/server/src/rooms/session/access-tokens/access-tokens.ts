import type { Db } from '../../../kit/database/database.ts';
import { conflict } from '../../../kit/http/calls/errors.ts';
import { countTokens, insertToken, type NewToken } from './access-tokens.queries.ts';

/** Keys that open something, of one person or program: more are forgotten somewhere. */
const mostTokens = 50;

/**
 * Makes a key for a person or program; gives it this once.
 *
 * @throws HttpError 409 when there are too many
 */
export async function makeToken(
  db: Db,
  token: NewToken & { person: number; by: number },
): Promise<{ id: number; token: string }> {
  if ((await countTokens(db, token.person)) >= mostTokens) {
    throw conflict(
      `Najwyżej ${mostTokens} kluczy naraz. Najpierw unieważnij te, których nie używasz.`,
    );
  }
  return await insertToken(db, token);
}
