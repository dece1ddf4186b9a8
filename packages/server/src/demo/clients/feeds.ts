import { createHash } from 'node:crypto';
import type { Db } from '../../kit/database/database.ts';

/** Calendars that some people have subscribed to; nobody knows their addresses. */
export async function fillFeeds(
  db: Db,
  { staff, department, now }: { staff: { id: number }[]; department: number[]; now: number },
): Promise<void> {
  const day = 86_400_000;
  const feeds = [
    { at: 1, kind: 'own', department: null },
    { at: 1, kind: 'department', department: department[0] ?? null },
    { at: 1, kind: 'periods', department: null },
    { at: 2, kind: 'own', department: null },
  ].map(({ at, ...feed }, number) => ({
    ...feed,
    person: staff[at]?.id ?? 0,
    tokenHash: createHash('sha256').update(`demonstracja ${number} ${now}`).digest(),
    created: new Date(now - (40 + number) * day),
    lastUsed: new Date(now - (number + 1) * 3_600_000),
  }));
  await db.insertInto('calendarFeed').values(feeds).execute();
}
