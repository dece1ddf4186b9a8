import type { Db } from '../../kit/database/database.ts';
import { countTokens, revokeTokensOf } from './access-tokens/access-tokens.queries.ts';

/** Addresses of calendars of a person, as the room that has them counts and ends them. */
export type CalendarAddresses = {
  count: (db: Db, person: number) => Promise<number>;
  end: (db: Db, person: number) => Promise<void>;
};

/** Ends what opens an account beside its sessions: keys of access and addresses of calendars. */
export async function endAccessOf(
  db: Db,
  addresses: CalendarAddresses,
  { person, by }: { person: number; by: number },
): Promise<void> {
  await revokeTokensOf(db, person, by);
  await addresses.end(db, person);
}

/** How many there are. */
export const countAccess = async (
  db: Db,
  addresses: CalendarAddresses,
  person: number,
): Promise<number> => (await countTokens(db, person)) + (await addresses.count(db, person));
