import * as contract from '@zaplecze/contract/rooms/day/calls';
import { on } from '../../kit/http/calls/mount.ts';
import { findWorkdays } from '../absences/index.ts';
import { look } from './day.queries.ts';
import { dayOf, firstLook } from './day.ts';

export const dayRoutes = [
  on(contract.getDay, async ({ db, user, services: { config } }) => ({
    day: await dayOf(db, user, config.unused),
  })),
  on(contract.lookAtDay, async ({ db, user, body }) => {
    const start = firstLook(await findWorkdays(db));
    await look(db, user.id, { clear: body.clear === true, start });
  }),
];
