import * as contract from '@zaplecze/contract/rooms/issues/types/calls';
import {
  doneBeforeAnswer,
  inOrder,
  issueTypeFormOf,
} from '@zaplecze/contract/rooms/issues/types/forms';
import { invalid } from '../../../kit/http/calls/errors.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import { mergeEdits } from '../../changes/index.ts';
import { listTypes, lockType } from './promises.queries.ts';
import { saveType } from './promises.save.ts';

export const promiseRoutes = [
  on(contract.listIssueTypes, async ({ db }) => ({ list: await listTypes(db) })),
  on(contract.updateIssueType, {
    record: ({ db, params }) => lockType(db, params.id),
    handle: async ({ db, request, record, body }) => {
      const { id, version } = record;
      if (Object.keys(body).length === 0) return { version };
      const form = issueTypeFormOf(record);
      const edited = { entity: 'issuePromise', id, version, form } as const;
      const changes = await mergeEdits(db, request, edited, body);
      if (!inOrder({ ...form, ...changes })) throw invalid({ doneHours: doneBeforeAnswer });
      return { version: await saveType(db, id, changes) };
    },
  }),
];
