import type { FilterValue } from '../../kit/lists/state/list-address.ts';
import { useChangeSearch, usePageSearch } from '../../kit/navigation/page-place.tsx';

export type TeamState = ReturnType<typeof useTeamState>;

/** Search and department of the directory, kept in the address like those of lists. */
export function useTeamState() {
  const pageSearch = usePageSearch();
  const go = useChangeSearch();
  const search = typeof pageSearch.search === 'string' ? pageSearch.search.slice(0, 200) : '';
  const department = /^\d+$/.test(String(pageSearch.department))
    ? String(pageSearch.department)
    : undefined;
  const inactive = String(pageSearch.inactive) === '1';
  return {
    search,
    department,
    /** Deactivated accounts instead of those who work here. */
    inactive,
    setInactive: (wanted: boolean) => go({ inactive: wanted ? '1' : undefined }),
    setSearch: (text: string) => go({ search: text || undefined }, { replace: true }),
    /** The query of the directory; the department is filtered here. */
    query: { search: search || undefined, ...(inactive && { inactive: '1' as const }) },
    /** What the pills work with. */
    pills: {
      values: () => (department ? [department] : []),
      setFilter: (changes: Record<string, FilterValue>) => go({ department: changes.department }),
    },
    reset: () => go({ search: undefined, department: undefined, inactive: undefined }),
  };
}
