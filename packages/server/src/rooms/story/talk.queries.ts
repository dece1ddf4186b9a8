import { addressOf } from '@zaplecze/contract/addresses';
import type { Db } from '../../kit/database/database.ts';
import { everyReader } from '../comments/index.ts';
import { aboutScreen } from '../notifications/index.ts';

/** Notes on clients: everybody who works here opens clients, so everybody may be named. */
export const clientTalk = {
  kind: 'client' as const,
  readers: everyReader,
  about: async (db: Db, id: number) =>
    aboutScreen({
      ...(await db
        .selectFrom('client')
        .select(['id', 'name'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()),
      address: addressOf('client', { id }),
    }),
};
