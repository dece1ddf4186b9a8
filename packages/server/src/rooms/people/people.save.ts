import { addressOf } from '@zaplecze/contract/addresses';
import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import { type Role, roleNames } from '@zaplecze/contract/permissions';
import type { createPerson } from '@zaplecze/contract/rooms/people/calls';
import { becomesAdmin, isAdmin, type PersonForm } from '@zaplecze/contract/rooms/people/forms';
import type { FastifyRequest } from 'fastify';
import { saveCustom } from '../../kit/custom-fields/save.ts';
import type { Db } from '../../kit/database/database.ts';
import type { Services } from '../../kit/http/calls/mount.ts';
import type { User } from '../../kit/http/guard.ts';
import { assertPlace } from '../dictionaries/index.ts';
import { detachFile } from '../files/index.ts';
import { aboutPerson, aboutScreen, notify } from '../notifications/index.ts';
import {
  activeAdmins,
  assertOwner,
  dropResets,
  hasEntered,
  hasSignedIn,
  invite,
  notifyOfAccountEvent,
} from '../session/index.ts';
import type { EmploymentStart } from './employment.ts';
import type { AccountWork } from './leaving/work.ts';
import { changesRoles, losesAdmin } from './people.rules.ts';
import * as write from './people.write.queries.ts';
import { makePortrait } from './portrait.ts';
import type { SubstitutePresence } from './replacements/bounds.ts';
import { saveReplacements } from './replacements/replacements.save.ts';

type Nested = Partial<Pick<PersonForm, 'clients' | 'replacements' | 'substitutes' | 'custom'>>;
type Own = Omit<Parameters<typeof write.changePerson>[2], 'picture'> &
  Partial<Pick<PersonForm, 'picture'>>;
type Saving = { db: Db; user: User; services: Services };
type WithWork = Saving & { work: AccountWork; presence: SubstitutePresence };
type Asking = { request: FastifyRequest };

/**
 * Makes a person, who is invited by mail; gives the id. An administrator takes the password of who asks.
 *
 * @throws HttpError 400 on the fields
 */
export async function create(
  saving: WithWork & Asking & { employmentStart: EmploymentStart },
  body: Body<typeof createPerson>,
): Promise<number> {
  const { db, user, services } = saving;
  const { clients, replacements, substitutes, picture, password, code, employment, ...rest } = body;
  const { custom, ...fields } = rest;
  const admin = becomesAdmin(undefined, fields.roles);
  if (admin) await assertAsker(saving, { password, code });
  await assertPlace(db, fields);
  await write.assertEmailFree(db, fields.email);
  const id = await write.insertPerson(db, { ...fields, username: fields.email });
  await saveNested({ ...saving, invited: true }, id, { clients, replacements, substitutes });
  await saveCustom({ db, user, record: 'person', id }, custom, { fresh: true });
  if (employment) await saving.employmentStart.employment(db, id, employment);
  if (picture) await savePerson(saving, { id, picture: null }, { picture });
  await invite(db, services.config, { id, ...fields });
  if (admin) await notifyAdmins(saving, { id, ...fields });
  return id;
}

type Changes = Nested & Own & { email?: string | undefined; roles?: Role[] | undefined };

/**
 * Changes the sent fields and what hangs on a person; gives the new version.
 *
 * @throws HttpError 400 on the fields, 403 for roles that are not the caller's to give, 409 for the
 * last administrator
 */
export async function update(
  saving: WithWork & Asking,
  person: write.LockedPerson,
  changes: Changes,
  proof: Proof,
): Promise<number> {
  const { db, user } = saving;
  const { roles, clients, replacements, substitutes, picture, email, custom, ...fields } = changes;
  if (roles && losesAdmin(user, person, roles)) await write.assertAdminRemains(db, person.id);
  await assertPlace(db, fields, person);
  const admin = becomesAdmin(person, roles);
  const moves = email !== undefined && email !== person.email;
  // Of who never came the address is only where the invitation goes, as it was when they were added.
  const opens = moves && (isAdmin(person) || !(await neverCame(db, person)));
  if (admin || opens) await assertAsker(saving, proof);
  const signingIn = moves ? await changeEmail(saving, person, email) : {};
  await saveNested(saving, person.id, { clients, replacements, substitutes });
  await saveCustom({ db, user, record: 'person', id: person.id }, custom);
  const version = await savePerson(saving, person, { ...fields, ...signingIn, roles, picture });
  await tellChanges(saving, person, { email: signingIn.email, roles });
  await notifyOfMove(db, user, person, fields.department);
  if (admin) await notifyAdmins(saving, { ...person, ...fields });
  return version;
}

