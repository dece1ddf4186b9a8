// An issue over another room's page, to read and in its form.
export { IssueDialog } from './issue-dialog.tsx';
// The issues of a task, in its dialog.
export { TaskIssues } from './issue-joined.parts.ts';
export { ClientIssues, IssueAdd, IssueReturn } from './issues.parts.ts';
export type { Shown as ShownIssue } from './use-issue-actions.ts';
