import * as contract from '@zaplecze/contract/rooms/drafts/calls';
import { notFound } from '../../kit/http/calls/errors.ts';
import { on, type Route } from '../../kit/http/calls/mount.ts';
import * as queries from './drafts.queries.ts';
import * as save from './drafts.save.ts';

export const draftRoutes: Route[] = [
  on(contract.listDrafts, async ({ db, user }) => ({ list: await queries.draftsOf(db, user.id) })),
  on(contract.getDraft, async ({ db, user, params }) => {
    const draft = await queries.getDraft(db, user.id, params.key);
    if (!draft) throw notFound();
    return { draft };
  }),
  on(contract.saveDraft, async ({ db, user, params, body }) => ({
    draft: await save.saveDraft(db, { person: user.id, key: params.key }, body),
  })),
  on(contract.removeDraft, ({ db, user, params }) =>
    save.removeDraft(db, { person: user.id, key: params.key }),
  ),
];
