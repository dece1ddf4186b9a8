import { sql } from 'kysely';
import { type Database, preparedStatement } from '../database/database.ts';
import type { Log } from '../operations/log.ts';
import { runUntraced } from '../tracing/tracing.ts';

/** The channel on which every process hears what is told. */
export const channel = 'zaplecze';

/** What the database says on it. */
export type News = { topic?: string; people?: number[]; ended?: string };

/** At most so many rows at once, and so many people in a message, which holds 8000 bytes. */
const portion = 5_000;
const peopleInMessage = 500;

/**
 * Takes news out of their table and tells them to all processes, in one statement: what does not come to
 * its end leaves them to the next one, and two at once take different ones. Nothing here is written to
 * disk, so the lock that NOTIFY holds during a commit is held for microseconds.
 *
 * @returns whether there may be more
 */
async function tellPortion(db: Database): Promise<boolean> {
  const { rows } = await sql<{ taken: number }>`
    with ${preparedStatement} taken as (
      delete from news
      where ctid = any(array(select ctid from news limit ${portion} for update skip locked))
      returning person, ended, coalesce(topic, 'notifications') as topic
    ), message as (
      select json_build_object('topic', topic, 'people', json_agg(person)) as text
      from (select topic, person, row_number() over (partition by topic) / ${peopleInMessage}::int as part
            from (select distinct topic, person from taken where person is not null) as told) as numbered
      group by topic, part
      union all
      select json_build_object('ended', ended) from taken where ended is not null
    ), said as (
      select count(pg_notify(${channel}, text::text)) from message
    )
    select (select count(*) from taken)::int as taken from said`.execute(db);
  return rows[0]?.taken === portion;
}

/**
 * Publishes news after the commit that wrote them: at once those of this process, and on `look` those of other
 * processes whose signal was lost. Under load one round gathers what was committed during the one before.
 */
export function publishNews(
  db: Database,
  log: Log,
): { look: () => Promise<void>; stop: () => Promise<void> } {
  let wanted = false;
  let stopped = false;
  let round: Promise<void> | undefined;

  const publish = async () => {
    while (wanted && !stopped) {
      wanted = false;
      try {
        if (await tellPortion(db)) wanted = true;
      } catch (error) {
        log.debug({ err: error }, 'Nowości czekają: baza danych nie odpowiada');
      }
    }
  };
  const look = () => {
    wanted = true;
    round ??= publish().finally(() => {
      round = undefined;
    });
    return round;
  };
  // The request that opened the connection has nothing to do with the news.
  const hear = () => void runUntraced(look);
  db.news.on('committed', hear);
  return {
    look,
    async stop() {
      db.news.off('committed', hear);
      await round;
      stopped = true;
    },
  };
}
