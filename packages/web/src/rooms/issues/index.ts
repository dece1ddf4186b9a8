// An issue over another room's page, to read and in its form.
export { IssueDialog } from './issue-dialog.tsx';
export { ClientIssues, IssueAdd } from './issues.parts.ts';
export type { Shown as ShownIssue } from './use-issue-actions.ts';
