import { workingDaysUntil } from '@zaplecze/contract/kit/values/holidays';
import { addDays, isPast, warsawDay } from '@zaplecze/contract/kit/values/time';
import { riskWindows } from '@zaplecze/contract/rooms/projects/lists';
import {
  endedTaskStatuses,
  openTaskStatuses,
  taskStatus,
} from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../kit/database/database.ts';
import { literals } from '../../kit/database/literals.ts';
import { atRisk } from '../../rooms/projects/index.ts';
import { dangersOf, findFirstTasks, findTaskSubjects } from '../../rooms/radar/index.ts';
import { demoCompany } from '../demo.fixture.ts';

/*
 * How often the radar speaks in the demonstration company, beside the rule that there was before it (0040): figures of
 * the decision are those that are printed here.
 */

let db: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ db, drop } = await demoCompany());
}, 90_000);
afterAll(() => drop());

type Before = {
  id: number;
  limit: string;
  user: number | null;
  hours: number | null;
  away: boolean;
  waits: boolean;
};

/** Open tasks with a limit, as the rule of before looked at them. */
const openTasks = async () =>
  (
    await sql<Before>`
      select t.id, t."dateRealizationLimit" as "limit", t."user", t.estimation as hours, b.id is not null as waits,
        exists (select from "calendarEntry" e join "calendarType" k on k.id = e.type and k."isVacation"
          where e.owner = coalesce(b."user", t."user") and e.status = 1
            and greatest((t."dateRealizationLimit" at time zone 'Europe/Warsaw')::date,
              (now() at time zone 'Europe/Warsaw')::date) between e."dateFrom" and e."dateTo") as away
      from "projectTask" t
      left join lateral (select * from "projectTask" b where t.status = ${taskStatus.waiting}
        and b.project = t.project and b.procedure = t.procedure and b.service = t.service
        and b.position < t.position and b.status not in ${literals(endedTaskStatuses)}
        order by b.position limit 1) b on true
      where t.status in ${literals(openTaskStatuses)} and t."dateRealizationLimit" is not null`.execute(
      db,
    )
  ).rows;

/** What was told of a task before: the first that holds; 'soon' is no danger. */
function toldBefore({ limit, user, away, waits, hours }: Before, now: number): string {
  if (isPast(limit, now)) return 'late';
  if (user === null) return 'nobody';
  if (away) return 'away';
  if (waits) return 'waits';
  const left = workingDaysUntil(addDays(warsawDay(now), -1), warsawDay(Date.parse(limit)), 1000);
  return (hours ?? 0) > left * 8 ? 'hours' : 'soon';
}

/** '13 late, 5 dayOff', the most frequent first. */
function counted(kinds: string[]): string {
  const counts = Map.groupBy(kinds, (kind) => kind);
  return [...counts]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([kind, all]) => `${all.length} ${kind}`)
    .join(', ');
}

/** What is flagged of some tasks, before and now, each by its first reason; printed. */
async function compare(what: string, ids: number[], now: number) {
  const before = (await openTasks())
    .filter(({ id }) => ids.includes(id))
    .map((task) => ({ id: task.id, why: toldBefore(task, now) }))
    .filter(({ why }) => why !== 'soon');
  const dangers = await dangersOf(db, await findTaskSubjects(db, ids), { now });
  const after = dangers.flatMap(({ subject, reasons: [first] }) =>
    first ? [{ id: subject.id, why: first.kind as string }] : [],
  );
  for (const [when, flagged] of Object.entries({ before, after })) {
    const kinds = counted(flagged.map(({ why }) => why));
    process.stdout.write(`${what} (${ids.length}), ${when}: ${flagged.length} flagged: ${kinds}\n`);
  }
  return { before, after };
}

test('of open tasks fewer are flagged than before, hardly any that only waits, and every late one still is [RAD-03]', async () => {
  const now = Date.now();
  const all = (await openTasks()).map(({ id }) => id);
  const { before, after } = await compare('open tasks with a limit', all, now);
  expect(after.length).toBeGreaterThan(0);
  expect(after.length).toBeLessThan(before.length);
  const waiting = (told: typeof after) => told.filter(({ why }) => why === 'waits').length;
  expect(waiting(after)).toBeLessThan(waiting(before) / 3);
  const late = before.filter(({ why }) => why === 'late').map(({ id }) => id);
  const flagged = after.map(({ id }) => id);
  expect(late.filter((id) => !flagged.includes(id))).toEqual([]);
});

test('of projects at risk not all are in danger: what is merely near is not told as one [RAD-01, RAD-20]', async () => {
  const [days] = riskWindows;
  const first = (await findFirstTasks(db, { projects: atRisk(days) })).map(({ id }) => id);
  const { after } = await compare(`projects at risk within ${days} days`, first, Date.now());
  expect(after.length).toBeGreaterThan(0);
  expect(after.length).toBeLessThan(first.length);
});
