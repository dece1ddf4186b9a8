import { secretNames } from '@zaplecze/contract/rooms/settings/fields';
import { exportWhole } from '../../kit/exports/table-exports.ts';
import { companyWords } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { settingsRoutes } from './settings.routes.ts';

const sealed = 'hasło albo klucz do innego systemu';

/** What an administrator sets in the program instead of the server's environment: mail, registers, sign-in. */
export const settingsRoom = room({
  routes: settingsRoutes,
  exports: {
    installation: exportWhole('Ustawienia programu', {
      ...Object.fromEntries(secretNames.map((name) => [name, sealed])),
      ...Object.fromEntries(secretNames.map((name) => [`${name}Mark`, 'znak takiego hasła'])),
    }),
  },
  personal: { installation: companyWords },
});
