// On the page of a project.
export { ProjectTimeline } from './timeline.parts.ts';
