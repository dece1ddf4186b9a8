import type { ClientForm } from '@zaplecze/contract/clients.forms';
import { anonymous } from '@zaplecze/contract/clients.lists';
import { maxId } from '@zaplecze/contract/kit/fields';
import { invalid } from '../../kit/errors.ts';
import * as agreements from './agreements.queries.ts';
import { changeAgreement, createAgreement, dropAgreement, type Saving } from './agreements.save.ts';
import { setLinks } from './clients.queries.ts';
import * as contacts from './contacts.queries.ts';
import { assertPosition } from './contacts.queries.ts';

type Hanging = Partial<
  Pick<ClientForm, 'persons' | 'agreements' | 'clientService' | 'tags' | 'projectTypes'>
>;

/**
 * Saves what hangs on a client and was sent: the lists take the place of the former ones. Items
 * with an id are changed, those without are made, those missing are removed. `fresh`: the client
 * has just been made, so nothing hangs on it yet.
 *
 * @throws HttpError 400 with messages on `persons.0.phone` and the like
 */
export async function saveHanging(
  saving: Omit<Saving, 'path'>,
  body: Hanging,
  { fresh = false } = {},
): Promise<void> {
  const { db, client } = saving;
  const { tags, projectTypes, clientService } = body;
  await setLinks(db, client, { tags, projectTypes, clientService }, fresh);
  const persons = body.persons ? await savePersons(saving, body.persons, fresh) : [];
  if (body.agreements) await saveAgreements(saving, body.agreements, persons);
}

const missing = 'Tej osoby kontaktowej już nie ma';

/** Gives the ids of the persons in the order they were sent in. */
async function savePersons(
  { db, client }: Omit<Saving, 'path'>,
  persons: ClientForm['persons'],
  fresh: boolean,
): Promise<number[]> {
  const ids: number[] = [];
  const before = fresh ? [] : await contacts.contactsOf(db, client);
  const known = new Set(before.map((contact) => contact.id));
  for (const [at, { id, ...fields }] of persons.entries()) {
    await assertPosition(db, fields.position, `persons.${at}.position`);
    if (id === undefined) ids.push(await contacts.insertContact(db, { ...fields, client }));
    else if (known.delete(id)) {
      await contacts.changeContact(db, id, fields);
      ids.push(id);
    } else {
      const gone = (await contacts.isAnonymous(db, client, id)) ? anonymous : missing;
      throw invalid({ [`persons.${at}.firstName`]: gone });
    }
  }
  for (const id of known) await contacts.removeContact(db, id);
  return ids;
}

async function saveAgreements(
  saving: Omit<Saving, 'path'>,
  list: ClientForm['agreements'],
  persons: number[],
): Promise<void> {
  const known = new Map(
    (await agreements.agreementsOf(saving.db, saving.client)).map((one) => [one.id, one]),
  );
  for (const [at, { id, person, ...given }] of list.entries()) {
    // One who is not there is refused as a stranger.
    const named = person && person < 0 ? (persons[-person - 1] ?? maxId) : person;
    const fields = { ...given, ...(person !== undefined && { person: named }) };
    const here = { ...saving, path: `agreements.${at}.` };
    const before = id === undefined ? undefined : known.get(id);
    if (id === undefined) await createAgreement(here, fields);
    else if (!before) throw invalid({ [`agreements.${at}.type`]: 'Tej zgody już nie ma' });
    else {
      known.delete(id);
      await changeAgreement(here, before, fields);
    }
  }
  for (const gone of known.values()) await dropAgreement(saving.db, gone);
}
