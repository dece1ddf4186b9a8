import { addDays, isDay, isKnown, warsawDay } from '@zaplecze/contract/kit/values/time';
import { mondayOf } from '@zaplecze/contract/rooms/reports/calls';
import { useMemo } from 'react';
import { workDaysFrom } from '../../kit/calendar/work-days.ts';
import { useMe } from '../../kit/calls/session.ts';
import { idInAddress, useChangeSearch, usePageSearch } from '../../kit/navigation/page-place.tsx';

/** Weeks that are shown, and columns that a bar's words need. */
const scales = { days: { weeks: 4, room: 4 }, weeks: { weeks: 12, room: 10 } };
export type Scale = keyof typeof scales;

/** The Monday of a day that somebody may have typed, if calendars know its neighbourhood. */
function mondayIn(text: string): string | null {
  if (!isDay(text) || !isKnown(addDays(text, 366)) || !isKnown(addDays(text, -366))) return null;
  return mondayOf(text);
}

/** Weeks and scale of a timeline, kept in the address; it opens on this week, or on that of `first`. */
export function useAxisState(first = warsawDay()) {
  const search = usePageSearch();
  const change = useChangeSearch();
  const now = mondayOf(warsawDay());
  const opening = mondayOf(first);
  const monday = mondayIn(String(search.from)) ?? opening;
  const scale: Scale = search.scale === 'weeks' ? 'weeks' : 'days';
  const { weeks, room } = scales[scale];
  const show = (day: string) => {
    const from = mondayOf(day);
    change({ from: from === opening ? undefined : from });
  };
  return {
    scale,
    room,
    days: useMemo(() => workDaysFrom(monday, weeks), [monday, weeks]),
    range: { dateFrom: monday, dateTo: addDays(monday, 7 * weeks - 1) },
    move: (by: 1 | -1) => show(addDays(monday, 7 * by)),
    today: () => show(now),
    show,
    setScale: (next: Scale) => change({ scale: next === 'weeks' ? next : undefined }),
  };
}
export type AxisState = ReturnType<typeof useAxisState>;

/**
 * Whose work is shown, kept in the address. A manager's opens on their own department, as the dashboard does; `all` says
 * that every department is meant.
 */
export function useWhose() {
  const search = usePageSearch();
  const change = useChangeSearch();
  const { flags, department } = useMe();
  const own = flags.admin || search.all ? null : (department?.id ?? null);
  return {
    department: idInAddress(search.department) ?? own,
    person: idInAddress(search.person),
    page: Math.max(1, idInAddress(search.page) ?? 1),
    setDepartment: (id: number | null) =>
      change({ department: id ?? undefined, all: id ? undefined : '1', page: undefined }),
    setPerson: (id: number | null) => change({ person: id ?? undefined, page: undefined }),
    setPage: (page: number) => change({ page: page > 1 ? page : undefined }),
  };
}
export type Whose = ReturnType<typeof useWhose>;
