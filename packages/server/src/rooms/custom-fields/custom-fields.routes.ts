import * as contract from '@zaplecze/contract/rooms/custom-fields/calls';
import { findCustomFields } from '../../kit/custom-fields/definitions.queries.ts';
import { on } from '../../kit/http/calls/mount.ts';
import * as queries from './custom-fields.queries.ts';
import * as save from './custom-fields.save.ts';

export const customFieldRoutes = [
  on(contract.listCustomFields, async ({ db, user }) => ({
    list: await findCustomFields(db, { flags: user.flags }),
  })),
  on(contract.listCustomDefinitions, async ({ db }) => ({
    list: await queries.listDefinitions(db),
  })),
  on(contract.createCustomField, async ({ db, body }) => ({ id: await save.create(db, body) })),
  on(contract.updateCustomField, {
    record: ({ db, params }) => queries.lockDefinition(db, params.id),
    handle: async ({ db, record, body }) => ({ version: await save.update(db, record, body) }),
  }),
  on(contract.orderCustomFields, ({ db, body }) => save.order(db, body.record, body.fields)),
  on(contract.removeCustomField, {
    record: ({ db, params }) => queries.lockDefinition(db, params.id),
    handle: ({ db, record }) => save.remove(db, record),
  }),
];
