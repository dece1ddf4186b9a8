import * as contract from '@zaplecze/contract/rooms/catalog/calls';
import { serviceColumns, serviceFilters } from '@zaplecze/contract/rooms/catalog/columns';
import { serviceCollections, serviceFormOf } from '@zaplecze/contract/rooms/catalog/forms';
import { serviceHistory } from '@zaplecze/contract/rooms/history/calls';
import { on, type Route } from '../../../kit/http/calls/mount.ts';
import { onList } from '../../../kit/lists/list-routes.ts';
import { mergeEdits } from '../../changes/index.ts';
import { recordHistory } from '../../history/index.ts';
import * as save from '../catalog.save.ts';
import { commonRoutes } from '../common.routes.ts';
import { lockDefinition } from '../definitions.queries.ts';
import * as history from '../history.queries.ts';
import { getService } from '../one.queries.ts';
import { findServices } from './services.list.queries.ts';

const { serviceDefinitions } = contract;

export const serviceRoutes: Route[] = [
  ...onList(serviceDefinitions.list, {
    find: ({ db, user, query }) => findServices(db, user, query),
    fields: serviceColumns,
    filters: serviceFilters,
    sheet: { title: 'Definicje usług', people: false },
  }),
  on(serviceDefinitions.get, {
    record: ({ db, user, params }) => getService(db, user, params.id),
    handle: async ({ record }) => ({ service: record, item: record }),
  }),
  on(serviceDefinitions.create, async ({ db, body }) => ({
    id: await save.createService(db, body),
  })),
  on(serviceDefinitions.update, {
    record: async ({ db, user, params }) =>
      (await lockDefinition(db, 'service', params.id)) && getService(db, user, params.id),
    handle: async ({ db, request, record, body }) => {
      const { id, version } = record;
      const rules = { form: serviceFormOf(record), collections: serviceCollections };
      const edited = { entity: 'serviceDefinition', id, version, ...rules } as const;
      const joined = await mergeEdits(db, request, edited, body);
      if (Object.keys(body).length === 0) return { version };
      return { version: await save.updateService(db, record, joined) };
    },
  }),
  on(contract.addProcedureToService, {
    record: ({ db, params }) => lockDefinition(db, 'service', params.service),
    handle: ({ db, params, record }) => save.addLink(db, 'service', record.id, params.procedure),
  }),
  on(contract.removeProcedureFromService, {
    record: ({ db, params }) => lockDefinition(db, 'service', params.service),
    handle: ({ db, params, record }) => save.removeLink(db, 'service', record.id, params.procedure),
  }),
  recordHistory(serviceHistory, {
    source: history.serviceHistory,
    record: ({ db, user, params }) => getService(db, user, params.id),
  }),
  ...commonRoutes('service'),
];
