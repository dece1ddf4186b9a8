import { addressOf } from '@zaplecze/contract/addresses';
import { monthOf } from '@zaplecze/contract/kit/values/days';
import { dayBegins } from '@zaplecze/contract/kit/values/time';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { Db } from '../../../kit/database/database.ts';
import { aboutScreen, remindOnce } from '../../notifications/index.ts';
import { countGaps, listBookkeepers } from './employment.queries.ts';

/**
 * Tells those who may mend it of how many people the first day, the roster or overdue leave lacks, once in the month of a
 * day, and nothing where nobody lacks any. Call it in a transaction.
 */
export async function notifyOfGaps(db: Db, day: string): Promise<void> {
  const count = await countGaps(db);
  if (count === 0) return;
  const address = addressOf('balances', { filter: { lacks: 1 } });
  for (const to of await listBookkeepers(db))
    await remindOnce(db, {
      ...{ entity: 'leaveGaps', record: to, moment: dayBegins(`${monthOf(day)}-01`) },
      ...{ kind: 'leaveGaps', to: [to], personal: true },
      about: aboutScreen({ id: 0, name: 'Urlopy i salda', address }),
      more: `${countWords(count, 'osobie', 'osobom', 'osobom')} brakuje pierwszego dnia pracy, grafiku albo zaległego urlopu`,
    });
}
