import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import { defaultColor, maxId } from '@zaplecze/contract/kit/fields/fields';
import type { createClient, updateClient } from '@zaplecze/contract/rooms/clients/calls';
import { type ClientField, likeService } from '@zaplecze/contract/rooms/clients/fields';
import type { ClientForm, QuickClient } from '@zaplecze/contract/rooms/clients/forms';
import { clientStatus, missingCarer } from '@zaplecze/contract/rooms/clients/lists';
import { demandCustom, saveCustom } from '../../kit/custom-fields/save.ts';
import type { Db } from '../../kit/database/database.ts';
import { conflict, invalid, notFound } from '../../kit/http/calls/errors.ts';
import { setLinks } from '../../kit/records/links.ts';
import { removeRow, saveRow } from '../../kit/records/rows.ts';
import { assertPosition, assertProvinces } from '../dictionaries/index.ts';
import { dropFilesOf } from '../files/index.ts';
import * as queries from './clients.queries.ts';
import * as agreements from './contacts/agreements.queries.ts';
import {
  type ConsentContext,
  changeAgreement,
  createAgreement,
  dropAgreement,
} from './contacts/agreements.save.ts';
import * as contacts from './contacts/contacts.queries.ts';

type Lines = Pick<ClientForm, ClientField>;
/** The firm as its table has it: a client that was begun with its name alone has no provinces. */
type FirmFields = Omit<Lines, 'province' | 'fvProvince'> & {
  province: number | null;
  fvProvince: number | null;
};

/** Makes a client with all that hangs on it; gives its id. @throws HttpError 400 on the fields */
export async function create(
  saving: Omit<ConsentContext, 'path' | 'client'>,
  body: Omit<Body<typeof createClient>, keyof FirmFields> & FirmFields,
): Promise<number> {
  const { persons, agreements, clientService, tags, projectTypes, custom, ...fields } = body;
  const { db, user } = saving;
  await assertProvinces(db, fields);
  const client = await queries.insertClient(db, fields, { clientService, persons });
  const nested = { persons, agreements, clientService, tags, projectTypes };
  await saveNested({ ...saving, client }, nested, { fresh: true });
  const at = { fresh: true, status: fields.status };
  await saveCustom({ db, user, record: 'client', id: client }, custom, at);
  return client;
}

/**
 * Makes a client of what is known of the firm, at least a name or a NIP: a potential one in the care of whoever adds it, unless
 * told. Its invoice data are the firm's own. @throws HttpError 400
 */
export async function quickAdd(
  saving: Omit<ConsentContext, 'path' | 'client'>,
  body: QuickClient,
): Promise<number> {
  const { status, clientService, province = null, name, nip, ...known } = body;
  const firm = {
    ...{ website: null, regon: null, krs: null, legalForm: null },
    ...known,
    ...{ province, nip: nip ?? '', name: name || `NIP ${nip}` },
    ...{ phone: known.phone ?? '', email: known.email ?? '' },
    ...{ street: known.street ?? '', postalCode: known.postalCode ?? '', city: known.city ?? '' },
  };
  const invoice = Object.fromEntries(
    Object.entries(likeService).map(([to, from]) => [to, firm[from]]),
  ) as Pick<FirmFields, keyof typeof likeService>;
  return await create(saving, {
    ...{ ...firm, ...invoice, color: defaultColor, tags: [], projectTypes: [], agreements: [] },
    status: status ?? clientStatus.potential,
    clientService: clientService?.length ? clientService : [saving.user.id],
  });
}

/** Changes the sent fields and what hangs on the client; gives its new version. @throws HttpError 400 */
export async function update(
  saving: Omit<ConsentContext, 'path'>,
  body: Body<typeof updateClient>,
  before: { status: number },
): Promise<number> {
  const { persons, agreements, clientService, tags, projectTypes, custom, ...fields } = body;
  const { db, user, client } = saving;
  await assertProvinces(db, fields);
  await saveNested(saving, { persons, agreements, clientService, tags, projectTypes });
  const own = { db, user, record: 'client', id: client } as const;
  await saveCustom(own, custom, { status: fields.status ?? before.status });
  const version = await saveRow(db, 'client', client, fields);
  await demandCustom(own, { before: before.status, now: fields.status });
  return version;
}

/** Removes a client with the files of its consents. @throws HttpError 409 when it has business */
export async function remove(db: Db, id: number): Promise<void> {
  if (await queries.hasBusiness(db, id)) {
    throw conflict(
      'Klient ma projekty, oferty albo zgłoszenia, więc nie można go skasować. Zmień jego status na „Nieaktywny”.',
    );
  }
  const presentIds = (await agreements.agreementsOf(db, id)).map((agreement) => agreement.id);
  await removeRow(db, 'client', id);
  await dropFilesOf(db, 'clientAgreement', presentIds);
}

