import * as contract from '@zaplecze/contract/clients';
import { missingCarer } from '@zaplecze/contract/clients.lists';
import { conflict, invalid, notFound } from '../../kit/errors.ts';
import { onList } from '../../kit/list-routes.ts';
import { assertMergeable } from '../../kit/merge.ts';
import { on } from '../../kit/mount.ts';
import { dropFilesOf } from '../files/files.queries.ts';
import { agreementsOf } from './agreements.queries.ts';
import { agreementRoutes } from './agreements.routes.ts';
import { findClients, findWholeClients } from './clients.list.queries.ts';
import * as queries from './clients.queries.ts';
import { saveHanging } from './clients.save.ts';
import { clientSheet } from './clients.sheet.ts';
import { contactRoutes } from './contacts.routes.ts';
import { importRoutes } from './import.routes.ts';
import { assertProvinces } from './provinces.queries.ts';

/** The client as its form holds it, for comparing what two editors changed. */
function asForm(client: contract.Client) {
  const ids = (list: { id: number }[]) => list.map((item) => item.id);
  return {
    ...client,
    status: client.status.id,
    tags: ids(client.tags),
    projectTypes: ids(client.projectTypes),
    clientService: ids(client.clientService),
    persons: client.persons
      .filter(({ anonymized }) => anonymized === null)
      .map(({ client: _client, version: _version, anonymized: _, position, ...person }) => ({
        ...person,
        position: position?.id ?? null,
      })),
    agreements: client.agreements.flatMap(({ id, type, file, person, given, withdrawn }) =>
      file === null
        ? []
        : [{ id, type: type.id, file: file.id, person: person?.id ?? null, given, withdrawn }],
    ),
  };
}

export const clientRoutes = [
  ...onList(contract.listClients, {
    find: ({ db, user, query }) => findClients(db, user, query),
    whole: ({ db, query }) => findWholeClients(db, query),
    sheet: clientSheet,
  }),
  on(contract.getClient, {
    record: ({ db, user, params }) => queries.getClient(db, user, params.id),
    handle: async ({ record }) => ({ client: record }),
  }),
  on(contract.checkNip, async ({ db, params, query }) => ({
    list: await queries.clientsOfNip(db, params.nip, query.except),
  })),
  on(contract.createClient, async ({ db, user, body, services }) => {
    const { persons, agreements, clientService, tags, projectTypes, ...fields } = body;
    await assertProvinces(db, fields);
    const client = await queries.insertClient(db, fields, { clientService, persons });
    const hanging = { persons, agreements, clientService, tags, projectTypes };
    const saving = { db, storage: services.storage, user, client };
    await saveHanging(saving, hanging, { fresh: true });
    return { id: client };
  }),
  on(contract.updateClient, {
    record: async ({ db, user, params }) =>
      (await queries.lockClient(db, params.id)) && queries.getClient(db, user, params.id),
    handle: async ({ db, user, request, record, body, services }) => {
      await assertMergeable(db, request, 'client', asForm(record), body);
      const { persons, agreements, clientService, tags, projectTypes, ...fields } = body;
      await assertProvinces(db, fields);
      const hanging = { persons, agreements, clientService, tags, projectTypes };
      await saveHanging({ db, storage: services.storage, user, client: record.id }, hanging);
      return { version: await queries.updateClient(db, record.id, fields) };
    },
  }),
  on(contract.removeClient, {
    record: ({ db, params }) => queries.lockClient(db, params.id),
    handle: async ({ db, record }) => {
      if (await queries.hasBusiness(db, record.id)) {
        throw conflict(
          'Klient ma projekty, oferty albo zgłoszenia, więc nie można go skasować. Zmień jego status na „Nieaktywny”.',
        );
      }
      const agreements = (await agreementsOf(db, record.id)).map((agreement) => agreement.id);
      await queries.removeClient(db, record.id);
      await dropFilesOf(db, 'clientAgreement', agreements);
      return {};
    },
  }),
  on(contract.addCarer, {
    record: ({ db, params }) => queries.lockClient(db, params.client),
    handle: async ({ db, params }) => {
      await queries.addCarer(db, params.client, params.user);
      await queries.updateClient(db, params.client, {});
      return {};
    },
  }),
  on(contract.removeCarer, {
    record: ({ db, params }) => queries.lockClient(db, params.client),
    handle: async ({ db, params }) => {
      const left = await queries.removeCarer(db, params.client, params.user);
      if (left === null) throw notFound();
      if (left === 0) throw invalid({ clientService: missingCarer }, missingCarer);
      await queries.updateClient(db, params.client, {});
      return {};
    },
  }),
  ...contactRoutes,
  ...agreementRoutes,
  ...importRoutes,
];
