import { sql } from 'kysely';
import type { ClientRecords } from '../../kit/records/personal.ts';

/** People of the company are about no client. */
export const staffRecords: ClientRecords = {
  ofClient: () => sql`select null::int where false`,
  unbound: sql`select id from person`,
};
