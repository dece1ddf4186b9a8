import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';

const ofIssues = [
  ['Zamówić sprzęt', 'Ustawić na stanowisku', 'Przeszkolić użytkownika'],
  ['Zebrać uwagi klienta', 'Przygotować projekt', 'Uzgodnić z opiekunem', 'Wysłać do podpisu'],
];

/** Half done checklists: of every sixth open issue, the first point given to one who does it. */
export async function fillChecklists(db: Db, now: number): Promise<void> {
  const issues = await db
    .selectFrom('issue as i')
    .select([
      'i.id',
      'i.created',
      'i.orderedBy',
      sql<number>`(select min(l."user") from "issueUser" l where l.issue = i.id)`.as('user'),
    ])
    .where('i.status', 'in', [1, 2])
    .orderBy('i.id')
    .execute();
  for (const [at, { id, created, orderedBy, user }] of issues.entries()) {
    if (at % 6 !== 0) continue;
    const texts = ofIssues[(at / 6) % ofIssues.length] ?? [];
    await db
      .insertInto('checklistItem')
      .values(
        texts.map((text, place) => ({
          ...{ issue: id, text, position: place, created, createdBy: orderedBy },
          ...(place === 0 && { doneAt: created, doneBy: user }),
          ...(place === 1 && { person: user, day: warsawDay(now + (at % 5) * 86_400_000) }),
        })),
      )
      .execute();
  }
  // Work that has begun is ticked off by half.
  await sql`update "checklistItem" x set "doneAt" = t."startedAt", "doneBy" = t."user"
    from "projectTask" t where t.id = x."projectTask" and t.status = 2 and t."startedAt" is not null
      and x.position * 2 < t."checklistCount"`.execute(db);
}
