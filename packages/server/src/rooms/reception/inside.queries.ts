import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { sql } from 'kysely';
import { dayStart } from '../../kit/lists/list.ts';

/** Whoever came so many hours ago is still counted after midnight; whoever came before and left unnoticed is not. */
const nightHours = 12;

/** Whether a guest `r` of the register has gone out; an exit that is typed for later is none yet. */
export const hasLeft = sql<boolean>`coalesce(r."exitDate" <= now(), false)`;

/** Guests `r` who are in the building: they came in, today or this night, and did not go out. */
export const isInside =
  () => sql<boolean>`(r.category = 'guest' and r."operationDate" <= now() and not ${hasLeft}
  and r."operationDate" >= least(${dayStart(warsawDay())}, now() - make_interval(hours => ${sql.lit(nightHours)})))`;