/** @throws HttpError 404 when there is no such active person */
export async function addCarer(db: Db, client: number, user: number): Promise<void> {
  await queries.addCarer(db, client, user);
  await queries.touchClient(db, client);
}

/** @throws HttpError 404 when the person was no carer, 400 when nobody else is */
export async function removeCarer(db: Db, client: number, user: number): Promise<void> {
  const left = await queries.removeCarer(db, client, user);
  if (left === null) throw notFound();
  if (left === 0) throw invalid({ clientService: missingCarer }, missingCarer);
  await queries.touchClient(db, client);
}

type Nested = Partial<
  Pick<ClientForm, 'persons' | 'agreements' | 'clientService' | 'tags' | 'projectTypes'>
>;

/**
 * Saves what hangs on a client and was sent: the lists take the place of the former ones. Items
 * with an id are changed, those without are made, those missing are removed. `fresh`: the client
 * has just been made, so nothing hangs on it yet.
 *
 * @throws HttpError 400 with messages on `persons.0.phone` and the like
 */
async function saveNested(
  saving: Omit<ConsentContext, 'path'>,
  body: Nested,
  { fresh = false } = {},
): Promise<void> {
  const { db, client } = saving;
  const { tags, projectTypes, clientService } = body;
  await setLinks(db, links, client, { tags, projectTypes, clientService }, { fresh });
  const persons = body.persons ? await savePersons(saving, body.persons, fresh) : [];
  if (body.agreements) await saveAgreements(saving, body.agreements, persons);
}

const links = {
  tags: {
    table: 'clientTag',
    owner: 'client',
    column: 'tag',
    of: 'tag',
    message: 'Nie ma takiego tagu',
  },
  projectTypes: {
    table: 'clientProjectType',
    owner: 'client',
    column: 'projectType',
    of: 'projectType',
    message: 'Nie ma takiej usługi',
  },
  clientService: {
    table: 'clientService',
    owner: 'client',
    column: 'user',
    of: 'person',
    message: 'Nie ma takiej osoby',
  },
} as const;

const missing = 'Tej osoby kontaktowej już nie ma';

/** Gives the ids of the persons in the order they were sent in. */
async function savePersons(
  { db, user, client }: Omit<ConsentContext, 'path'>,
  persons: ClientForm['persons'],
  fresh: boolean,
): Promise<number[]> {
  const ids: number[] = [];
  const before = fresh ? [] : await contacts.contactsOf(db, client);
  const known = new Set(before.map((contact) => contact.id));
  for (const [at, { id, custom, ...fields }] of persons.entries()) {
    const path = `persons.${at}.`;
    const saving = { db, user, record: 'contact', path } as const;
    await assertPosition(db, fields.position, `${path}position`);
    if (id === undefined) {
      const contact = await contacts.insertContact(db, { ...fields, client });
      await saveCustom({ ...saving, id: contact }, custom, { fresh: true });
      ids.push(contact);
    } else if (known.delete(id)) {
      await contacts.changeContact(db, id, fields);
      await saveCustom({ ...saving, id }, custom);
      ids.push(id);
    } else {
      const reason = (await contacts.whyNotHeld(db, { client, id, missing })) ?? missing;
      throw invalid({ [`${path}firstName`]: reason });
    }
  }
  for (const id of known) await contacts.removeContact(db, id);
  return ids;
}

async function saveAgreements(
  saving: Omit<ConsentContext, 'path'>,
  list: ClientForm['agreements'],
  persons: number[],
): Promise<void> {
  const known = new Map(
    (await agreements.agreementsOf(saving.db, saving.client)).map((one) => [one.id, one]),
  );
  for (const [at, { id, person, ...values }] of list.entries()) {
    // An unknown person is refused like a stranger.
    const named = person && person < 0 ? (persons[-person - 1] ?? maxId) : person;
    const fields = { ...values, ...(person !== undefined && { person: named }) };
    const here = { ...saving, path: `agreements.${at}.` };
    const before = id === undefined ? undefined : known.get(id);
    if (id === undefined) await createAgreement(here, fields);
    else if (!before) throw invalid({ [`agreements.${at}.type`]: 'Tej zgody już nie ma' });
    else {
      known.delete(id);
      await changeAgreement(here, before, fields);
    }
  }
  for (const agreement of known.values()) await dropAgreement(saving.db, agreement);
}
