import { monthOf } from '@zaplecze/contract/kit/values/days';
import { isDay, warsawDay } from '@zaplecze/contract/kit/values/time';
import { readMonth, referenceMonth } from '@zaplecze/contract/rooms/absences/calls';
import { useChangeSearch, usePageSearch } from '../../../kit/navigation/page-place.tsx';

/** Parts of the address that a calendar keeps its state in, and the way to change them. */
export function useAddress() {
  return { asked: usePageSearch(), go: useChangeSearch() };
}

/** Month, department and kind of the absence calendar, kept in the address. */
export function useTeamCalendarState() {
  const { asked, go } = useAddress();
  const now = referenceMonth();
  const department = /^\d{1,9}$/.test(String(asked.department)) ? Number(asked.department) : null;
  return {
    month: readMonth(asked.month) ?? now,
    department,
    onlyVacations: asked.only === 'vacations',
    setMonth: (month: string) => go({ month: month === now ? undefined : month }),
    setDepartment: (id: number | null) => go({ department: id ?? undefined }),
    setOnlyVacations: (only: boolean) => go({ only: only ? 'vacations' : undefined }),
    today: () => go({ month: undefined }),
  };
}

/** What the general calendar shows, kept in the address; never before the current month. */
export function useGeneralCalendarState(phone: boolean) {
  const { asked, go } = useAddress();
  const today = warsawDay();
  const now = monthOf(today);
  const askedDay = String(asked.day);
  const day = isDay(askedDay) && readMonth(monthOf(askedDay)) ? askedDay : null;
  const month = day ? monthOf(day) : (readMonth(asked.month) ?? now);
  const daily = asked.view === 'day' || (asked.view !== 'month' && (day !== null || phone));
  const earliest = month < now;
  return {
    view: daily ? ('day' as const) : ('month' as const),
    month: earliest ? now : month,
    day: earliest ? today : (day ?? (month === now ? today : `${month}-01`)),
    now,
    today,
    setView: (view: 'day' | 'month') => go({ view }),
    setMonth: (next: string) => go({ month: next === now ? undefined : next, day: undefined }),
    setDay: (next: string) => go({ view: 'day', day: next, month: undefined }),
    toToday: () => go({ month: undefined, day: undefined }),
  };
}
