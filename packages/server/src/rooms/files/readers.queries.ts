import { sql } from 'kysely';
import type { Db } from '../../kit/database.ts';
import type { User } from '../../kit/guard.ts';

type Reader = (asked: { db: Db; user: User; id: number }) => boolean | Promise<boolean>;

/** What everybody signed in reads. */
const everybody: Reader = () => true;
const managers: Reader = ({ user }) => user.flags.manager;

/** Who may read a file, by the kind of record it hangs on: whoever may read the record. */
const readers = {
  taskDefinition: everybody,
  procedureDefinition: everybody,
  serviceDefinition: everybody,
  clientAgreement: everybody,
  person: everybody,
  offer: everybody,
  document: everybody,
  knowledgeBase: everybody,
  project: managers,
  projectTask: (asked) => asked.user.flags.manager || worksOn(asked),
  issue: (asked) => asked.user.flags.manager || takesPart(asked),
  reception: (asked) => asked.user.flags.reception || concerns(asked),
} satisfies Record<string, Reader>;

/** Kinds of record that files hang on; a new one needs its line above, or nobody can hang a file on it. */
export type FileOwner = keyof typeof readers;

const isOwner = (kind: string): kind is FileOwner => Object.hasOwn(readers, kind);

/**
 * Whether a person may read the record that a file hangs on; one that hangs nowhere is its
 * uploader's alone, one that hangs on a kind unknown here is nobody's.
 */
export async function mayRead(
  db: Db,
  user: User,
  file: { createdBy: number | null; attachedTo: string | null; attachedId: number | null },
): Promise<boolean> {
  if (file.attachedTo === null) return file.createdBy === user.id;
  if (!isOwner(file.attachedTo) || file.attachedId === null) return false;
  const reader: Reader = readers[file.attachedTo];
  return await reader({ db, user, id: file.attachedId });
}

/** Whether a guest or a parcel came for this person. */
const concerns: Reader = async ({ db, user, id }) => {
  const found = await db
    .selectFrom('reception')
    .select('id')
    .where('id', '=', id)
    .where('user', '=', user.id)
    .executeTakeFirst();
  return found !== undefined;
};

/** Whether a task is the person's own or theirs by substitution now. */
const worksOn: Reader = async ({ db, user, id }) => {
  const found = await db
    .selectFrom('projectTask as t')
    .select('t.id')
    .where('t.id', '=', id)
    .where((or) =>
      or.or([
        or('t.user', '=', user.id),
        sql<boolean>`t."user" in (select replaced_by(${user.id}))`,
      ]),
    )
    .executeTakeFirst();
  return found !== undefined;
};

/** Whether a person does an issue, reported it, or stands in now for who did (see 0010_issues.sql). */
const takesPart: Reader = async ({ db, user, id }) => {
  const { rows } = await sql<{
    takes: boolean;
  }>`select takes_part(${user.id}, ${id}) as takes`.execute(db);
  return rows[0]?.takes === true;
};
