import { suspendingPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';

/** What opens a task of a project. */
export type TaskAddress = { name: string; task: number; procedure: number; service: number };

/** The timeline of a project, on the project's own page. */
export const ProjectTimeline = suspendingPart(
  part(() => import('./project-timeline.tsx'), 'ProjectTimeline'),
);
