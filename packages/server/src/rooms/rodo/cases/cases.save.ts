import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type {
  closeCase,
  createCase,
  PersonalCase,
  updateCase,
} from '@zaplecze/contract/rooms/rodo/cases/calls';
import { answerBy, extendedMonths } from '@zaplecze/contract/rooms/rodo/deadline';
import {
  caseKinds,
  caseStatuses,
  extendedTooLate,
  nameById,
} from '@zaplecze/contract/rooms/rodo/lists';
import type { Db } from '../../../kit/database/database.ts';
import { conflict, invalid, notFound } from '../../../kit/http/calls/errors.ts';
import type { User } from '../../../kit/http/guard.ts';
import { insertRow, lockRow, saveRow } from '../../../kit/records/rows.ts';
import { plainDay } from '../day-words.ts';
import { findCase, mayHandle } from './cases.list.queries.ts';

const closedAlready = 'Ta sprawa jest zakończona. Przywróć ją do toku, żeby coś zmienić.';

/** @throws HttpError 409 once it is closed */
export function assertOpen({ status }: Pick<PersonalCase, 'status'>): void {
  if (status !== 'open') throw conflict(closedAlready);
}

async function assertHandler(db: Db, handler: number | undefined, before?: number): Promise<void> {
  if (handler === undefined || handler === before) return;
  if (!(await mayHandle(db, handler))) {
    throw invalid({ handler: 'Sprawę może prowadzić pracujący administrator' });
  }
}

/** Writes a line of a request's protocol. */
export async function addStep(
  db: Db,
  { case: id, by, text }: { case: number; by: number; text: string },
): Promise<void> {
  await db.insertInto('personalCaseStep').values({ case: id, by, text }).execute();
}

/**
 * Adds a step for an action of another page in the name of a request.
 *
 * @throws HttpError 404 when there is no such request, 409 when it is closed
 */
export async function addStepFrom(
  db: Db,
  { case: id, by, text }: { case: number | undefined; by: User; text: string },
): Promise<void> {
  if (id === undefined) return;
  const found = by.flags.admin ? await findCase(db, id) : undefined;
  if (!found) throw notFound();
  assertOpen(found);
  await addStep(db, { case: id, by: by.id, text });
}

/** Registers a request with the last day for its answer. */
export async function create(db: Db, user: User, body: Body<typeof createCase>): Promise<number> {
  await assertHandler(db, body.handler);
  const due = answerBy(body.received);
  const id = await insertRow(db, 'personalCase', { ...body, due });
  const kind = nameById(caseKinds, body.kind);
  const text = `Zarejestrowano żądanie: ${kind}. Wpłynęło ${plainDay(body.received)}, termin odpowiedzi: ${plainDay(due)}.`;
  await addStep(db, { case: id, by: user.id, text });
  return id;
}

/** Changes the sent fields of an open request; another day of receipt moves its last day. */
export async function update(
  db: Db,
  user: User,
  before: PersonalCase,
  body: Body<typeof updateCase>,
): Promise<number> {
  assertOpen(before);
  await assertHandler(db, body.handler, before.handler.id);
  const moved = body.received !== undefined && body.received !== before.received;
  const { received = before.received } = body;
  const days = moved
    ? {
        due: answerBy(received),
        ...(before.extended && { extended: answerBy(received, extendedMonths) }),
      }
    : {};
  const version = await saveRow(db, 'personalCase', before.id, { ...body, ...days });
  const after = await findCase(db, before.id);
  const lines = [
    body.kind && body.kind !== before.kind && `Żądanie: ${nameById(caseKinds, body.kind)}.`,
    moved && after && `Dzień wpływu: ${plainDay(received)}, termin: ${plainDay(after.due)}.`,
    after && after.handler.id !== before.handler.id && `Prowadzi: ${after.handler.name}.`,
  ].filter(Boolean);
  if (lines.length > 0) await addStep(db, { case: before.id, by: user.id, text: lines.join(' ') });
  return version;
}

/** @throws HttpError 409 when it is closed, was extended before or the first month is over */
export async function extend(
  db: Db,
  user: User,
  before: PersonalCase,
  reason: string,
): Promise<number> {
  assertOpen(before);
  if (before.extended) throw conflict('Termin tej sprawy przedłużono już raz.');
  if (!before.extendable) throw conflict(extendedTooLate);
  const extended = answerBy(before.received, extendedMonths);
  const version = await saveRow(db, 'personalCase', before.id, {
    extended,
    extensionReason: reason,
  });
  const text = `Przedłużono termin odpowiedzi do ${plainDay(extended)}. Powód: ${reason}`;
  await addStep(db, { case: before.id, by: user.id, text });
  return version;
}

/** Closes a request with what the person was answered. */
export async function close(
  db: Db,
  user: User,
  before: PersonalCase,
  { status, outcome }: Body<typeof closeCase>,
): Promise<number> {
  assertOpen(before);
  const closed = warsawDay();
  const version = await saveRow(db, 'personalCase', before.id, { status, outcome, closed });
  const text = `Zakończono: ${nameById(caseStatuses, status)}. ${outcome}`;
  await addStep(db, { case: before.id, by: user.id, text });
  return version;
}

export async function reopen(db: Db, user: User, before: PersonalCase): Promise<number> {
  if (before.status === 'open') throw conflict('Ta sprawa jest w toku.');
  await lockRow(db, 'personalCase', before.id);
  const version = await saveRow(db, 'personalCase', before.id, {
    status: 'open',
    closed: null,
    outcome: null,
  });
  await addStep(db, { case: before.id, by: user.id, text: 'Przywrócono sprawę do toku.' });
  return version;
}
