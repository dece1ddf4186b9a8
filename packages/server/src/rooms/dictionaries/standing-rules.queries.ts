import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import type { DictionaryItem } from '@zaplecze/contract/rooms/dictionaries/calls';
import {
  type DictionaryChanges,
  dictionaryFormOf,
} from '@zaplecze/contract/rooms/dictionaries/forms';
import type { Db } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/calls/errors.ts';

/** What absences of a type are counted by, whether it has a limit or not. */
const always = ['isVacation', 'interruptsLeave', 'lowersLeave'] as const;

const words =
  'Nieobecności tego typu już trwają albo minęły, a zmiana policzyłaby je inaczej. Na następne dodaj nowy typ.';

/**
 * That a change of a type of absence counts no absence anew that has begun: leave stays leave, and what it gave back or was taken
 * of stays so (docs/decisions/0124). What is still to come, and limits, may change.
 *
 * @throws HttpError 400 on the fields
 */
export async function assertRulesStand(
  db: Db,
  type: DictionaryItem,
  changes: DictionaryChanges,
): Promise<void> {
  const before = dictionaryFormOf(type);
  const after = { ...before, ...changes };
  const changed: string[] = always.filter((field) => after[field] !== before[field]);
  // A type without a limit is taken within none, whatever is kept of it.
  const poolOf = ({ limited, within }: typeof after) => (limited ? (within ?? null) : null);
  if (poolOf(before) !== poolOf(after))
    changed.push(after.within === before.within ? 'limited' : 'within');
  if (changed.length === 0) return;
  const begun = await db
    .selectFrom('calendarEntry as e')
    .where('e.type', '=', type.id)
    .where('e.status', '=', absenceStatus.accepted)
    .where('e.dateFrom', '<=', warsawDay())
    .select('e.id')
    .limit(1)
    .executeTakeFirst();
  if (begun) throw invalid(Object.fromEntries(changed.map((field) => [field, words])));
}
