import * as contract from '@zaplecze/contract/rooms/clients/merging/calls';
import { invalid } from '../../../kit/http/calls/errors.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import type { ClientReferences } from '../../../kit/records/client-references.ts';
import { assertClient, findClient } from '../list/choices.queries.ts';
import { insertDistinct, removeDistinct } from './distinct.queries.ts';
import { findMerge, findMerged } from './merging.queries.ts';
import { mergeClients, previewMerge, splitClient } from './merging.save.ts';
import { findSimilar } from './similar.queries.ts';

/** @param references what becomes of everything that points at a client */
export const mergeRoutes = (references: ClientReferences) => [
  on(contract.similarClients, async ({ db, query }) => ({ list: await findSimilar(db, query) })),
  on(contract.previewClientMerge, {
    exact: 'chosen',
    record: ({ db, params }) => findClient(db, params.id),
    handle: async ({ db, user, params, query }) => {
      if (query.client === undefined) throw invalid({ client: 'Wskaż klienta' });
      const ids = { stays: params.id, goes: query.client };
      return { preview: await previewMerge(db, references, user, ids) };
    },
  }),
  on(contract.mergeClients, {
    exact: 'chosen',
    record: ({ db, params }) => findClient(db, params.id),
    handle: async ({ db, user, params, body }) => {
      const merge = { stays: params.id, goes: body.client, take: body.take };
      return { version: await mergeClients(db, references, user, merge) };
    },
  }),
  on(contract.splitClient, {
    exact: 'everywhere',
    record: ({ db, params }) => findMerge(db, params.id),
    handle: ({ db, user, params }) => splitClient(db, references, user, params.id),
  }),
  on(contract.createDistinctClients, {
    record: ({ db, params }) => findClient(db, params.id),
    handle: async ({ db, params, body }) => {
      if (params.id === body.client) throw invalid({ client: 'Wskaż innego klienta' });
      await assertClient(db, body.client);
      await insertDistinct(db, params.id, body.client);
      return {};
    },
  }),
  on(contract.removeDistinctClients, {
    record: ({ db, params }) => findClient(db, params.id),
    handle: async ({ db, params }) => {
      await removeDistinct(db, params.id, params.client);
      return {};
    },
  }),
  on(contract.mergedClients, {
    record: ({ db, params }) => findClient(db, params.id),
    handle: async ({ db, user, params }) => ({
      list: await findMerged(db, params.id, user.flags.manager),
    }),
  }),
];
