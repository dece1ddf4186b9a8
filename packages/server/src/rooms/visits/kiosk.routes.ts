import * as contract from '@zaplecze/contract/rooms/visits/kiosk/calls';
import { on } from '../../kit/http/calls/mount.ts';
import { listKiosks, lockKiosk } from './kiosk.queries.ts';
import { createKiosk, revokeKiosk } from './kiosk.save.ts';
import { enter, houseOf, incomplete, kioskOf, leave, searchHosts } from './kiosk.ts';

/** Counts of tries stay when what they count is taken back. */
const transaction = false;

export const kioskRoutes = [
  on(contract.listKiosks, async ({ db }) => ({
    list: await listKiosks(db),
    ready: (await houseOf(db)) !== null,
  })),
  on(contract.createKiosk, async ({ db, body }) => {
    if (!(await houseOf(db))) throw incomplete();
    return await createKiosk(db, body.name);
  }),
  on(contract.revokeKiosk, {
    record: ({ db, params }) => lockKiosk(db, params.id),
    handle: async ({ db, record }) => {
      await revokeKiosk(db, record.id);
    },
  }),
  on(contract.openKiosk, {
    transaction,
    handle: async ({ services: { db }, request, body }) => {
      await kioskOf(db, request, body.token);
      const house = await houseOf(db);
      if (!house) throw incomplete();
      return { house };
    },
  }),
  on(contract.findHosts, {
    transaction,
    handle: async ({ services: { db }, request, body }) => {
      const { id } = await kioskOf(db, request, body.token);
      return await searchHosts(db, id, body.surname);
    },
  }),
  on(contract.enterByKiosk, {
    transaction,
    handle: async ({ services: { db }, request, body: { token, ...guest } }) => {
      const { id } = await kioskOf(db, request, token);
      return { host: await enter(db, id, guest) };
    },
  }),
  on(contract.leaveByKiosk, {
    transaction,
    handle: async ({ services: { db }, request, body: { token, badge } }) => {
      const { id } = await kioskOf(db, request, token);
      await leave(db, id, badge);
    },
  }),
];
