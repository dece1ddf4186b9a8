import { type Day, getDay } from '@zaplecze/contract/rooms/day/calls';
import { createIssue, updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { projectApp } from '../projects/projects.fixture.ts';

/** A moment some hours ago. */
export const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

export const rowNames = ({ rows }: { rows: { name: string }[] }) => rows.map(({ name }) => name);

/** A small company, its day counted by hand; `clear` empties it and begins its project, before each test. */
export async function dayCompany() {
  const app = await projectApp();
  const { it } = app;
  let project = 0;

  const clear = async () => {
    await sql`truncate project, issue, reception, replacement, "calendarEntry", notification, comment,
      "dayLook", history restart identity cascade`.execute(it.db);
    project = await app.begin();
  };
  const day = async (as: Someone): Promise<Day> => {
    const answer = await it.call(getDay, { as });
    expect(answer.status).toBe(200);
    return answer.data.day;
  };
  /** Sets when a task of the project is due: an instant. */
  const due = (task: number, at: string) =>
    sql`update "projectTask" set "dateRealizationLimit" = ${at}::timestamptz, "finalDate" = false
      where project = ${project} and task = ${task}`.execute(it.db);
  /** The last minute of a day. */
  const endOf = (date: string) =>
    sql<{ at: string }>`select ((${date}::date + 1)::timestamp at time zone 'Europe/Warsaw'
      - interval '1 minute') as at`
      .execute(it.db)
      .then(({ rows }) => rows[0]?.at ?? '');
  const issue = async (as: Someone, users: Someone[], more: object = {}): Promise<number> =>
    (
      await it.call(createIssue, {
        as,
        body: {
          name: 'Nie działa drukarka',
          users: users.map(({ id }) => id),
          description: 'Zacina papier.',
          type: 1,
          ...more,
        },
      })
    ).data.id;
  const setIssue = async (as: Someone, id: number, body: object) => {
    const answer = await it.call(updateIssue, { as, params: { id }, body });
    expect(answer.status).toBe(200);
  };
  const standIn = (user: Someone, replacedUser: Someone) =>
    it.db
      .insertInto('replacement')
      .values({
        user: user.id,
        replacedUser: replacedUser.id,
        dateFrom: ago(1),
        dateTo: new Date(Date.now() + 3_600_000),
      })
      .execute();
  return { ...app, clear, day, due, endOf, issue, setIssue, standIn };
}
