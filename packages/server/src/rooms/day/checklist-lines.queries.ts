import { type Day, mostDayRows } from '@zaplecze/contract/rooms/day/calls';
import { openIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { openTaskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import {
  hiddenIds,
  hiddenValue,
  question,
  type RowQuery,
} from '../../kit/database/combined-query.ts';
import { literals } from '../../kit/database/literals.ts';
import { coloredTo } from '../../kit/database/refs.ts';
import type { Reader } from './day.queries.ts';

type Items = Day['checklists'];

/**
 * Points of checklists that were given to the reader, by their days, of records that are still to be done
 * and that the reader may (still) open: what they or those they stand in for have, do or reported, for
 * managers anything.
 */
export function askItems(reader: Reader): RowQuery<Items> {
  const me = hiddenValue(reader.id, 'int');
  const rows = sql<Omit<Items['rows'][number], 'kind'> & { total: number }>`
    select i.id, i.text as name, i.day, i.version,
      i.day < ${hiddenValue(reader.today, 'date')} as overdue,
      case when i.issue is null then 'task' else 'issue' end as on, coalesce(i."projectTask", i.issue) as record,
      coalesce(t.name, s.name) as "recordName",
      case when t.id is not null then json_build_object('project', t.project, 'task', t.task,
        'procedure', t.procedure, 'service', t.service) end as at,
      ${coloredTo('client', 'k.client')} as client, count(*) over () as total
    from "checklistItem" i
    left join "projectTask" t on t.id = i."projectTask"
    left join project p on p.id = t.project
    left join issue s on s.id = i.issue
    cross join lateral (select coalesce(p.client, s.client) as client) k
    where i.person = ${me} and i."doneAt" is null
      and (t.status in ${literals(openTaskStatuses)} or s.status in ${literals(openIssueStatuses)})
      and (${hiddenValue(reader.manager, 'boolean')} or t."user" = any${hiddenIds(reader.people)}
        or s.id is not null and takes_part(${me}, s.id))
    order by i.day nulls last, i.id limit ${sql.lit(mostDayRows)}`;
  return question(rows, (found) => ({
    count: found[0]?.total ?? 0,
    rows: found.map(({ total: _, ...row }) => ({
      ...row,
      overdue: row.overdue === true,
      kind: 'item' as const,
    })),
  }));
}
