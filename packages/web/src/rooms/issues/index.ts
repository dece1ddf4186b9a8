// An issue over another room's page, to read and in its form.
export { IssueDialog } from './issue-dialog.tsx';
export type { Shown as ShownIssue } from './use-issue-actions.ts';
