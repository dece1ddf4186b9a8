import { sql } from 'kysely';
import { type Db, preparedStatement, throughPreparedPlans } from '../../kit/database/database.ts';

/*
 * A notice outlives what it is about. Where that was deleted since, its words stay, and the link that would lead nowhere
 * goes: in the list, in its letter and in the daily one.
 */

/** Pages of records by their addresses, with their tables. A merged client's page leads to the one that stays. */
const pages: [RegExp, string][] = [
  [/^\/(?:yourIssues|issue\/view)\/(\d+)/, 'issue'],
  [/^\/project\/(?:view|timeline)\/(\d+)/, 'project'],
  [/^\/task\/(\d+)\//, 'project'],
  [/^\/task\?.*\bfilter\[project\]=(\d+)/, 'project'],
  [/^\/offer\/view\/(\d+)/, 'offer'],
  [/^\/client\/view\/(\d+)/, 'client'],
  [/^\/(?:guest|package)\/view\/(\d+)/, 'reception'],
  [/^\/guest\/announced\/(\d+)/, 'announcedGuest'],
  [/^\/knowledge\?.*\bitem=(\d+)/, 'knowledgeBase'],
  [/^\/document\?.*\bitem=(\d+)/, 'document'],
];

const link = /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs;

/** The record that an address shows: 'issue/7'. */
function recordAt(address: string): string | null {
  const path = decodeURI(address.replaceAll('&amp;', '&'));
  for (const [page, table] of pages) {
    const id = page.exec(path)?.[1];
    if (id !== undefined) return `${table}/${id}`;
  }
  return null;
}

/** Those of the records that were deleted. A merged client is there under the number of the one that stays. */
async function deletedOf(db: Db, records: Set<string>): Promise<Set<string>> {
  const named = [...records].map((record) => record.split('/') as [string, string]);
  const { rows } = await sql<{ record: string }>`
    select ${preparedStatement} distinct h.entity || '/' || h."entityId" as record from history h
    where h.action = 'delete' and (h.entity, h."entityId") in (
      select * from unnest(${named.map(([table]) => table)}::text[],
        ${named.map(([, id]) => Number(id))}::int[]))
      and not (h.entity = 'client'
        and exists (select from "clientMerge" m where m.client = h."entityId"))`.execute(
    throughPreparedPlans(db),
  );
  return new Set(rows.map(({ record }) => record));
}

/** Notices in whose words what was deleted is named without a link: „Umowa (skasowane)”. */
export async function withoutDeadLinks<N extends { content: string }>(
  db: Db,
  notices: N[],
): Promise<N[]> {
  const records = new Set<string>();
  for (const { content } of notices) {
    for (const [, address = ''] of content.matchAll(link)) {
      const record = recordAt(address);
      if (record !== null) records.add(record);
    }
  }
  if (records.size === 0) return notices;
  const deleted = await deletedOf(db, records);
  if (deleted.size === 0) return notices;
  return notices.map((notice) => ({
    ...notice,
    content: notice.content.replaceAll(link, (whole, address: string, name: string) => {
      const record = recordAt(address);
      return record !== null && deleted.has(record) ? `${name} (skasowane)` : whole;
    }),
  }));
}
