import * as contract from '@zaplecze/contract/rooms/clients/merging/calls';
import { invalid } from '../../../kit/http/calls/errors.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import type { ClientReferences } from '../../../kit/records/client-references.ts';
import { findClient } from '../list/choices.queries.ts';
import { findMerge, findMerged } from './merging.queries.ts';
import { mergeClients, previewMerge, splitClient } from './merging.save.ts';
import { findSimilar } from './similar.queries.ts';

/** @param references what becomes of everything that points at a client */
export const mergeRoutes = (references: ClientReferences) => [
  on(contract.similarClients, async ({ db, query }) => ({ list: await findSimilar(db, query) })),
  on(contract.previewClientMerge, {
    record: ({ db, params }) => findClient(db, params.id),
    handle: async ({ db, user, params, query }) => {
      if (query.client === undefined) throw invalid({ client: 'Wskaż klienta' });
      const ids = { stays: params.id, goes: query.client };
      return { preview: await previewMerge(db, references, user, ids) };
    },
  }),
  on(contract.mergeClients, {
    record: ({ db, params }) => findClient(db, params.id),
    handle: async ({ db, user, params, body }) => {
      const merge = { stays: params.id, goes: body.client, take: body.take };
      return { version: await mergeClients(db, references, user, merge) };
    },
  }),
  on(contract.splitClient, {
    record: ({ db, params }) => findMerge(db, params.id),
    handle: ({ db, user, params }) => splitClient(db, references, user, params.id),
  }),
  on(contract.mergedClients, {
    record: ({ db, params }) => findClient(db, params.id),
    handle: async ({ db, user, params }) => ({
      list: await findMerged(db, params.id, user.flags.manager),
    }),
  }),
];
