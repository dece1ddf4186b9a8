import type { Issue } from '@zaplecze/contract/issues';

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
};

/** What is changed while an issue is being worked on. */
export function workOf(issue: Issue) {
  const { status, dateRealization, dateRealizationEstimation, timeRequired } = issue;
  return {
    status: status.id,
    dateRealization,
    dateRealizationEstimation,
    timeRequired,
    comment: '',
  };
}

/** The issue as its form has it. */
export function valuesOf(issue: Issue) {
  const { name, users, client, description, type } = issue;
  const { dateRealization, dateRealizationEstimation, timeRequired } = issue;
  return {
    name,
    users: users.map(({ id }) => id),
    client: client?.id ?? null,
    description,
    type: type.id,
    dateRealization,
    dateRealizationEstimation,
    timeRequired,
  };
}
