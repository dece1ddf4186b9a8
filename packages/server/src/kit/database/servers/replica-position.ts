import type pg from 'pg';

/** A place in the log of changes of a database; `age`: of what was last replayed there, in seconds. */
export type LogPosition = { database: string; position: number; age?: number };

type Asks = { query: (text: string) => Promise<pg.QueryResult> };

/** The cluster and the database in it: a copy has the same, whatever it is called by. */
const database = `(select system_identifier::text from pg_control_system())
  || '/' || (select oid::text from pg_database where datname = current_database()) as database`;

async function readPosition(one: Asks, text: string): Promise<LogPosition> {
  const [place] = (await one.query(text)).rows as LogPosition[];
  if (!place || place.position === null) throw new Error('The server tells no place in its log');
  return place;
}

/**
 * The position of the primary's log: everything committed before now is before it. A commit is confirmed once it is
 * flushed, so the flushed position suffices, unless the operator has commits confirmed earlier.
 */
export const askPrimary = (one: Asks): Promise<LogPosition> =>
  readPosition(
    one,
    `select ${database}, pg_wal_lsn_diff(case current_setting('synchronous_commit')
       when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end, '0/0')::float as position`,
  );

/** How far a replica shows the changes of its primary. */
export const askReplica = (one: Asks): Promise<LogPosition> =>
  readPosition(
    one,
    `select ${database}, pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float as position,
       extract(epoch from now() - coalesce(pg_last_xact_replay_timestamp(), pg_postmaster_start_time()))::float as age`,
  );
