import { addressOf } from '@zaplecze/contract/addresses';
import type { Db } from '../../kit/database/database.ts';
import { everyReader } from '../comments/index.ts';
import { aboutScreen } from '../notifications/index.ts';

/** An offer as what a notification is about. */
export const aboutOffer = ({ id, name }: { id: number; name: string }) =>
  aboutScreen({ id, name, address: addressOf('offer', { id }) });

/** Talk about offers: everybody signed in reads them. */
export const offerTalk = {
  kind: 'offer' as const,
  readers: everyReader,
  about: async (db: Db, id: number) =>
    aboutOffer(
      await db
        .selectFrom('offer')
        .select(['id', 'name'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    ),
};
