import { activeIssueStatuses, closedIssueStatuses } from '@zaplecze/contract/issues.lists';

export type IssueSearch = Record<string, unknown> & { filter?: Record<string, unknown> };

const active = { filter: { status: activeIssueStatuses } };
const closed = { filter: { status: closedIssueStatuses } };

/** Whether an address shows the closed issues and not those being done. */
export const showsHistory = (search: IssueSearch) => search.history === '1';

/** What either half is asked with; statuses chosen in the filters take its place. */
export function halfOf(search: IssueSearch) {
  if (search.filter?.status) return undefined;
  return showsHistory(search) ? closed : active;
}
