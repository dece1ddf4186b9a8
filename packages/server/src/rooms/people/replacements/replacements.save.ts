import {
  replacementMessages as messages,
  type ReplacementInput,
  type SubstituteInput,
} from '@zaplecze/contract/rooms/people/replacements/forms';
import type { Db } from '../../../kit/database/database.ts';
import { forbidden, invalid } from '../../../kit/http/calls/errors.ts';
import type { User } from '../../../kit/http/guard.ts';
import { lockVersions } from '../../../kit/records/rows.ts';
import { announceLater, notifyOfCancelledReplacement } from '../people.jobs.ts';
import { mayReplace } from '../people.rules.ts';
import { isActive, touchPeople } from '../people.write.queries.ts';
import { assertBounds, type SubstitutePresence } from './bounds.ts';
import * as queries from './replacements.queries.ts';

type Saving = {
  db: Db;
  user: User;
  /** The profile that is being saved, whose version its own change counts. */
  person?: number;
  /** The field that messages about the two people stand on, and what leads all of them. */
  field: 'user' | 'replacedUser';
  path?: string;
  presence: SubstitutePresence;
  invited?: boolean;
};

/**
 * Makes a substitution, or changes the one given as `before`. Both people work here, are two, the substitute can be
 * there, and no chain of substitutions closes a circle; the two are told when it begins.
 *
 * @throws HttpError 403 for whom it is no business of, 400 on the fields
 */
export async function saveReplacement(
  { db, user, person, field, path = '', invited = false, presence }: Saving,
  fields: queries.ReplacementFields,
  before?: queries.ReplacementFields & { id: number },
): Promise<number> {
  const allowed =
    mayReplace(user, fields.replacedUser) && (!before || mayReplace(user, before.replacedUser));
  if (!allowed) throw forbidden();
  if (Date.parse(fields.dateFrom) > Date.parse(fields.dateTo))
    throw invalid({ [`${path}dateTo`]: messages.order });
  if (fields.user === fields.replacedUser) throw invalid({ [path + field]: messages.oneself });
  // Before the rows of its people are held: whoever comes first changes them.
  await queries.lockReplacements(db);
  for (const side of ['user', 'replacedUser'] as const) {
    if (before?.[side] === fields[side]) continue;
    if (!(await isActive(db, fields[side]))) throw invalid({ [path + side]: messages.nobody });
  }
  await assertBounds(db, { fields, before, field, path, invited, presence });
  if (await queries.isThere(db, fields, before?.id))
    throw invalid({ [path + field]: messages.there });
  const id = before?.id ?? (await queries.insertReplacement(db, fields));
  if (before) await queries.changeReplacement(db, id, fields);
  if (await queries.closesCircle(db, id)) throw invalid({ [path + field]: messages.circle });
  await announceLater(db, { id, ...fields });
  await touchPeople(db, sidesOf(fields, before), person);
  return id;
}

type Sides = { user: number; replacedUser: number };
/** A substitution stands in the forms of both of its people. */
const sidesOf = (...sides: (Sides | undefined)[]) =>
  sides.flatMap((one) => (one ? [one.user, one.replacedUser] : []));

/** Both people are notified, except the author of the change. @throws HttpError 403 */
export async function dropReplacement(
  { db, user, person }: Pick<Saving, 'db' | 'user' | 'person'>,
  replacement: queries.ReplacementFields & { id: number },
): Promise<void> {
  if (!mayReplace(user, replacement.replacedUser)) throw forbidden();
  await queries.removeReplacement(db, replacement.id);
  await notifyOfCancelledReplacement(db, replacement, user.id);
  await touchPeople(db, sidesOf(replacement), person);
}

/**
 * Makes the substitutions of a profile that have not ended exactly these: items with an id are
 * changed, those without are made, those missing are removed. Ended ones are history and stay.
 *
 * @throws HttpError 403, or 400 with messages on `replacements.0.replacedUser` and the like
 */
export async function saveReplacements(
  { db, user, person, presence, invited }: Omit<Saving, 'field' | 'path'> & { person: number },
  lists: { replacements?: ReplacementInput[]; substitutes?: SubstituteInput[] },
): Promise<void> {
  const { replacements, substitutes } = lists;
  if (replacements) {
    const items = replacements.map((item) => ({ ...item, user: person }));
    await saveSide(
      { db, user, person, presence, invited, field: 'replacedUser', path: 'replacements' },
      items,
    );
  }
  if (substitutes) {
    const items = substitutes.map((item) => ({ ...item, replacedUser: person }));
    await saveSide(
      { db, user, person, presence, invited, field: 'user', path: 'substitutes' },
      items,
    );
  }
}

async function saveSide(
  saving: Saving & { path: string; person: number },
  items: (queries.ReplacementFields & { id?: number })[],
): Promise<void> {
  const { db, person, field, path } = saving;
  const side = field === 'user' ? 'replacedUser' : 'user';
  const known = new Map((await queries.openReplacements(db, side, person)).map((r) => [r.id, r]));
  const keptIds = new Set(items.map((item) => item.id));
  for (const replacement of known.values())
    if (!keptIds.has(replacement.id)) await dropReplacement(saving, replacement);
  for (const [at, { id, ...fields }] of items.entries()) {
    const here = { ...saving, path: `${path}.${at}.` };
    const before = id === undefined ? undefined : known.get(id);
    if (id !== undefined && !before) {
      throw invalid({ [`${here.path}${field}`]: 'Tego zastępstwa już nie ma' });
    }
    if (!before || !same(before, fields)) await saveReplacement(here, fields, before);
  }
}

const same = (a: queries.ReplacementFields, b: queries.ReplacementFields) =>
  a.user === b.user &&
  a.replacedUser === b.replacedUser &&
  Date.parse(a.dateFrom) === Date.parse(b.dateFrom) &&
  Date.parse(a.dateTo) === Date.parse(b.dateTo);

/** Versions of substitutions, locked. */
export const lockStandIns = (db: Db, ids: number[]): Promise<Map<number, number>> =>
  lockVersions(db, 'replacement', ids);

type PassedStandIn = { id: number; to: number; field: string; presence: SubstitutePresence };

/**
 * Somebody else stands in from now on, in the place of one who goes away themselves.
 *
 * @throws HttpError 400 on the field
 */
export async function passStandIn(
  db: Db,
  { id, to, field, presence }: PassedStandIn,
): Promise<void> {
  const before = await queries.findReplacement(db, id);
  if (!before) return;
  const { replacedUser, dateFrom, dateTo } = before;
  if (to === replacedUser) throw invalid({ [field]: messages.oneself });
  const fields = { user: to, replacedUser, dateFrom, dateTo };
  await assertBounds(db, { fields, before, field, path: '', invited: false, presence });
  await queries.lockReplacements(db);
  await queries.changeReplacement(db, id, { user: to, replacedUser, dateFrom, dateTo });
  if (await queries.closesCircle(db, id)) throw invalid({ [field]: messages.circle });
  await announceLater(db, { id, dateFrom, dateTo });
  await touchPeople(db, [to, before.user, replacedUser]);
}
