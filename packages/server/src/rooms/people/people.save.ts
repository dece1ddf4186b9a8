import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import { type Role, roleNames } from '@zaplecze/contract/permissions';
import type { createPerson } from '@zaplecze/contract/rooms/people/calls';
import type { PersonForm } from '@zaplecze/contract/rooms/people/forms';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../kit/database/database.ts';
import type { Services } from '../../kit/http/calls/mount.ts';
import type { User } from '../../kit/http/guard.ts';
import { assertPlace } from '../dictionaries/index.ts';
import { detachFile } from '../files/index.ts';
import { assertOwner, dropResets, hasEntered, invite, tellAccountEvent } from '../session/index.ts';
import type { Work } from './leaving/work.ts';
import { changesRoles, losesAdmin } from './people.rules.ts';
import * as write from './people.write.queries.ts';
import { makePortrait } from './portrait.ts';
import { saveReplacements } from './replacements/replacements.save.ts';

type Nested = Partial<Pick<PersonForm, 'clients' | 'replacements' | 'substitutes'>>;
type Own = Omit<Parameters<typeof write.changePerson>[2], 'picture'> &
  Partial<Pick<PersonForm, 'picture'>>;
type Saving = { db: Db; user: User; services: Services };
type WithWork = Saving & { work: Work };

/** Makes a person, who is invited by mail; gives the id. @throws HttpError 400 on the fields */
export async function create(saving: WithWork, body: Body<typeof createPerson>): Promise<number> {
  const { db, services } = saving;
  const { clients, replacements, substitutes, picture, ...fields } = body;
  await assertPlace(db, fields);
  await write.assertEmailFree(db, fields.email);
  const id = await write.insertPerson(db, { ...fields, username: fields.email });
  await saveNested(saving, id, { clients, replacements, substitutes });
  if (picture) await savePerson(saving, { id, picture: null }, { picture });
  await invite(db, services.config, { id, ...fields });
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
  saving: WithWork & { request: FastifyRequest },
  person: write.LockedPerson,
  changes: Changes,
  proof: Proof,
): Promise<number> {
  const { db, user } = saving;
  const { roles, clients, replacements, substitutes, picture, email, ...fields } = changes;
  if (roles && losesAdmin(user, person, roles)) await write.assertAdminRemains(db, person.id);
  await assertPlace(db, fields, person);
  const signingIn = email ? await changeEmail(saving, person, { email, ...proof }) : {};
  await saveNested(saving, person.id, { clients, replacements, substitutes });
  const version = await savePerson(saving, person, { ...fields, ...signingIn, roles, picture });
  await tellChanges(saving, person, { email: signingIn.email, roles });
  return version;
}

/** Tells a person what of their account was changed; of the e-mail at the address before, too. */
async function tellChanges(
  { db, user, services: { config } }: Saving,
  person: write.LockedPerson,
  { email, roles }: { email?: string | undefined; roles?: Role[] | undefined },
): Promise<void> {
  const told = { person: person.id, by: user.id };
  if (email && !(await neverCame(db, person))) {
    await tellAccountEvent(db, config, { ...told, event: 'emailChanged', former: person.email });
  }
  if (roles && changesRoles(person, roles)) {
    const more = roles.map((role) => roleNames[role]).join(', ');
    await tellAccountEvent(db, config, { ...told, event: 'rolesChanged', more });
  }
}

/** Who neither set a password nor came by the company's service: their account is known by the invitation alone. */
const neverCame = async (db: Db, person: write.LockedPerson): Promise<boolean> =>
  person.awaiting && !(await hasEntered(db, person.id));

/** Saves what hangs on a person and was sent: clients and substitutions both ways. */
async function saveNested(
  { db, user, work }: WithWork,
  person: number,
  { clients, replacements, substitutes }: Nested,
): Promise<void> {
  if (clients) await work.clients.set(db, person, clients);
  await saveReplacements({ db, user, person }, { replacements, substitutes });
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
  const made =
    picture === null
      ? null
      : await makePortrait(db, services.storage, { input: picture, user, person: id });
  const version = await write.changePerson(db, id, { ...fields, picture: made });
  if (person.picture !== null) {
    await detachFile(db, { file: person.picture, from: 'person', id });
  }
  return version;
}

/** What shows that an own e-mail is changed by its owner and not by whoever sits down there. */
type Proof = { password?: string | undefined; code?: string | undefined };

/**
 * A new e-mail, which takes the owner's password, and code where there is a second step, unless somebody else changes it; both
 * addresses are told what they should know. The name to sign in with follows where it was the
 * e-mail. Links mailed to the former address open nothing any more; who still waits for an
 * invitation gets it at the new one.
 * Gives the columns to write with the rest.
 *
 * @throws HttpError 400 on `email` when somebody else has it, and on `password` or `code`
 */
async function changeEmail(
  saving: Saving & { request: FastifyRequest },
  person: write.LockedPerson,
  { email, ...proof }: { email: string } & Proof,
): Promise<{ email?: string; username?: string }> {
  if (email === person.email) return {};
  const { db, user, services } = saving;
  const own = person.id === user.id;
  await write.assertEmailFree(db, email, person.id);
  if (own) {
    // Wrong ones must stay counted: outside of the transaction.
    const asked = { ...services, request: saving.request };
    await assertOwner(asked, { person: user.id, ...proof }, { withCode: true });
  }
  const signsInWithIt = person.username.toLowerCase() === person.email.toLowerCase();
  await dropResets(db, person.id);
  if (await neverCame(db, person)) await invite(db, services.config, { ...person, email });
  return { email, ...(signsInWithIt && { username: email }) };
}
