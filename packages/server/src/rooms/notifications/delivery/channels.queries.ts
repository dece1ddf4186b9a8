import { notificationKinds } from '@zaplecze/contract/rooms/notifications/forms';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';

type Channel = { kind: string; push: boolean; mail: boolean };

/** What holds for a kind until a person chooses; a kind nobody can choose for goes by push only. */
export const unchosen = (kind: string): { push: boolean; mail: boolean } =>
  notificationKinds.find((one) => one.kind === kind) ?? { push: true, mail: false };

/** Whether letters of a kind are written by who tells it, whatever anybody has chosen. */
export const hasOwnLetter = (kind: string): boolean =>
  notificationKinds.some((one) => one.kind === kind && 'always' in one);

export async function channelsOf(db: Db, person: number) {
  const [chosen, digest, { email }] = await Promise.all([
    db
      .selectFrom('notificationChannel')
      .select(['kind', 'push', 'mail'])
      .where('person', '=', person)
      .execute(),
    db.selectFrom('notificationDigest').select('person').where('person', '=', person).execute(),
    db.selectFrom('person').select('email').where('id', '=', person).executeTakeFirstOrThrow(),
  ]);
  const kinds = notificationKinds.map((one) => ({
    ...one,
    ...chosen.find((channel) => channel.kind === one.kind),
    ...('always' in one && { mail: true }),
  }));
  return { kinds, digest: digest.length > 0, email };
}

export async function saveChannels(
  db: Db,
  person: number,
  { kinds, digest }: { kinds: Channel[]; digest: boolean },
): Promise<void> {
  for (const { kind, push, mail } of kinds) {
    await db
      .insertInto('notificationChannel')
      .values({ person, kind, push, mail })
      .onConflict((known) => known.columns(['person', 'kind']).doUpdateSet({ push, mail }))
      .execute();
  }
  if (digest) {
    await db
      .insertInto('notificationDigest')
      .values({ person })
      .onConflict((known) => known.doNothing())
      .execute();
  } else {
    await db.deleteFrom('notificationDigest').where('person', '=', person).execute();
  }
}

/** Active people who want one letter a day and have not had today's. */
export function digestReaders(db: Db, day: string) {
  return db
    .selectFrom('notificationDigest as d')
    .innerJoin('person as p', 'p.id', 'd.person')
    .select('d.person')
    .where('p.active', '=', true)
    .where(sql<boolean>`d."lastDay" is distinct from ${day}::date`)
    .execute();
}

/** Takes up a day's letter of a person: false when it was made up before, or is not wanted any more. */
export async function takeDigest(db: Db, person: number, day: string): Promise<boolean> {
  const claimed = await db
    .updateTable('notificationDigest')
    .set({ lastDay: day })
    .where('person', '=', person)
    .where(sql<boolean>`"lastDay" is distinct from ${day}::date`)
    .returning('person')
    .executeTakeFirst();
  return claimed !== undefined;
}
