import { holidayOf } from '@zaplecze/contract/kit/values/holidays';
import * as contract from '@zaplecze/contract/rooms/absences/free-days/calls';
import { freeDayWords } from '@zaplecze/contract/rooms/absences/free-days/forms';
import { conflict, invalid } from '../../../kit/http/calls/errors.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import { thisYear } from '../balances/balance-facts.queries.ts';
import { owedHolidays } from '../balances/yearly-limits.rules.ts';
import { keepingPastDays } from '../days/keep-past-days.ts';
import {
  findGivenFor,
  findOwing,
  listFreeDays,
  lockFreeDay,
  removeFreeDay,
  saveFreeDay,
  worksByRoster,
} from './free-days.save.ts';

const changeOf = (day: string, reason: string | null | undefined) => ({
  ...{ what: 'Zmiana dnia wolnego firmy', since: day, until: day, reason },
});

export const freeDayRoutes = [
  on(contract.listFreeDays, async ({ db, user }) => {
    const list = await listFreeDays(db);
    const grantedHolidays = new Set(list.map(({ holiday }) => holiday));
    const year = thisYear();
    const owes = await findOwing(db);
    const owed = [year, year + 1]
      .flatMap((one) => owedHolidays(one, owes))
      .filter(({ day }) => !grantedHolidays.has(day));
    return { list, owed, may: { edit: user.flags.admin } };
  }),
  on(
    contract.saveFreeDay,
    async ({ db, user, params: { day }, body: { reason, version, ...body } }) => {
      if (holidayOf(day) !== null) throw invalid({ day: freeDayWords.own });
      if (body.holiday && !(await worksByRoster(db, day)))
        throw invalid({ day: freeDayWords.noWork });
      if (body.holiday && !(await findOwing(db))(body.holiday))
        throw invalid({ holiday: freeDayWords.holiday });
      const before = await lockFreeDay(db, day);
      if (version === 0 && before) throw invalid({ day: freeDayWords.taken });
      if (version !== undefined && version !== (before?.version ?? 0))
        throw conflict(freeDayWords.changed);
      const earlier = body.holiday && (await findGivenFor(db, body.holiday, day));
      if (earlier) {
        const words = earlier.day.split('-').reverse().join('.');
        throw invalid({ holiday: `Za to święto jest już wolny ${words}` });
      }
      await keepingPastDays(db, user, changeOf(day, reason), () => saveFreeDay(db, day, body));
      return {};
    },
  ),
  on(contract.removeFreeDay, {
    record: ({ db, params }) => lockFreeDay(db, params.day),
    handle: async ({ db, user, record, params: { day }, body: { reason } }) => {
      await keepingPastDays(db, user, changeOf(day, reason), () => removeFreeDay(db, record.id));
    },
  }),
];
