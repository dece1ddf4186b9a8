// An issue over another room's page, to read and in its form.

export { ClientIssues, IssueAdd, IssueReturn } from './issues.parts.ts';
// The issues of a task, in its dialog.
export { TaskIssues } from './merging/issue-joined.parts.ts';
export { IssueDialog } from './record/issue-dialog.tsx';
export type { OpenIssueForm as ShownIssue } from './use-issue-actions.ts';
