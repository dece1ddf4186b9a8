import type { Answer } from '@zaplecze/contract/kit/calls/endpoint';
import { readInstant } from '@zaplecze/contract/kit/fields/typed-time';
import type { settleImpact } from '@zaplecze/contract/rooms/impact/calls';
import { type ImpactForm, impactMessages as messages } from '@zaplecze/contract/rooms/impact/forms';
import type { ImpactKind } from '@zaplecze/contract/rooms/impact/lists';
import type { Db } from '../../kit/database/database.ts';
import { invalid, notFound } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { findPresence, substitutePresence } from '../absences/index.ts';
import { lockClients, passClient } from '../clients/index.ts';
import { lockIssues, moveIssue, passAcceptance, passIssue } from '../issues/index.ts';
import { aboutPerson, notify } from '../notifications/index.ts';
import {
  activePeople,
  lockStandIns,
  markNotified,
  passStandIn,
  replacementOfAbsence,
  saveReplacement,
  shownRange,
} from '../people/index.ts';
import { lockVisits, passVisit } from '../reception/index.ts';
import { lockTasks, moveTask, passTask } from '../tasks/index.ts';
import { type Absence, findOwner, personName } from './absence.queries.ts';
import { findWork, remediesFor } from './impact.ts';
import { notifyOfSettlement } from './notify-settlement.ts';
import { standingIn } from './substitutes.ts';
import type { ImpactFinding } from './work.queries.ts';

type Row = ImpactForm['rows'][number];
type Saved = Absence & { id: number };
type Done = Answer<typeof settleImpact>;

const keyOf = ({ kind, id }: { kind: ImpactKind; id: number }) => `${kind} ${id}`;

/** Rows of each kind are locked by their own room; kinds always in this order. */
const locks: [ImpactKind[], (db: Db, ids: number[]) => Promise<Map<number, number>>][] = [
  [['task'], lockTasks],
  [['issue', 'approval'], lockIssues],
  [['guest', 'parcel'], lockVisits],
  [['client'], lockClients],
  [['standIn'], lockStandIns],
];

/**
 * Settles an absence that is locked: makes the substitution that goes with it, gives rows away, moves limits. What
 * somebody changed meanwhile (another version, or it waits for the person no more) stays as it is and is answered; the
 * rest is done. Everybody is told once.
 *
 * @throws HttpError 400 on `user`, `rows.0.to` and the like: then nothing is done
 */
export async function settleAbsence(
  db: Db,
  user: User,
  absence: Saved,
  { user: substitute, rows }: ImpactForm,
): Promise<Done> {
  const owner = await findOwner(db, absence.owner);
  if (!owner) throw notFound();
  await assertPeople(db, absence.owner, rows);
  const acting = rows.filter(({ remedy }) => remedy === 'handOver' || remedy === 'move');
  const versions = await lockAll(db, acting);
  const waits = new Map((await findWork(db, absence)).map((row) => [keyOf(row), row]));
  assertRemedies(user, rows, waits);
  const stands = substitute ? await standIn(db, user, absence, substitute) : null;
  await assertSubstitute(db, absence, rows);
  const kindsOf = new Map<number, ImpactKind[]>();
  const done: Done = { replacement: stands?.id ?? null, done: 0, changed: [] };
  let moved = 0;
  for (const row of acting) {
    const found = waits.get(keyOf(row));
    if (!found || versions.get(keyOf(row)) !== row.version) {
      const { kind, id } = row;
      done.changed.push({ kind, id, name: found?.name ?? '' });
      continue;
    }
    if (row.remedy === 'move') {
      await move(db, row);
      moved += 1;
    } else {
      await pass(db, user, absence, { ...row, at: rows.indexOf(row) });
      const to = row.to ?? 0;
      kindsOf.set(to, [...(kindsOf.get(to) ?? []), row.kind]);
    }
    done.done += 1;
  }
  const { dateFrom, dateTo } = absence;
  await notifyOfSettlement(db, user, {
    ...{ owner: owner.user, days: { dateFrom, dateTo }, kindsOf: kindsOf, moved },
    substitute: stands?.fresh ? { id: stands.user, name: await personName(db, stands.user) } : null,
  });
  return done;
}

