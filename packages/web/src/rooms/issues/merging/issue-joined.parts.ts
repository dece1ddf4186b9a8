import { lazyPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';

// One file for both: each further one would be named in the first screen.
const load = () => import('./issue-joined.tsx');

/** What belongs to an issue: what was merged into it, tasks of projects; below its facts. */
export const IssueJoined = lazyPart(part(load, 'IssueJoined'), { ordered: true });

/** The issues of a task of a project, in its dialog. */
export const TaskIssues = lazyPart(part(load, 'TaskIssues'), { ordered: true });
