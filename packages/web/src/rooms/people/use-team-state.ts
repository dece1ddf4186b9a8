import { useNavigate, useSearch } from '@tanstack/react-router';
import type { FilterValue } from '../../kit/list/use-list-state.ts';

type Raw = Record<string, unknown>;

/** Search and department of the directory, kept in the address like those of lists. */
export function useTeamState() {
  const asked = useSearch({ strict: false }) as Raw;
  const navigate = useNavigate();
  const search = typeof asked.search === 'string' ? asked.search.slice(0, 200) : '';
  const department = /^\d+$/.test(String(asked.department)) ? String(asked.department) : undefined;
  const inactive = String(asked.inactive) === '1';
  const go = (changes: Raw, replace: boolean) =>
    void navigate({
      to: '.',
      search: ((before: Raw) => ({ ...before, ...changes })) as never,
      replace,
      resetScroll: false,
    });
  return {
    search,
    department,
    /** Deactivated accounts instead of those who work here. */
    inactive,
    setInactive: (wanted: boolean) => go({ inactive: wanted ? '1' : undefined }, false),
    setSearch: (text: string) => go({ search: text || undefined }, true),
    /** What the pills work with. */
    pills: {
      values: () => (department ? [department] : []),
      setFilter: (changes: Record<string, FilterValue>) =>
        go({ department: changes.department }, false),
    },
    reset: () => go({ search: undefined, department: undefined, inactive: undefined }, false),
  };
}
