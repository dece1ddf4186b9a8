import { monthOf, weekday } from '@zaplecze/contract/kit/values/days';
import { addDays, isDay, warsawDay } from '@zaplecze/contract/kit/values/time';
import { readMonth, referenceMonth } from '@zaplecze/contract/rooms/absences/calls';
import { useChangeSearch, usePageSearch } from '../../../kit/navigation/page-place.tsx';

/** Parts of the address that a calendar keeps its state in, and the way to change them. */
function useAddress() {
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

/** How much of the general calendar is shown at once. */
export type CalendarView = 'week' | 'month' | 'day';

const viewOf = (
  { view, month }: { view?: unknown; month?: unknown },
  day: string | null,
  phone: boolean,
): CalendarView => {
  if (view === 'week' || view === 'month' || view === 'day') return view;
  if (day !== null || phone) return 'day';
  // Links that name a month alone lead to all of it.
  return readMonth(month) ? 'month' : 'week';
};

/**
 * What the general calendar shows, kept in the address; never before the current month. It opens on this week and on
 * what is the reader's own; `all`: everybody's entries.
 */
export function useGeneralCalendarState(phone: boolean) {
  const { asked, go } = useAddress();
  const today = warsawDay();
  const now = monthOf(today);
  const askedDay = String(asked.day);
  const day = isDay(askedDay) && readMonth(monthOf(askedDay)) ? askedDay : null;
  const month = day ? monthOf(day) : (readMonth(asked.month) ?? now);
  const view = viewOf(asked, day, phone);
  const earliest = month < now;
  const shownDay = earliest ? today : (day ?? (month === now ? today : `${month}-01`));
  return {
    view,
    all: asked.who === 'all',
    month: earliest ? now : month,
    day: shownDay,
    /** The seven days of the week that has the day. */
    week: Array.from({ length: 7 }, (_, at) => addDays(shownDay, at - weekday(shownDay))),
    now,
    today,
    setView: (next: CalendarView) => go({ view: next }),
    setAll: (all: boolean) => go({ who: all ? 'all' : undefined }),
    setMonth: (next: string) =>
      go({ view: 'month', month: next === now ? undefined : next, day: undefined }),
    setWeek: (next: string) => go({ view: 'week', day: next, month: undefined }),
    setDay: (next: string) => go({ view: 'day', day: next, month: undefined }),
    toToday: () => go({ month: undefined, day: undefined, view }),
  };
}
