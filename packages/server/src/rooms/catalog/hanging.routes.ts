import {
  procedureDefinitions,
  serviceDefinitions,
  taskDefinitions,
} from '@zaplecze/contract/catalog';
import { on, type Route } from '../../kit/mount.ts';
import { attachFile, detachFile } from '../files/files.queries.ts';
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
  const { remove, attach, detach } = calls[kind];
  return [
    on(remove, {
      record: ({ db, params }) => lockDefinition(db, kind, params.id),
      handle: async ({ db, record }) => ({ archived: await removeDefinition(db, kind, record.id) }),
    }),
    on(attach, {
      record: ({ db, params }) => lockDefinition(db, kind, params.id),
      handle: async ({ db, user, params, record }) => {
        await attachFile(db, { file: params.file, user, to: tableOf[kind], id: record.id });
        await updateDefinition(db, kind, record.id, {});
        return {};
      },
    }),
    on(detach, {
      record: ({ db, params }) => lockDefinition(db, kind, params.id),
      handle: async ({ db, params, record }) => {
        await detachFile(db, { file: params.file, from: tableOf[kind], id: record.id });
        await updateDefinition(db, kind, record.id, {});
        return {};
      },
    }),
  ];
}
