import { addressOf } from '@zaplecze/contract/addresses';
import { zone } from '@zaplecze/contract/kit/values/time';
import type { Database } from './kit/database/database.ts';
import type { Fall } from './kit/operations/crash.ts';
import type { Log } from './kit/operations/log.ts';
import { aboutScreen, notify } from './rooms/notifications/index.ts';
import { activeAdmins } from './rooms/session/index.ts';

/** '25.11.2026, 14:05' of Warsaw. */
const minuteOf = (instant: string) =>
  new Date(instant).toLocaleString('pl-PL', {
    ...{ timeZone: zone, dateStyle: 'short', timeStyle: 'short' },
  });

/**
 * Reports that the server crashed and works again: in the log, and to administrators where the keeper requests it. A
 * database that cannot take the notice now does not stop the start.
 */
export async function reportFall(db: Database, { at, how, tell }: Fall, log: Log): Promise<void> {
  log.error(`Serwer zakończył się nagle (${how}) ${at} i działa znowu`);
  if (!tell) return;
  try {
    await db.transaction().execute(async (tx) =>
      notify(tx, {
        kind: 'serverFell',
        to: await activeAdmins(tx),
        by: null,
        about: aboutScreen({ id: 0, name: 'Serwer', address: addressOf('data') }),
        more: `zatrzymał się nagle ${minuteOf(at)} i działa znowu; przyczyna stoi w jego dzienniku`,
        personal: true,
      }),
    );
  } catch (error) {
    log.error({ err: error }, 'Nie udało się powiadomić administratorów o upadku serwera');
  }
}
