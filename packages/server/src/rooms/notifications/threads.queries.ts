import type { Db } from '../../kit/database/database.ts';

/**
 * The name of the first letter that a person has about a record; null when this is the first. Noted in the transaction
 * that sends it, so that the one named was sent.
 */
export async function firstOfThread(
  db: Db,
  { id, user }: { id: number; user: number },
  thread: string,
): Promise<string | null> {
  const { first } = await db
    .insertInto('mailThread')
    .values({ person: user, thread, first: id })
    .onConflict((known) =>
      known
        .columns(['person', 'thread'])
        .doUpdateSet((of) => ({ first: of.ref('mailThread.first') })),
    )
    .returning('first')
    .executeTakeFirstOrThrow();
  return first === id ? null : `powiadomienie-${first}`;
}
