import { projectStatus } from '@zaplecze/contract/rooms/projects/lists';
import { sql } from 'kysely';
import type { Database } from '../../src/kit/database/database.ts';

/**
 * Spreads out what a demonstration made in one go has in common, and empties some of what may be empty, so that no
 * two sorts of a list come to the same. Mostly without triggers, which would write the moment of this change everywhere.
 */
export async function scatter(db: Database): Promise<void> {
  const hours = (of: string) => sql`interval '1 hour' * (${sql.ref(of)} * 37 % 101)`;
  const somebody = sql`case when id % 5 > 0 then
    (select p.id from person p order by p.id offset d.id * 7 % 11 limit 1) end`;
  // With triggers: the names that the list is ordered by follow.
  await sql`update project set type = case when id % 8 > 0 then type end,
    company = case when id % 9 > 0 then company end where id % 8 = 0 or id % 9 = 0`.execute(db);
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const table of ['taskDefinition', 'procedureDefinition', 'serviceDefinition'] as const) {
      await sql`update ${sql.table(table)} d set created = created - ${hours('id')},
        modified = modified - interval '1 minute' * (id * 53 % 97), "userModified" = ${somebody}`.execute(
        tx,
      );
    }
    await sql`update "taskDefinition" set department = null where id % 6 = 0`.execute(tx);
    await sql`update offer set submission = null where id % 8 = 0`.execute(tx);
    await sql`update project set modified = modified - ${hours('id')}, created = created - ${hours('id')}`.execute(
      tx,
    );
    await sql`update "projectTask" set created = created + ${hours('id')},
      "orderedBy" = case when id % 5 > 0 then "orderedBy" end,
      estimation = case when id % 6 > 0 then estimation end,
      "dateRealization" = case when id % 7 > 0 then "dateRealization" end,
      "dateRealizationLimit" = case when id % 9 > 0 or "finalDate"
        then "dateRealizationLimit" end`.execute(tx);
    const numbers = ['ź/1', 'Z/1', 'z/1', 'ą/2', 'b/2', 'B/10', 'B/9'];
    await sql`update reception set "taskNumber" = (${numbers}::text[])[1 + id % 7]
      where id % 4 = 0`.execute(tx);
    // Whether the demonstration has a project at risk that nobody has begun is by the day.
    await sql`update project set status = ${projectStatus.toDo} where id in
      (select id from project where "nextLimit" is not null order by "nextLimit", id limit 2)`.execute(
      tx,
    );
    await sql`update "processingActivity" set modified = modified - ${hours('id')}`.execute(tx);
    await sql`update "listExport" set created = created - ${hours('id')}`.execute(tx);
  });
}
