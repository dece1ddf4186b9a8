import { warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/radar/calls';
import { on } from '../../kit/http/calls/mount.ts';
import { findTeam } from './radar.ts';
import { weekFor } from './working-days.ts';

export const radarRoutes = [
  on(contract.peopleForWork, async ({ db, query: { users, day: requestedDay } }) => {
    const now = Date.now();
    const today = warsawDay(now);
    const day = requestedDay && requestedDay > today ? requestedDay : today;
    const team = await findTeam(db, users ? { people: users } : 'everybody', { now });
    const week = weekFor(day, team.calendar);
    const list = team.people
      .filter(({ id, active }) => active && (!users || users.includes(id)))
      .map(({ id, department, tasks }) => {
        const presence = team.presenceOn(id, day);
        const away = presence?.away
          ? { until: presence.until, substitutes: presence.standIns }
          : null;
        return { id, department, away, ...team.load(id, week), tasks };
      });
    return { day, week, list };
  }),
];
