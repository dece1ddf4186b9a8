import { getMe, getPerson, listPeople, saveSetting } from '@zaplecze/contract/people';
import { on } from '../../kit/mount.ts';
import * as queries from './people.queries.ts';

export const peopleRoutes = [
  on(getMe, async ({ db, user }) => ({ user: await queries.getMe(db, user.id) })),
  on(saveSetting, async ({ db, user, params, body }) => {
    await queries.saveSetting(db, user.id, params.key, body.value);
    return {};
  }),
  on(listPeople, async ({ db, query }) => ({ list: await queries.listPeople(db, query.search) })),
  on(getPerson, {
    record: ({ db, params }) => queries.getPerson(db, params.id),
    handle: async ({ record }) => ({ user: record }),
  }),
];
