import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { hashToken } from '../../../kit/http/guard.ts';
import { newToken } from '../session.queries.ts';

/*
 * Links of letters and pushes that do one thing in somebody's name without signing in. They are ways in, and so end with
 * the sessions of their person (`endSessionsOf`); what they are for is known to the room that makes them.
 */

/** The subject of a link: one record, in one state of it (`round`). */
export type LinkAbout = { purpose: 'issueAcceptance'; record: number; round: number };

const now = sql<string>`now()`;

/**
 * Makes the token of a link, which is kept only hashed. The one sent to the same place before, which may never have
 * arrived, opens nothing any more.
 *
 * @param place where it goes, e.g. `mail`
 * @param days how long it works
 */
export async function createActionLink(
  db: Db,
  person: number,
  { place, days, ...about }: LinkAbout & { place: string; days: number },
): Promise<string> {
  const token = newToken();
  const link = {
    tokenHash: hashToken(token),
    expires: sql<string>`now() + make_interval(days => ${days})`,
  };
  await db
    .insertInto('actionLink')
    .values({ ...about, ...link, person, place })
    .onConflict((known) =>
      known
        .columns(['person', 'purpose', 'record', 'round', 'place'])
        .doUpdateSet({ ...link, created: now })
        .where('actionLink.used', 'is', null),
    )
    .execute();
  return token;
}

/** A link, whatever became of it; undefined when there is none. */
export function findActionLink(db: Db, token: string, purpose: LinkAbout['purpose']) {
  return db
    .selectFrom('actionLink')
    .select(['person', 'record', 'round', 'used', 'outcome', 'ended', 'expires'])
    .select(sql<boolean>`expires <= now()`.as('expired'))
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

/** Uses a link up; false when somebody has done so meanwhile, or its time is over. */
export async function useActionLink(db: Db, token: string, outcome: number): Promise<boolean> {
  const used = await db
    .updateTable('actionLink')
    .set({ used: now, outcome })
    .where('tokenHash', '=', hashToken(token))
    .where('used', 'is', null)
    .where('ended', 'is', null)
    .where('expires', '>', now)
    .returning('person')
    .executeTakeFirst();
  return used !== undefined;
}

/** How long a link tells what became of it, in days. */
const remembered = 60;

export async function forgetActionLinks(db: Db): Promise<void> {
  await db
    .deleteFrom('actionLink')
    .where('expires', '<', sql<string>`now() - make_interval(days => ${remembered})`)
    .execute();
}
