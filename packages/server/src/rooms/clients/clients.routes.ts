import * as contract from '@zaplecze/contract/clients';
import { clientChanges, clientCollections, clientFormOf } from '@zaplecze/contract/clients.forms';
import { missingCarer } from '@zaplecze/contract/clients.lists';
import type { Body } from '@zaplecze/contract/kit/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../kit/database.ts';
import { conflict, invalid, notFound } from '../../kit/errors.ts';
import { onList } from '../../kit/list-routes.ts';
import { on } from '../../kit/mount.ts';
import { mergeEdits } from '../changes/merge.ts';
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

type Changes = Body<typeof contract.updateClient>;

/**
 * The changes of both editors. A consent may name a new contact person by the place in the list that
 * was sent: the place follows the person into the joined list.
 */
async function joinEdits(
  db: Db,
  request: FastifyRequest,
  record: contract.Client,
  body: Changes,
): Promise<Changes> {
  const { id, version } = record;
  const form = clientFormOf(record);
  const rules = { collections: clientCollections, schema: clientChanges };
  const sent = body.persons ?? [];
  const known = { ...body, agreements: withPersons(body.agreements, (at) => sent[at]?.id) };
  const joined = await mergeEdits(
    db,
    request,
    { entity: 'client', id, version, form, ...rules },
    body.agreements ? known : body,
  );
  const place = (at: number) => {
    const found = joined.persons?.indexOf(sent[at] as (typeof sent)[number]) ?? -1;
    return found < 0 ? undefined : -(found + 1);
  };
  return { ...joined, agreements: withPersons(joined.agreements, place) };
}

/** Consents whose persons, named by their places, have got what `find` knows of those places. */
function withPersons(
  agreements: Changes['agreements'],
  find: (at: number) => number | undefined,
): Changes['agreements'] {
  return agreements?.map((one) =>
    one.person && one.person < 0 ? { ...one, person: find(-one.person - 1) ?? one.person } : one,
  );
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
      const { persons, agreements, clientService, tags, projectTypes, ...fields } = await joinEdits(
        db,
        request,
        record,
        body,
      );
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
