import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

/** What belongs to an issue: what was merged into it, tasks of projects; below its facts. */
export const IssueJoined = lazyPart(part(() => import('./issue-joined.tsx'), 'IssueJoined'));

/** The issues of a task of a project, in its dialog. */
export const TaskIssues = lazyPart(part(() => import('./task-issues.tsx'), 'TaskIssues'));
