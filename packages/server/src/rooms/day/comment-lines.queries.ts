import { type CommentLine, mostDayRows } from '@zaplecze/contract/day';
import { notificationStatus } from '@zaplecze/contract/notifications.lists';
import { sql } from 'kysely';
import { coloredTo, personTo } from '../../kit/database/refs.ts';
import { hidden, hiddenIds, type Question, question } from '../../kit/database/together.ts';
import type { Reader } from './day.queries.ts';

type Comments = { count: number; rows: CommentLine[] };

/**
 * Comments that wait for the reader's eyes: others wrote them since the reader's own last words on that
 * record, an unread notification tells of them, and the reader may (still) open the record: what they
 * or those they stand in for have, do or reported, for managers anything.
 */
export function askComments(reader: Reader): Question<Comments> {
  const me = hidden(reader.id, 'int');
  const comments = sql<Omit<CommentLine, 'kind'> & { total: number }>`
    with told as materialized (
      select case n.kind when 'taskComment' then 'projectTask' else 'issue' end as entity,
        (n.params ->> 'id')::int as record, array_agg(n.id order by n.id) as notifications
      from notification n
      where n."user" = ${me} and n.status = ${sql.lit(notificationStatus.unread)}
        and n.kind in ('taskComment', 'issueComment')
      group by 1, 2
    ), fresh as (
      select told.*, news.count, news.last, count(*) over () as total,
        row_number() over (order by news.last desc) as place
      from told
      cross join lateral (
        select count(*) as count, max(c.id) as last from comment c
        where c."attachedTo" = told.entity and c."attachedId" = told.record
          and c."createdBy" <> ${me}
          and c.id > coalesce((select max(own.id) from comment own
            where own."attachedTo" = told.entity and own."attachedId" = told.record
              and own."createdBy" = ${me}), 0)
      ) news
      where news.count > 0 and (${hidden(reader.manager, 'boolean')} or case told.entity
        when 'issue' then takes_part(${me}, told.record)
        else exists (select from "projectTask" t
          where t.id = told.record and t."user" = any${hiddenIds(reader.people)}) end)
    )
    select f.record as id, coalesce(t.name, i.name) as name, f.count, f.notifications,
      case f.entity when 'issue' then 'issue' else 'task' end as on,
      case when t.id is not null then json_build_object('project', t.project, 'task', t.task,
        'procedure', t.procedure, 'service', t.service) end as at,
      ${coloredTo('client', 'k.client')} as client,
      json_build_object('id', c.id, 'text', c.text, 'created', c.created,
        'by', ${personTo('c.createdBy')}) as comment,
      f.total
    from fresh f
    join comment c on c.id = f.last
    left join "projectTask" t on f.entity = 'projectTask' and t.id = f.record
    left join project p on p.id = t.project
    left join issue i on f.entity = 'issue' and i.id = f.record
    cross join lateral (select coalesce(p.client, i.client) as client) k
    where f.place <= ${sql.lit(mostDayRows)} and (t.id is not null or i.id is not null)
    order by f.place`;
  return question(comments, (rows) => ({
    count: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _, ...row }) => ({ ...row, kind: 'comment' as const })),
  }));
}
