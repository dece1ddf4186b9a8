import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import * as contract from '@zaplecze/contract/rooms/clients/calls';
import { clientFilters } from '@zaplecze/contract/rooms/clients/columns';
import {
  clientChanges,
  clientCollections,
  clientFormOf,
} from '@zaplecze/contract/rooms/clients/forms';
import { clientHistory } from '@zaplecze/contract/rooms/history/calls';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../kit/database/database.ts';
import { ofKind, on } from '../../kit/http/calls/mount.ts';
import { onList } from '../../kit/lists/list-routes.ts';
import { mergeEdits } from '../changes/index.ts';
import { recordHistory } from '../history/index.ts';
import * as queries from './clients.queries.ts';
import * as save from './clients.save.ts';
import { agreementRoutes } from './contacts/agreements.routes.ts';
import { contactRoutes } from './contacts/contacts.routes.ts';
import { joinedPersons } from './contacts/joined.queries.ts';
import * as history from './history.queries.ts';
import { importRoutes } from './import/import.routes.ts';
import { findClients } from './list/clients.list.queries.ts';
import { clientSheet } from './list/clients.sheet.ts';
import { openedBefore } from './merging/merged-form.ts';
import { findMerge } from './merging/merging.queries.ts';
import { findWholeClients } from './whole-clients.queries.ts';

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
  const former = await joinedPersons(db, sent, form.persons);
  const idOf = (id = 0) => former?.into.get(id) ?? (id || undefined);
  const known = { ...body, agreements: withPersons(body.agreements, (at) => idOf(sent[at]?.id)) };
  const joined = await mergeEdits(
    db,
    request,
    {
      entity: 'client',
      id,
      version,
      form,
      ...rules,
      elsewhere: await openedBefore(db, request, form),
      joined: former,
    },
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
    fields: contract.clientList.fields,
    filters: clientFilters,
    sheet: clientSheet,
  }),
  on(contract.getClient, {
    record: ({ db, user, params }) => queries.getClient(db, user, params.id),
    handle: async ({ record }) => ({ client: record }),
  }),
  on(contract.checkNip, async ({ db, params, query }) => ({
    list: await queries.clientsOfNip(db, params.nip, query.except),
  })),
  on(contract.createClient, async ({ db, user, body, services }) => ({
    id: await save.create({ db, storage: services.storage, user }, body),
  })),
  on(contract.quickAddClient, async ({ db, user, body, services }) => ({
    id: await save.quickAdd({ db, storage: services.storage, user }, body),
  })),
  on(contract.updateClient, {
    record: async ({ db, user, params }) =>
      (await queries.lockClient(db, params.id)) && queries.getClient(db, user, params.id),
    handle: async ({ db, user, request, record, body, services }) => {
      const joined = await joinEdits(db, request, record, body);
      const saving = { db, storage: services.storage, user, client: record.id };
      const before = { status: record.status.id };
      return { version: await save.update(saving, joined, before) };
    },
  }),
  on(contract.removeClient, {
    // Whoever deletes „the duplicate” from an old page does not mean the one that it became a part of.
    exact: 'everywhere',
    record: ({ db, params }) => queries.lockClient(db, params.id),
    handle: ({ db, record }) => save.remove(db, record.id),
  }),
  on(contract.addCarer, {
    record: ({ db, params }) => queries.lockClient(db, params.client),
    handle: ({ db, params }) => save.addCarer(db, params.client, params.user),
  }),
  on(contract.removeCarer, {
    record: ({ db, params }) => queries.lockClient(db, params.client),
    handle: ({ db, params }) => save.removeCarer(db, params.client, params.user),
  }),
  ...contactRoutes,
  ...agreementRoutes,
  ...ofKind('import', importRoutes),
  recordHistory(clientHistory, {
    source: history.clientHistory,
    record: async ({ db, user, params }) =>
      (await queries.getClient(db, user, params.id)) ?? findMerge(db, params.id),
  }),
];