/** The heads of both departments hear that a person moved; requests that wait stay with whom they were made to. */
async function notifyOfMove(
  db: Db,
  user: User,
  person: write.LockedPerson,
  department: number | null | undefined,
): Promise<void> {
  if (department === undefined || department === person.department) return;
  const { heads, former, next } = await write.findMove(db, person.id, [
    person.department,
    department,
  ]);
  await notify(db, {
    kind: 'departmentChanged',
    to: heads,
    by: user.id,
    about: aboutPerson({ id: person.id, name: `${person.firstName} ${person.lastName}` }),
    more: `${former ?? 'bez działu'} → ${next ?? 'bez działu'}`,
  });
}

/** Tells a person what of their account was changed; of the e-mail at the address before, too. */
async function tellChanges(
  { db, user, services: { config } }: Saving,
  person: write.LockedPerson,
  { email, roles }: { email?: string | undefined; roles?: Role[] | undefined },
): Promise<void> {
  const event = { person: person.id, by: user.id };
  if (email && !(await neverCame(db, person))) {
    await notifyOfAccountEvent(db, config, {
      ...event,
      event: 'emailChanged',
      former: person.email,
    });
  }
  if (roles && changesRoles(person, roles)) {
    const more = roles.map((role) => roleNames[role]).join(', ');
    await notifyOfAccountEvent(db, config, { ...event, event: 'rolesChanged', more });
  }
}

/** Who neither set a password nor came by the company's service: their account is known by the invitation alone. */
const neverCame = async (db: Db, person: write.LockedPerson): Promise<boolean> =>
  person.awaiting && !(await hasEntered(db, person.id));

/** Saves what hangs on a person and was sent: clients and substitutions both ways. */
async function saveNested(
  { db, user, work, presence, invited = false }: WithWork & { invited?: boolean },
  person: number,
  { clients, replacements, substitutes }: Nested,
): Promise<void> {
  if (clients) await work.clients.set(db, person, clients);
  await saveReplacements({ db, user, person, presence, invited }, { replacements, substitutes });
}

/**
 * Writes a person's own fields and the portrait as one change; gives the new version. The
 * portrait that was there goes away.
 */
async function savePerson(
  { db, user, services }: Saving,
  person: { id: number; picture: number | null },
  { picture, ...fields }: Own,
): Promise<number> {
  const { id } = person;
  if (picture === undefined || picture === person.picture) {
    return await write.changePerson(db, id, fields);
  }
  const isNew =
    picture === null
      ? null
      : await makePortrait(db, services.storage, { input: picture, user, person: id });
  const version = await write.changePerson(db, id, { ...fields, picture: isNew });
  if (person.picture !== null) {
    await detachFile(db, { file: person.picture, from: 'person', id });
  }
  return version;
}

/** What shows that who asks is the person of the session and not whoever sits down there. */
type Proof = { password?: string | undefined; code?: string | undefined };

/**
 * The password of who asks, and the code where there is a second step: a found session must not make an administrator, nor
 * send the letters of an account elsewhere.
 *
 * @throws HttpError 400 on `password` or `code`
 */
async function assertAsker(
  { user, services, request }: Saving & Asking,
  proof: Proof,
): Promise<void> {
  // Wrong ones must stay counted: outside of the transaction.
  await assertOwner({ ...services, request }, { person: user.id, ...proof }, { withCode: true });
}

/** Every other administrator hears of a new one, whoever made them. */
async function notifyAdmins(
  { db, user }: Saving,
  person: { id: number; firstName: string; lastName: string },
): Promise<void> {
  const { id } = person;
  const admins = (await activeAdmins(db)).filter((admin) => admin !== id && admin !== user.id);
  const name = `${person.firstName} ${person.lastName}`;
  const about = aboutScreen({ id, name, address: addressOf('person', { id }) });
  await notify(db, { kind: 'adminAdded', to: admins, by: user.id, about, more: '' });
}

/**
 * A new e-mail of a person; both addresses are told what they should know. The name to sign in with follows where it was the
 * e-mail. Links mailed to the former address open nothing any more; who still waits for an
 * invitation gets it at the new one.
 * Gives the columns to write with the rest.
 *
 * @throws HttpError 400 on `email` when somebody else has it
 */
async function changeEmail(
  { db, services }: Saving,
  person: write.LockedPerson,
  email: string,
): Promise<{ email?: string; username?: string }> {
  await write.assertEmailFree(db, email, person.id);
  const signsInWithIt = person.username.toLowerCase() === person.email.toLowerCase();
  await dropResets(db, person.id);
  // Also who was given back and has not come since.
  const isInvited = person.awaiting && !(await hasSignedIn(db, person.id));
  if (isInvited) await invite(db, services.config, { ...person, email });
  return { email, ...(signsInWithIt && { username: email }) };
}
