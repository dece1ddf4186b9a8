import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { fullName } from '../../../kit/database/refs.ts';
import { plannedValue } from '../page/value.queries.ts';
import { marksOf, type SeriesFacts } from './series-marks.rules.ts';

/** Series of one client and one service; `mark`: the words by which they are told apart. */
export type MarkedSeries = { series: number; mark: string };

type Row = SeriesFacts & { of: number; service: number };

/**
 * The series of some clients that are not the only one of their client and service, by client and service (`twinKey`). What a
 * series is of is told by its newest period.
 */
export async function findTwins(db: Db, clients: number[]): Promise<Map<string, MarkedSeries[]>> {
  const { rows } = await sql<Row>`
    with newest as (
      select distinct on (coalesce(p."recurrentSource", p.id))
        coalesce(p."recurrentSource", p.id) as series, p.name, p.client as "of", p.service, p.recurrent, p.seller,
        p."recurrentFrom", ${plannedValue}::float8 as value
      from project p
      where (p.recurrent <> 0 or p."recurrentSource" is not null) and p.client = any(${clients}::int[])
      order by 1, p."recurrentFrom" desc, p.id desc
    ), counted as (
      select n.*, count(*) over (partition by n."of", n.service) as alike from newest n
    )
    select n.series, n.name, n."of", n.service, n.recurrent, n.value, c.name as client, ${fullName('s')} as seller,
      coalesce(f."recurrentFrom", (select min(k.period) from "projectPeriod" k where k.source = n.series),
        n."recurrentFrom")::text as "from"
    from counted n
    join client c on c.id = n."of"
    left join person s on s.id = n.seller
    left join project f on f.id = n.series
    where n.alike > 1
    order by n.series`.execute(db);
  const groups = Map.groupBy(rows, (row) => twinKey({ client: row.of, service: row.service }));
  return new Map(
    [...groups].map(([key, all]) => {
      const marks = marksOf(all);
      return [key, all.map(({ series }) => ({ series, mark: marks.get(series) ?? '' }))];
    }),
  );
}

/** Clients and services by number. */
export const twinKey = ({ client, service }: { client: number; service: number }): string =>
  `${client}/${service}`;
