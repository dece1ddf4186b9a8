import type { PersonForm } from '@zaplecze/contract/people.forms';
import type { Db } from '../../kit/database.ts';
import type { User } from '../../kit/guard.ts';
import type { Services } from '../../kit/mount.ts';
import { setClientsOf } from '../clients/carers.queries.ts';
import { detachFile } from '../files/files.queries.ts';
import { invite } from '../session/invitation.ts';
import { dropResets } from '../session/session.queries.ts';
import * as write from './people.write.queries.ts';
import { makePortrait } from './portrait.ts';
import { saveReplacements } from './replacements.save.ts';

type Hanging = Partial<Pick<PersonForm, 'clients' | 'replacements' | 'substitutes' | 'picture'>>;
type Saving = { db: Db; user: User; services: Services };

/**
 * Saves what hangs on a person and was sent: clients, substitutions both ways, the portrait.
 * The portrait that was there goes away.
 */
export async function saveHanging(
  { db, user, services }: Saving,
  person: { id: number; picture: number | null },
  { clients, replacements, substitutes, picture }: Hanging,
): Promise<void> {
  if (clients) await setClientsOf(db, person.id, clients);
  await saveReplacements({ db, user, person: person.id }, { replacements, substitutes });
  if (picture === undefined || picture === person.picture) return;
  const made =
    picture === null
      ? null
      : await makePortrait(db, services.storage, { input: picture, user, person: person.id });
  await write.changePerson(db, person.id, { picture: made });
  if (person.picture !== null) {
    await detachFile(db, { file: person.picture, from: 'person', id: person.id });
  }
}

/**
 * A new e-mail: the name to sign in with follows where it was the e-mail. Links mailed to the
 * former address open nothing any more; who still waits for an invitation gets it at the new one.
 *
 * @throws HttpError 400 on `email` when somebody else has it
 */
export async function changeEmail(
  { db, services }: Saving,
  person: write.LockedPerson,
  email: string,
): Promise<void> {
  if (email === person.email) return;
  await write.assertEmailFree(db, email, person.id);
  const signsInWithIt = person.username.toLowerCase() === person.email.toLowerCase();
  await write.changePerson(db, person.id, { email, ...(signsInWithIt && { username: email }) });
  await dropResets(db, person.id);
  if (person.awaiting) await invite(db, services.config, { ...person, email });
}
