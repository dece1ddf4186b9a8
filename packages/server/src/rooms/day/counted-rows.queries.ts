import { mostDayRows } from '@zaplecze/contract/rooms/day/calls';
import { type RawBuilder, sql } from 'kysely';
import { question, type RowQuery } from '../../kit/database/combined-query.ts';

/** What is open, found once: its counts by section, person and day, and the rows that are shown. */
export type CountedRows<C, R> = { counts: C[]; rows: R[] };

/**
 * Counts and first rows of what is `open`, in one question: to find what is open is most of the work. Rows have their place in their section, by their limits; among the new, the
 * newest first; among what is begun, and among each of `places`.
 */
export function countedRows<C, R>({
  open,
  hours,
  counted,
  columns,
  of,
  places,
}: {
  open: RawBuilder<unknown>;
  hours: RawBuilder<unknown>;
  /** Further counts. */
  counted: RawBuilder<unknown>;
  /** What is shown of a row `r`, whose record is joined by `of`. */
  columns: RawBuilder<unknown>;
  of: RawBuilder<unknown>;
  places: string[];
}): RowQuery<CountedRows<C, R>> {
  const most = sql.lit(mostDayRows);
  const flags = ['begun', ...places];
  const placed = flags.map(
    (flag) => sql`row_number() over (partition by ${sql.ref(flag)} order by "limit", id)
      as ${sql.ref(`${flag}Place`)}`,
  );
  const first = flags.map(
    (flag) => sql`or r.${sql.ref(flag)} and r.${sql.ref(`${flag}Place`)} <= ${most}`,
  );
  const rows = sql<CountedRows<C, R>>`
    with open as materialized (${open}),
    ranked as (
      select open.*,
        row_number() over (partition by section, owner, day, turn, begun order by "limit", id) as place,
        row_number() over (partition by turn order by since desc, id) as "turnPlace",
        ${sql.join(placed)}
      from open
    )
    select
      (select coalesce(json_agg(c), '[]') from (
        select section, owner, day, count(*) as count, coalesce(sum(${hours}), 0) as hours,
          count(*) filter (where turn) as turn, count(*) filter (where begun) as begun${counted}
        from open group by section, owner, day) c) as counts,
      (select coalesce(json_agg(f), '[]') from (
        select ${columns} from ranked r ${of}
        where r.section is not null and r.place <= ${most}
          or r.turn and r."turnPlace" <= ${most} ${sql.join(first, sql` `)}
        order by r."limit", r.id) f) as rows`;
  return question(rows, ([found]) => found ?? { counts: [], rows: [] });
}
