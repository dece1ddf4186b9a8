import * as contract from '@zaplecze/contract/rooms/notifications/push/calls';
import { HttpError, invalid } from '../../../kit/http/calls/errors.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import { countAttempt } from '../../../kit/http/rate-limit.ts';
import { PlaceRefusedError } from '../../../kit/outgoing/outgoing.ts';
import * as devices from './devices.queries.ts';
import { notKnown } from './devices.ts';
import { KeyRefusedError, sendPush, vapidKeys } from './push.ts';

/** Test messages of one person in a quarter of an hour. */
const mostTests = 20;

export const pushRoutes = [
  on(contract.getPush, {
    // The first to ask makes the keys.
    transaction: true,
    handle: async ({ db, user, services }) => ({
      publicKey: (await vapidKeys(db)).publicKey,
      hosts: services.config.pushHosts,
      devices: await devices.devicesOf(db, user.id),
    }),
  }),
  on(contract.removeDevice, {
    record: ({ db, params }) => devices.findDevice(db, params.id),
    may: ({ record, user }) => record.person === user.id,
    handle: ({ db, record }) => devices.dropDevice(db, record.id),
  }),
  on(contract.testPush, {
    transaction: false,
    handle: async ({ user, body, services }) => {
      const { db } = services;
      await countAttempt(db, `testPush:${user.id}`, mostTests);
      const { url: endpoint, p256dh, auth, payload } = body;
      try {
        const status = await sendPush(services, { endpoint, p256dh, auth }, payload);
        if (status === 404 || status === 410) await devices.dropEndpoint(db, user.id, endpoint);
        return { delivered: status >= 200 && status < 300, status };
      } catch (error) {
        if (error instanceof PlaceRefusedError) throw invalid({ url: notKnown });
        if (error instanceof KeyRefusedError) throw invalid({ p256dh: 'Nieprawidłowy klucz' });
        services.log.warn({ err: error }, 'Usługa powiadomień nie odpowiada');
        throw new HttpError(503, 'Usługa powiadomień nie odpowiada. Spróbuj ponownie za chwilę.', {
          headers: { 'retry-after': '30' },
        });
      }
    },
  }),
];
