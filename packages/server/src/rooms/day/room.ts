import { exportWhole } from '../../kit/exports/table-exports.ts';
import { noTexts } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { dayRoutes } from './day.routes.ts';

/**
 * Mój dzień: what somebody has to do today and what changed since they last looked. Everybody has one; managers look at
 * those of their people.
 */
export const dayRoom = room({
  routes: dayRoutes,
  exports: { dayLook: exportWhole('Kiedy kto ostatnio widział Mój dzień') },
  personal: { dayLook: noTexts },
});
