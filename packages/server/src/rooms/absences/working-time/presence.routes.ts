import { warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/absences/presence/calls';
import { on } from '../../../kit/http/calls/mount.ts';
import { listPresence } from './presence.queries.ts';

export const presenceRoutes = [
  on(contract.listPresence, async ({ db, query }) => {
    const day = query.day ?? warsawDay();
    return { day, list: await listPresence(db, day) };
  }),
];
