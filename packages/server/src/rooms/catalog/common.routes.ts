import {
  procedureDefinitions,
  serviceDefinitions,
  taskDefinitions,
} from '@zaplecze/contract/rooms/catalog/calls';
import { on, type Route } from '../../kit/http/calls/mount.ts';
import { attachmentRoutes } from '../files/index.ts';
import {
  type DefinitionKind,
  lockDefinition,
  removeDefinition,
  tableOf,
  updateDefinition,
} from './definitions.queries.ts';

const calls = {
  task: taskDefinitions,
  procedure: procedureDefinitions,
  service: serviceDefinitions,
};

/** What the three kinds do alike: deleting, and files. */
export function commonRoutes(kind: DefinitionKind): Route[] {
  const { remove } = calls[kind];
  return [
    on(remove, {
      record: ({ db, params }) => lockDefinition(db, kind, params.id),
      handle: async ({ db, record }) => ({ archived: await removeDefinition(db, kind, record.id) }),
    }),
    ...attachmentRoutes(calls[kind], {
      to: tableOf[kind],
      record: ({ db, params }) => lockDefinition(db, kind, params.id),
      touch: (db, id) => updateDefinition(db, kind, id, {}),
    }),
  ];
}
