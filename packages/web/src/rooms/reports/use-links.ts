import { type Address, addressOf } from '@zaplecze/contract/addresses';
import { issueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { useScope } from './use-report-filter.ts';

const everyStatus = issueStatuses.map(({ id }) => id).join();

type LinkFilter = Record<string, string | number | null | undefined>;
/** How a list is ordered from the greatest on. */
type From = { sort: string };

/** Addresses of a list with the dashboard's company, department and person, who is the list's `person`. */
function useLinks(page: 'offers' | 'projects' | 'dashboardTasks' | 'issues', person: string) {
  const { user, ...scope } = useScope();
  return (filter: LinkFilter, from?: From): Address => {
    const linkFilter: Record<string, string | number> = {};
    for (const [key, value] of Object.entries({ ...scope, [person]: user, ...filter })) {
      if (value !== null && value !== undefined) linkFilter[key] = value;
    }
    return addressOf(page, { filter: linkFilter, ...(from && { ...from, order: 'desc' }) });
  };
}

export const useOfferLinks = () => useLinks('offers', 'seller');
export const useProjectLinks = () => useLinks('projects', 'seller');
/** All of them: a list of issues shows the active ones unless statuses are asked for. */
export const useIssueLinks = () => {
  const link = useLinks('issues', 'user');
  return (filter: LinkFilter) => link({ status: everyStatus, ...filter });
};
export const useTaskLinks = () => useLinks('dashboardTasks', 'user');