/** The people who get work must be active and not the absent person. @throws HttpError 400 on `rows.0.to` */
async function assertPeople(db: Db, owner: number, rows: Row[]): Promise<void> {
  const people = rows.flatMap(({ remedy, to }) => (remedy === 'handOver' && to ? [to] : []));
  const active = await activePeople(db, people);
  for (const [at, { remedy, to }] of rows.entries()) {
    if (remedy !== 'handOver' || !to) continue;
    if (to === owner) throw invalid({ [`rows.${at}.to`]: messages.owner });
    if (!active.has(to)) throw invalid({ [`rows.${at}.to`]: messages.nobody });
  }
}

/** @throws HttpError 400 on `rows.0.remedy` */
function assertRemedies(user: User, rows: Row[], waits: Map<string, ImpactFinding>): void {
  for (const [at, row] of rows.entries()) {
    const found = waits.get(keyOf(row));
    if (found && !remediesFor(user, found).includes(row.remedy))
      throw invalid({ [`rows.${at}.remedy`]: messages.remedy });
  }
}

/** What a substitute is to do needs one. @throws HttpError 400 on `user` */
async function assertSubstitute(db: Db, absence: Saved, rows: Row[]): Promise<void> {
  if (!rows.some(({ remedy }) => remedy === 'substitute')) return;
  const team = await findPresence(db, [absence.owner], absence);
  const chain = await standingIn(db, absence.owner, absence, { absence: absence.id, team });
  if (chain.length === 0) throw invalid({ user: messages.substitute });
}

async function lockAll(db: Db, rows: Row[]): Promise<Map<string, number>> {
  const versions = new Map<string, number>();
  for (const [kinds, lock] of locks) {
    const own = rows.filter(({ kind }) => kinds.includes(kind));
    const found = await lock(
      db,
      own.map(({ id }) => id),
    );
    for (const row of own) {
      const version = found.get(row.id);
      if (version !== undefined) versions.set(keyOf(row), version);
    }
  }
  return versions;
}

/**
 * Creates the substitution of an absence, or replaces its substitute. `fresh`: there was none before. The former
 * substitute is notified that they are free.
 */
async function standIn(db: Db, user: User, absence: Saved, substitute: number) {
  const before = await replacementOfAbsence(db, absence.id);
  if (before?.user === substitute) return { id: before.id, user: substitute, fresh: false };
  const range = {
    dateFrom: readInstant(absence.dateFrom) ?? absence.dateFrom,
    dateTo: readInstant(absence.dateTo, '23:59:59') ?? absence.dateTo,
  };
  const fields = {
    ...{ user: substitute, replacedUser: absence.owner, absence: absence.id },
    ...(before ? { dateFrom: before.dateFrom, dateTo: before.dateTo } : range),
  };
  const id = await saveReplacement(
    { db, user, field: 'user', presence: substitutePresence },
    fields,
    before,
  );
  // What has begun is told by this very notice.
  if (Date.parse(fields.dateFrom) <= Date.now()) await markNotified(db, id);
  if (before) {
    await notify(db, {
      kind: 'substitutionChanged',
      to: [before.user],
      by: user.id,
      personal: true,
      about: aboutPerson({ id: absence.owner, name: await personName(db, absence.owner) }),
      more: `odwołane (miało trwać ${shownRange(before)})`,
    });
  }
  return { id, user: substitute, fresh: true };
}

async function move(db: Db, { kind, id, limit }: Row): Promise<void> {
  if (!limit) return;
  if (kind === 'task') await moveTask(db, id, limit);
  if (kind === 'issue') await moveIssue(db, id, limit);
}

async function pass(
  db: Db,
  user: User,
  { owner: from }: Saved,
  { kind, id, to, at }: Row & { at: number },
): Promise<void> {
  if (!to) return;
  if (kind === 'task') {
    const text = 'Przekazane na czas nieobecności';
    await passTask(db, { id, from, to, by: user.id, text });
  } else if (kind === 'issue') await passIssue(db, { id, from, to });
  else if (kind === 'approval') await passAcceptance(db, { id, to });
  else if (kind === 'client') await passClient(db, { id, from, to });
  else if (kind === 'standIn') {
    const field = `rows.${at}.to`;
    await passStandIn(db, { id, to, field, presence: substitutePresence });
  } else await passVisit(db, { id, to });
}
