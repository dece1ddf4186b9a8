import { backwards } from '@zaplecze/contract/kit/lists/ranges';
import type { Days } from '@zaplecze/contract/kit/values/days';
import { isDay, isKnown } from '@zaplecze/contract/kit/values/time';
import { reportPeriod } from '@zaplecze/contract/rooms/reports/calls';
import { createContext, use, useEffect, useMemo } from 'react';
import { useMe } from '../../kit/calls/session.ts';
import { useChangeSearch, usePageSearch } from '../../kit/navigation/page-place.tsx';

const ids = ['company', 'department', 'user'] as const;
const days = ['dateFrom', 'dateTo'] as const;
export type FilterKey = (typeof ids)[number];

export type ReportFilter = { [K in FilterKey]?: string } & Partial<Days>;

/** What of an address's filter the dashboard knows; the rest is nobody's. */
function known(value: unknown): ReportFilter {
  const stored = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  const filter: ReportFilter = {};
  for (const key of ids) {
    const text = [stored[key] ?? []].flat().join(',');
    if (/^\d{1,9}(,\d{1,9}){0,99}$/.test(text)) filter[key] = text;
  }
  for (const key of days) {
    const day = String(stored[key] ?? '');
    if (isDay(day) && isKnown(day)) filter[key] = day;
  }
  if (backwards(filter)) delete filter.dateTo;
  return filter;
}

/**
 * The dashboard's filter, kept in the address as lists keep theirs. A manager's dashboard opens on
 * their own department, which the address then names too, so that a link shows the same to
 * everybody; `all` in it says that every department is meant.
 */
export function useReportAddress() {
  const search = usePageSearch();
  const change = useChangeSearch();
  const { flags, department } = useMe();
  const filter = useMemo(() => known(search.filter), [search.filter]);
  const own = flags.admin ? undefined : department?.id;
  const opensOnOwn = own !== undefined && !filter.department && !search.all;
  const shown = useMemo(
    () => (opensOnOwn ? { ...filter, department: String(own) } : filter),
    [filter, opensOnOwn, own],
  );
  useEffect(() => {
    if (opensOnOwn) change({ filter: shown }, { replace: true });
  }, [opensOnOwn, shown, change]);
  const set = (changes: { [K in keyof ReportFilter]?: ReportFilter[K] | undefined }) => {
    const next = { ...shown, ...changes };
    change({ filter: next, all: next.department || own === undefined ? undefined : '1' });
  };
  return { filter: shown, set, clear: () => change({ filter: undefined, all: own && '1' }) };
}

const Filter = createContext<ReportFilter>({});
export const FilterProvider = Filter.Provider;

/** The filter of the dashboard that a chart stands on, and the days that it means. */
export function useReportFilter(): { filter: ReportFilter; period: Days } {
  const filter = use(Filter);
  return useMemo(() => ({ filter, period: reportPeriod(filter) }), [filter]);
}

/** Company, department and person of the filter, for links to lists. */
export function useScope(): { [K in FilterKey]?: string } {
  const { dateFrom: _from, dateTo: _to, ...scope } = useReportFilter().filter;
  return scope;
}
