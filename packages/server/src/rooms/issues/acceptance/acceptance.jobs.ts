import { workingDaysFrom } from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { issueStatus } from '@zaplecze/contract/rooms/issues/lists';
import type { Database, Db } from '../../../kit/database/database.ts';
import { isMorning, momentOf } from '../../../kit/jobs/clock.ts';
import { defineTask, handleTask } from '../../../kit/jobs/jobs.ts';
import { lockVersions, saveRow } from '../../../kit/records/rows.ts';
import { findWorkdays } from '../../absences/index.ts';
import { aboutIssue, notify, readDecided, startBundle } from '../../notifications/index.ts';
import { acceptAfter, acceptanceChanged } from '../../organization/index.ts';
import { noteStatus } from '../issues.queries.ts';
import * as queries from './acceptance.queries.ts';
import { acceptedWords, dayOfAcceptance, isClosing, soonWords } from './acceptance.rules.ts';

/** Announces what will be accepted by itself, and accepts it; run by the clock. */
const accept = defineTask<{ _cron?: { ts: string } }>('issues:accept');

/** Issues handled in one transaction. */
const portion = 100;

/** Goes through rows in the order of their numbers, one transaction each portion. */
async function inPortions<R>(
  db: Database,
  take: (tx: Db, after: number) => Promise<R[]>,
  idOf: (row: R) => number,
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db.transaction().execute((tx) => take(tx, after));
    const last = rows.at(-1);
    if (rows.length < portion || last === undefined) return;
    after = idOf(last);
  }
}

/**
 * Plans the acceptance of every done issue by what the company wants now: of those that have no plan, and of those whose
 * plan was reckoned otherwise. A day that moves is announced anew, and so is none before it can be.
 *
 * @param announcing whether what happens on the next working day is announced right after
 */
export async function planAcceptances(db: Database, now: Date, announcing = false): Promise<void> {
  const after = await acceptAfter(db);
  await queries.dropIdlePlans(db, after === null);
  if (after === null) return;
  const works = await findWorkdays(db);
  await inPortions(
    db,
    async (tx, from) => {
      const done = await queries.doneIssues(tx, from, portion);
      // Held, so that no decision of now is overtaken.
      await lockVersions(
        tx,
        'issue',
        done.map(({ id }) => id),
      );
      const moved = done.filter(
        ({ round, plan }) => plan === null || plan.round !== round || plan.after !== after,
      );
      const plans = moved.map(({ id: issue, round, done: at, plan }) => {
        const known = plan?.round === round ? plan : null;
        const natural = dayOfAcceptance({ done: new Date(at), after }, now, true, works);
        // The same day stays announced.
        if (known && known.day === natural)
          return { issue, round, after, day: natural, toldTo: known.toldTo };
        const day = dayOfAcceptance({ done: new Date(at), after }, now, announcing, works);
        return { issue, round, after, day, toldTo: null };
      });
      await queries.writePlans(tx, plans);
      return done;
    },
    ({ id }) => id,
  );
}

/** Tells orderers what is accepted by itself on the next working day, of several issues at once. */
async function announceAcceptances(db: Database, now: Date): Promise<void> {
  const day = workingDaysFrom(warsawDay(now), 1, await findWorkdays(db));
  await inPortions(
    db,
    async (tx, after) => {
      const those = await queries.toAnnounce(tx, day, { after, count: portion });
      const bundle = startBundle(tx);
      for (const { id, name, orderedBy, round } of those) {
        await notify(tx, {
          kind: 'issueAcceptsSoon',
          to: [orderedBy],
          by: null,
          about: { ...aboutIssue({ id, name }), round },
          more: soonWords(day, now),
        });
      }
      await bundle.tell();
      await queries.writePlans(
        tx,
        those.map(({ id: issue, round, after: n, orderedBy }) => ({
          ...{ issue, round, after: n, day },
          toldTo: orderedBy,
        })),
      );
      return those;
    },
    ({ id }) => id,
  );
}

/** Accepts what was announced and has its day, or had it before; tells orderers and executors. */
async function acceptAnnounced(db: Database, day: string): Promise<void> {
  await inPortions(
    db,
    async (tx, after) => {
      const ids = await queries.toAccept(tx, day, { after, count: portion });
      await lockVersions(tx, 'issue', ids);
      const bundle = startBundle(tx);
      for (const issue of await queries.stillToAccept(tx, day, ids)) await acceptOne(tx, issue);
      await bundle.tell();
      return ids;
    },
    (id) => id,
  );
}

async function acceptOne(tx: Db, issue: queries.PlannedAcceptance): Promise<void> {
  const { id, orderedBy, users, after } = issue;
  await saveRow(tx, 'issue', id, { status: issueStatus.accepted });
  await noteStatus(tx, { issue: id, status: issueStatus.accepted, createdBy: null, way: 'auto' });
  await queries.dropPlans(tx, [id]);
  await readDecided(tx, [id]);
  await notify(tx, {
    kind: 'issueStatus',
    to: [orderedBy, ...users],
    by: null,
    about: aboutIssue(issue),
    more: acceptedWords(after),
  });
}

/** What is done at a moment of the clock: announcing in the morning, accepting at the end of work. */
export async function acceptByClock(db: Database, moment: Date): Promise<void> {
  const today = warsawDay(moment);
  if (!(await findWorkdays(db))(today)) return;
  if (isMorning(moment)) {
    // What a server that was off has missed, before anything is announced anew.
    await acceptAnnounced(db, addDays(today, -1));
    await planAcceptances(db, moment, true);
    await announceAcceptances(db, moment);
  }
  if (isClosing(moment)) await acceptAnnounced(db, today);
}

export const acceptanceTasks = (db: Database) => [
  handleTask(accept, (payload) => acceptByClock(db, momentOf(payload))),
  handleTask(acceptanceChanged, () => planAcceptances(db, new Date())),
];

/** Seven o'clock and the end of work, Warsaw time (see kit/jobs/clock.ts). */
export const acceptanceCrontab = '0 5,6,14,15 * * * issues:accept ?fill=6h';
