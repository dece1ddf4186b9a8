import type { Issue } from '@zaplecze/contract/rooms/issues/calls';
import { issueFormOf } from '@zaplecze/contract/rooms/issues/forms';

export const newIssue = {
  name: '',
  users: [],
  client: null,
  description: '',
  type: undefined,
  dateRealization: null,
  dateRealizationEstimation: null,
  timeRequired: null,
  files: [],
  custom: {},
};

/** What its own form changes; the status has its own place. */
export function issueValues(issue: Issue) {
  const { status: _, ...fields } = issueFormOf(issue);
  return fields;
}
