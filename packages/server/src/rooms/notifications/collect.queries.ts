import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';

/** Writes the newest unread notification of a kind anew for each person who has one; gives who had. */
export async function renewUnread(
  db: Db,
  { kind, to, content, params }: { kind: string; to: number[]; content: string; params: object },
): Promise<number[]> {
  const { rows } = await sql<{ user: number }>`update notification n
    set content = ${content}, params = ${JSON.stringify(params)}::jsonb, created = now()
    from (select max(id) as id from notification
      where "user" = any(${to}::int[]) and status = 0 and kind = ${kind} group by "user") newest
    where n.id = newest.id returning n."user"`.execute(db);
  return rows.map(({ user }) => user);
}
