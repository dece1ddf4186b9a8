import * as contract from '@zaplecze/contract/rooms/catalog/calls';
import { procedureColumns, procedureFilters } from '@zaplecze/contract/rooms/catalog/columns';
import { procedureCollections, procedureFormOf } from '@zaplecze/contract/rooms/catalog/forms';
import { invalid } from '../../../kit/http/calls/errors.ts';
import { on, type Route } from '../../../kit/http/calls/mount.ts';
import { onList } from '../../../kit/lists/list-routes.ts';
import { mergeEdits } from '../../changes/index.ts';
import { attachmentRoutes } from '../../files/index.ts';
import * as save from '../catalog.save.ts';
import { commonRoutes } from '../common.routes.ts';
import { lockDefinition } from '../definitions.queries.ts';
import { getProcedure } from '../one.queries.ts';
import { releaseStepFiles } from '../services/step-files.queries.ts';
import { lockStep, touchProcedureOf } from '../services/step-files.save.ts';
import { findProcedures } from './procedures.list.queries.ts';

const { procedureDefinitions } = contract;

export const procedureRoutes: Route[] = [
  ...onList(procedureDefinitions.list, {
    find: ({ db, user, query }) => findProcedures(db, user, query),
    fields: procedureColumns,
    filters: procedureFilters,
    sheet: { title: 'Definicje procedur', people: false },
  }),
  on(procedureDefinitions.get, {
    record: ({ db, user, params }) => getProcedure(db, user, params.id),
    handle: async ({ record }) => ({ procedure: record, item: record }),
  }),
  on(procedureDefinitions.create, async ({ db, body }) => ({
    id: await save.createProcedure(db, body),
  })),
  on(procedureDefinitions.update, {
    record: async ({ db, user, params }) =>
      (await lockDefinition(db, 'procedure', params.id)) && getProcedure(db, user, params.id),
    handle: async ({ db, request, record, body }) => {
      const { id, version } = record;
      const rules = { form: procedureFormOf(record), collections: procedureCollections };
      const edited = { entity: 'procedureDefinition', id, version, ...rules } as const;
      const joined = await mergeEdits(db, request, edited, body);
      if (Object.keys(body).length === 0) return { version };
      return { version: await save.updateProcedure(db, record, joined) };
    },
  }),
  on(contract.addTaskToProcedure, {
    record: ({ db, params }) => lockDefinition(db, 'procedure', params.procedure),
    handle: ({ db, params, record }) => save.addLink(db, 'procedure', record.id, params.task),
  }),
  on(contract.removeTaskFromProcedure, {
    record: ({ db, params }) => lockDefinition(db, 'procedure', params.procedure),
    handle: ({ db, params, record }) => save.removeLink(db, 'procedure', record.id, params.task),
  }),
  on(contract.sortProcedureTasks, {
    record: ({ db, params }) => lockDefinition(db, 'procedure', params.id),
    handle: async ({ db, record, body }) => {
      if (body.id !== undefined && body.id !== record.id) {
        throw invalid({ id: 'Nieprawidłowa wartość' });
      }
      await save.sortTasks(db, record.id, body.order);
    },
  }),
  ...attachmentRoutes(contract.stepFiles, {
    to: 'procedureTask',
    record: ({ db, params }) => lockStep(db, params),
    touch: (db, id) => touchProcedureOf(db, id),
    detach: (db, { id }, file) => releaseStepFiles(db, [id], file),
  }),
  ...commonRoutes('procedure'),
];
