import { type IssueLine, mostDayRows } from '@zaplecze/contract/rooms/day/calls';
import {
  activeIssueStatuses,
  issueStatus,
  openIssueStatuses,
} from '@zaplecze/contract/rooms/issues/lists';
import { sql } from 'kysely';
import {
  hiddenIds,
  hiddenValue,
  question,
  type RowQuery,
} from '../../kit/database/combined-query.ts';
import { literals } from '../../kit/database/literals.ts';
import { authorTo, coloredTo, knownPerson, personJson } from '../../kit/database/refs.ts';
import { issueDue, onBehalfOf } from '../issues/index.ts';
import { promisedNext } from '../radar/index.ts';
import { countedRows } from './counted-rows.queries.ts';
import type { Reader } from './day.queries.ts';

type IssueSection = 'overdue' | 'due' | 'week' | 'substituting';

/** An issue of the day; `status` is still the bare number. */
export type FoundIssue = Omit<
  IssueLine,
  'kind' | 'wait' | 'may' | 'status' | 'danger' | 'lateDays'
> & {
  status: number;
  /** What is promised next of it, for the radar. */
  promised: { at: string; answer: boolean } | null;
  section: IssueSection | null;
  begun: boolean;
  /** It came back to be mended, and is neither late nor due today. */
  mendOnly: boolean;
  day: string | null;
  /** The one stood in for, of `substituting`. */
  owner: number | null;
  since: string | null;
};

export type IssueCount = {
  section: IssueSection | null;
  /** The one stood in for, of `substituting`. */
  owner: number | null;
  day: string | null;
  count: number;
  hours: number;
  turn: number;
  begun: number;
  /** Those that came back to be mended, and are neither late nor due today. */
  mend: number;
};

/** The open issues that the reader does, or somebody whom they stand in for. */
const open = (reader: Reader) => sql`
  select o.*, o."isNew" and o.calm as turn, o.working and o.calm as begun
  from (select w.*, w.mend and w.section is distinct from 'overdue' and w.section is distinct from 'due' as "mendOnly",
    not w.mend and w.section is distinct from 'overdue' and w.section is distinct from 'due' as calm
  from (
    select i.id, i."dateRealization" as "limit", i."timeRequired" as hours, i."assignDate" as since,
      case when m.own then
        case when ${issueDue('overdue')} then 'overdue' when ${issueDue('today')} then 'due'
             when ${issueDue('week')} then 'week' end
        else 'substituting' end as section,
      case when not m.own then m.owner end as owner,
      case when m.own and ${issueDue('week')} then
        (i."dateRealization" at time zone 'Europe/Warsaw')::date::text end as day,
      m.own and i.status = ${sql.lit(issueStatus.toDo)}
        and i."orderedBy" <> ${hiddenValue(reader.id, 'int')} and i."assignDate" > ${hiddenValue(reader.since, 'timestamptz')} as "isNew",
      m.own and i.status = ${sql.lit(issueStatus.inProgress)} as working,
      m.own and i.status = ${sql.lit(issueStatus.inProgress)} and coalesce((
        select h.status = ${sql.lit(issueStatus.done)} from "issueStatus" h where h.issue = i.id
        order by h.id desc offset 1 limit 1), false) as mend
    from (
      select u.issue, bool_or(u."user" = ${hiddenValue(reader.id, 'int')}) as own, min(u."user") as owner
      from "issueUser" u where u."user" = any${hiddenIds(reader.people)} and u.open group by u.issue
    ) m join issue i on i.id = m.issue
    where i.status in ${literals(openIssueStatuses)}
  ) w) o`;

/** What a line shows of an issue `i`. */
const columns = (reader: Reader) => sql`
  i.id, i.name, i.version, i.status, i."dateRealization" as "limit", i."timeRequired" as hours,
  ${promisedNext} as promised, ${issueDue('overdue')} as overdue, ${coloredTo('client', 'i.client')} as client,
  ${knownPerson('i.orderedBy')} as "orderedBy",
  coalesce((select json_agg(${personJson('u')} order by u."lastName", u."firstName", u.id)
    from "issueUser" l join person u on u.id = l."user" where l.issue = i.id), '[]') as users,
  ${reader.replaced.length > 0 ? onBehalfOf(reader.id, reader.replaced) : sql`null::json`} as "onBehalfOf"`;

/** Who returned an issue `i` that is to be mended, with the words that came with it. */
const returned = sql`(
  select json_build_object('by', ${authorTo('h.createdBy')}, 'at', h.created, 'text', (
    select mention_words(c.text) from comment c where c."attachedTo" = 'issue' and c."attachedId" = i.id
      and c."createdBy" = h."createdBy" order by c.id desc limit 1))
  from "issueStatus" h where h.issue = i.id order by h.id desc limit 1)`;

/** How many open issues there are in each section, and its first by their limits. */
export const askIssues = (reader: Reader) =>
  countedRows<IssueCount, FoundIssue>({
    open: open(reader),
    hours: sql`hours`,
    counted: sql`, count(*) filter (where "mendOnly") as mend`,
    columns: sql`${columns(reader)}, r.section, r.day, r.owner, r.since, r."isNew", r.begun, r."mendOnly",
      case when r.mend then 'mend' else 'do' end as ask, case when r.mend then ${returned} end as returned`,
    of: sql`join issue i on i.id = r.id`,
    places: ['mendOnly'],
  });

type Reported = {
  accept: { count: number; rows: FoundIssue[] };
  waiting: { count: number; rows: FoundIssue[] };
};

/**
 * What the reader has reported: done, it waits for their acceptance; else for those who do it, unless
 * they are among them.
 */
export function askReported(reader: Reader): RowQuery<Reported> {
  const reported = sql<FoundIssue & { done: boolean; total: number }>`
    with reported as (
      select i.id, i.status = ${sql.lit(issueStatus.done)} as done,
        coalesce(i."assignDate", i.created) as since
      from issue i
      where i."orderedBy" = ${hiddenValue(reader.id, 'int')} and i.status in ${literals(activeIssueStatuses)}
        and (i.status = ${sql.lit(issueStatus.done)} or not exists (
          select from "issueUser" u where u.issue = i.id and u."user" = any${hiddenIds(reader.people)}))
      union all
      -- What the reader reported was merged into it: others accept it, the reader still waits.
      select i.id, false, coalesce(i."assignDate", i.created)
      from "issueFollower" f join issue i on i.id = f.issue
      where f."user" = ${hiddenValue(reader.id, 'int')} and i.status in ${literals(openIssueStatuses)}
        and not exists (
          select from "issueUser" u where u.issue = i.id and u."user" = any${hiddenIds(reader.people)})
    ), ranked as (
      select *, count(*) over (partition by done) as total,
        row_number() over (partition by done order by since, id) as place
      from reported
    )
    select ${columns(reader)}, null as section, null as day, null as owner, r.since, false as "isNew", false as begun, false as "mendOnly",
      case when r.done then 'accept' else 'do' end as ask, null as returned, r.done, r.total
    from ranked r join issue i on i.id = r.id where r.place <= ${sql.lit(mostDayRows)}
    order by r.since, r.id`;
  return question(reported, (rows) => {
    const part = (wanted: boolean) => {
      const found = rows.filter(({ done }) => done === wanted);
      return {
        count: found[0]?.total ?? 0,
        rows: found.map(({ done: _, total: __, ...row }) => row),
      };
    };
    return { accept: part(true), waiting: part(false) };
  });
}
