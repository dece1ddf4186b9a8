import type { PersonRef } from '@zaplecze/contract/kit/values/records';
import { mostDayRows } from '@zaplecze/contract/rooms/day/calls';
import type { Question } from '@zaplecze/contract/rooms/questions/calls';
import { sql } from 'kysely';
import { hiddenValue, question, type RowQuery } from '../../kit/database/combined-query.ts';
import type { Db } from '../../kit/database/database.ts';
import { personTo } from '../../kit/database/refs.ts';

/** A question as its rights are worked out. */
export type FoundQuestion = { id: number; author: number; user: number; answered: boolean };

export async function findQuestion(
  db: Db,
  id: number,
  lock = false,
): Promise<FoundQuestion | undefined> {
  const found = db
    .selectFrom('question as q')
    .select([
      'q.id',
      'q.createdBy as author',
      'q.user',
      sql<boolean>`q."answeredAt" is not null`.as('answered'),
    ])
    .where('q.id', '=', id);
  return await (lock ? found.forUpdate() : found).executeTakeFirst();
}

/** As many of what two people asked each other are told. */
const mostQuestions = 50;

/** What two people asked each other, the newest first. */
export async function findBetween(db: Db, one: number, other: number): Promise<Question[]> {
  const { rows } = await sql<Question>`
    select q.id, q.text, q.created, q.answer, q."answeredAt", ${personTo('q.createdBy')} as author
    from question q
    where least(q."createdBy", q."user") = least(${one}::int, ${other}::int)
      and greatest(q."createdBy", q."user") = greatest(${one}::int, ${other}::int)
    order by q.id desc limit ${sql.lit(mostQuestions)}`.execute(db);
  return rows;
}

/** Of some questions those that a person asked or was asked, with their words. */
export async function findWords(db: Db, person: number, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('question as q')
    .select(['q.id', 'q.text', 'q.answer', 'q.createdBy as author'])
    .where('q.id', 'in', ids)
    .where((row) => row.or([row('q.createdBy', '=', person), row('q.user', '=', person)]))
    .execute();
  return rows.map(({ author, ...words }) => ({ ...words, mine: author === person }));
}

/** A question that waits, in the day of the one who is to answer it or of the one who asked. */
export type WaitingQuestion = {
  kind: 'question';
  id: number;
  /** Its words. */
  name: string;
  /** Who asks, or of the reader's own who is asked. */
  person: PersonRef;
  mine: boolean;
  /** Who is asked works here no more. */
  left: boolean;
  created: string;
};

type Waiting = { toAnswer: number; unanswered: number; rows: WaitingQuestion[] };

/** Questions that wait for the reader's answer, and those of the reader that wait for others, the oldest first. */
export function askQuestions({ id }: { id: number }): RowQuery<Waiting> {
  const me = hiddenValue(id, 'int');
  const rows = sql<Omit<WaitingQuestion, 'kind'> & { total: number }>`
    select w.id, w.text as name, w.created, w.mine, not p.active as left,
      ${personTo('w.other')} as person, w.total
    from (
      select q.*, count(*) over (partition by q.mine) as total,
        row_number() over (partition by q.mine order by q.id) as place
      from (
        select a.id, a.text, a.created, a."createdBy" as other, false as mine from question a
          join person b on b.id = a."createdBy" and b.active
          where a."user" = ${me} and a."answeredAt" is null
        union all
        select a.id, a.text, a.created, a."user" as other, true as mine from question a
          where a."createdBy" = ${me} and a."answeredAt" is null
      ) q
    ) w join person p on p.id = w.other
    where w.place <= ${sql.lit(mostDayRows)} order by w.id`;
  return question(rows, (found) => ({
    toAnswer: found.find(({ mine }) => !mine)?.total ?? 0,
    unanswered: found.find(({ mine }) => mine)?.total ?? 0,
    rows: found.map(({ total: _, ...row }) => ({ ...row, kind: 'question' as const })),
  }));
}

/** Whether somebody has or had an account. */
export const findPerson = (db: Db, id: number) =>
  db.selectFrom('person').select('id').where('id', '=', id).executeTakeFirst();
