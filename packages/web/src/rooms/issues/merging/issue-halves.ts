import { activeIssueStatuses, closedIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';

type IssueSearch = Record<string, unknown>;

const active = { filter: { status: activeIssueStatuses } };
const closed = { filter: { status: closedIssueStatuses } };

/** Whether an address shows the closed issues and not those being done. */
export const showsHistory = (search: IssueSearch) => search.history === '1';

/** Whether an address shows what the person reported and not what they are to do. */
export const showsReported = (search: IssueSearch) => search.reported === '1';

/** The filters of an address; anything may have been typed there. */
export const filterOf = ({ filter }: IssueSearch): IssueSearch =>
  typeof filter === 'object' && filter !== null ? { ...filter } : {};

/** What either half is asked with; statuses chosen in the filters take its place. */
export function halfOf(search: IssueSearch) {
  if (filterOf(search).status) return undefined;
  return showsHistory(search) ? closed : active;
}
