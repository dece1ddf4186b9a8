import { type Role, roleNames } from '@zaplecze/contract/permissions';
import { isAdmin } from '@zaplecze/contract/rooms/people/forms';
import type { Db } from '../../../kit/database/database.ts';
import { conflict } from '../../../kit/http/calls/errors.ts';
import type { Config } from '../../../kit/operations/config.ts';
import { invite, notifyOfAccountEvent } from '../../session/index.ts';
import { changePerson, isEmailFree, type LockedPerson } from '../people.write.queries.ts';

/**
 * Gives a deactivated person's account back, its roles included but that of an administrator, which is given anew by
 * who types their password, and told to the other administrators. The password of former days opens nothing any more: a link to set a new one is mailed, and the e-mail is what they sign in with.
 * What was handed over stays where it went.
 *
 * @throws HttpError 409 when somebody else took the e-mail in the meantime
 */
export async function restore(
  db: Db,
  config: Config,
  { person, by }: { person: LockedPerson; by: number },
): Promise<void> {
  const { id, email } = person;
  const remaining = person.roles.filter((role) => role !== 'ROLE_ADMIN');
  const roles = remaining.length > 0 ? remaining : ['ROLE_USER'];
  if (!(await isEmailFree(db, email, id))) {
    throw conflict(
      'Adresem e-mail tej osoby posługuje się już ktoś inny. Najpierw zmień mu adres.',
    );
  }
  await changePerson(db, id, {
    active: true,
    roles,
    passwordHash: null,
    username: email,
    successor: null,
  });
  await invite(db, config, person);
  await notifyOfAccountEvent(db, config, { person: id, event: 'activated', by });
  if (isAdmin(person)) {
    const more = roles.map((role) => roleNames[role as Role]).join(', ');
    await notifyOfAccountEvent(db, config, { person: id, event: 'rolesChanged', by, more });
  }
}
