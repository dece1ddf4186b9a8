import { forgetCustomValues } from '../../kit/custom-fields/personal.queries.ts';
import { conflict } from '../../kit/http/calls/errors.ts';
import { forgetInHistory, noteInHistory } from '../../kit/records/history.ts';
import { eraseCopies, eraseEverywhere } from '../../kit/records/personal.ts';
import { doubtfulPatternsOf } from '../../kit/records/personal-doubts.ts';
import { patternsOf } from '../../kit/records/personal-patterns.ts';
import { forgetDraftsOf } from '../drafts/index.ts';
import { dropFilesOf } from '../files/index.ts';
import { forgetNotificationsOf } from '../notifications/index.ts';
import { forgetPerson, type LockedPerson } from '../people/index.ts';
import { endSessionsOf, forgetDevicesOf, forgetTokensOf, removeFactor } from '../session/index.ts';
import { identityOfStaff } from './rodo.queries.ts';
import type { ErasureContext } from './rodo.ts';

const ownFields = [
  'firstName',
  'lastName',
  'username',
  'email',
  'phone',
  'businessArea',
  'picture',
  'department',
  'position',
  'roles',
  // Of what happened to the account: names of devices and keys.
  'more',
  'mark',
];

/**
 * Erases everything that identifies a former member of staff: in their account and its history, their notices and
 * sign-ins, and in texts of others. Their work stays, as that of a former employee with a number. A name that another
 * person has too stays in texts.
 *
 * @returns the moment of erasure
 * @throws HttpError 409 while the account is active, and when it was erased before
 */
export async function anonymizeFormer(
  { db, user, texts, copies }: ErasureContext,
  person: LockedPerson,
): Promise<string> {
  if (person.active) throw conflict('Najpierw wyłącz konto tej osoby.');
  if (person.anonymized !== null) throw conflict('Ta osoba została zanonimizowana');
  const known = await identityOfStaff(db, person.id);
  const patterns = patternsOf(known);
  await forgetNotificationsOf(db, person.id);
  await endSessionsOf(db, person.id);
  await forgetTokensOf(db, person.id);
  await forgetDevicesOf(db, person.id);
  await removeFactor(db, person.id);
  await forgetDraftsOf(db, person.id);
  const at = await forgetPerson(db, person.id);
  await forgetCustomValues(db, 'person', [person.id]);
  await dropFilesOf(db, 'person', [person.id]);
  await forgetInHistory(db, { entity: 'person', ids: [person.id], fields: ownFields });
  await eraseEverywhere(db, { texts, patterns });
  await eraseCopies(db, copies, { identity: known, patterns, doubtful: doubtfulPatternsOf(known) });
  await noteInHistory(db, { entity: 'person', id: person.id, who: user.id, action: 'anonymize' });
  return at;
}
