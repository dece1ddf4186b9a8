import { type CommentLine, mostDayRows } from '@zaplecze/contract/rooms/day/calls';
import { notificationStatus } from '@zaplecze/contract/rooms/notifications/lists';
import { sql } from 'kysely';
import {
  hiddenIds,
  hiddenValue,
  question,
  type RowQuery,
} from '../../kit/database/combined-query.ts';
import { coloredTo, personTo } from '../../kit/database/refs.ts';
import type { Reader } from './day.queries.ts';

type Comments = { count: number; rows: CommentLine[] };

/**
 * Comments that wait for the reader's eyes: those that name or answer them and that they have not opened, answered
 * or seen; and what others wrote since the reader's own last words on a record, told by an unread notification.
 * Of records that the reader may (still) open: what they or those they stand in for have, do or reported, offers,
 * for managers anything.
 */
export function askComments(reader: Reader): RowQuery<Comments> {
  const me = hiddenValue(reader.id, 'int');
  const comments = sql<Omit<CommentLine, 'kind'> & { total: number }>`
    with told as materialized (
      select case n.kind when 'taskComment' then 'projectTask' else 'issue' end as entity,
        (n.params ->> 'id')::int as record, array_agg(n.id order by n.id) as notifications
      from notification n
      where n."user" = ${me} and n.status = ${sql.lit(notificationStatus.unread)}
        and n.kind in ('taskComment', 'issueComment')
      group by 1, 2
    ), called as materialized (
      select m."attachedTo" as entity, m."attachedId" as record, array_agg(m.id order by m.id) as calls,
        max(coalesce(m.comment, m."offerComment", m."clientNote")) as comment,
        case when bool_and(m.answers) then 'answer' else 'mention' end as asks
      from mention m where m."user" = ${me} and m.opened is null
      group by 1, 2
    ), fresh as (
      select entity, record, told.notifications, called.calls, called.asks, news.count,
        coalesce(called.comment, news.last) as said, count(*) over () as total,
        row_number() over (order by called.comment is null, coalesce(called.comment, news.last) desc) as place
      from told full join called using (entity, record)
      cross join lateral (
        select count(*) as count, max(c.id) as last from (
          select c.id, c."createdBy" from comment c
          where c."attachedTo" = entity and c."attachedId" = record
          union all
          select o.id, o."createdBy" from "offerComment" o
          where entity = 'offer' and o.offer = record and o.comment is not null
          union all
          select n.id, n."createdBy" from "clientNote" n where entity = 'client' and n.client = record) c
        where c."createdBy" <> ${me}
          and c.id > coalesce((select max(own.id) from (
            select own.id from comment own where own."attachedTo" = entity
              and own."attachedId" = record and own."createdBy" = ${me}
            union all
            select own.id from "offerComment" own where entity = 'offer' and own.offer = record
              and own."createdBy" = ${me}
            union all
            select own.id from "clientNote" own where entity = 'client' and own.client = record
              and own."createdBy" = ${me}) own), 0)
      ) news
      where (news.count > 0 or called.comment is not null)
        and (entity <> 'offer' or ${hiddenValue(!reader.unused.includes('offers'), 'boolean')})
        and (${hiddenValue(reader.manager, 'boolean')} or case entity
          when 'offer' then true
          when 'client' then true
          when 'issue' then takes_part(${me}, record)
          else exists (select from "projectTask" t
            where t.id = record and t."user" = any${hiddenIds(reader.people)}) end)
    )
    select f.record as id, coalesce(t.name, i.name, o.name, w.name) as name, f.count, f.asks,
      coalesce(f.notifications, '{}') as notifications, coalesce(f.calls, '{}') as calls,
      case f.entity when 'projectTask' then 'task' else f.entity end as on,
      case when t.id is not null then json_build_object('project', t.project, 'task', t.task,
        'procedure', t.procedure, 'service', t.service) end as at,
      ${coloredTo('client', 'k.client')} as client,
      json_build_object('id', c.id, 'text', mention_words(c.text), 'created', c.created,
        'by', ${personTo('c.createdBy')}) as comment,
      f.total
    from fresh f
    cross join lateral (
      select c.id, c.text, c.created, c."createdBy" from comment c
      where f.entity in ('projectTask', 'issue') and c.id = f.said
      union all
      select c.id, c.comment, c.created, c."createdBy" from "offerComment" c
      where f.entity = 'offer' and c.id = f.said
      union all
      select c.id, c.text, c.created, c."createdBy" from "clientNote" c
      where f.entity = 'client' and c.id = f.said) c
    left join "projectTask" t on f.entity = 'projectTask' and t.id = f.record
    left join project p on p.id = t.project
    left join issue i on f.entity = 'issue' and i.id = f.record
    left join offer o on f.entity = 'offer' and o.id = f.record
    left join client w on f.entity = 'client' and w.id = f.record
    cross join lateral (select coalesce(p.client, i.client, o.client) as client) k
    where f.place <= ${sql.lit(mostDayRows)} and coalesce(t.id, i.id, o.id, w.id) is not null
    order by f.place`;
  return question(comments, (rows) => ({
    count: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _, ...row }) => ({ ...row, kind: 'comment' as const })),
  }));
}
