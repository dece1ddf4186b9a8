import type { Params } from '@zaplecze/contract/kit/calls/endpoint';
import * as contract from '@zaplecze/contract/rooms/views/calls';
import type { Db } from '../../kit/database/database.ts';
import { on } from '../../kit/http/calls/mount.ts';
import type { User } from '../../kit/http/guard.ts';
import { readableViews } from './readable-views.ts';
import * as queries from './views.queries.ts';
import * as save from './views.save.ts';

type ViewRequest = { db: Db; user: User; params: Params<typeof contract.updateView> };

const record = ({ db, user, params }: ViewRequest) => queries.lockView(db, user, params.id);

export const viewRoutes = [
  on(contract.listViews, async ({ db, user, query }) => ({
    views: await readableViews(db, user, await queries.findViews(db, user, query.list)),
  })),
  on(contract.createView, async ({ db, user, body }) => ({
    id: await save.create(db, user, body),
  })),
  on(contract.updateView, {
    record,
    may: ({ record }) => record.may.edit,
    handle: ({ db, user, record, body }) => save.update(db, user, record, body),
  }),
  on(contract.removeView, {
    record,
    may: ({ record }) => record.may.delete,
    handle: ({ db, record }) => save.remove(db, record.id),
  }),
  on(contract.chooseView, {
    record,
    handle: ({ db, user, record, body }) => save.use(db, user, record, body),
  }),
];
