import { endpoint } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** What the page of a project shows beside the project itself; apart, since no first screen needs it. */

export type { ProjectComment, TaskOfProject } from './schemas.ts';

/** Comments that one page of the talk shows. */
export const talkPage = 20;

/** What was said on the tasks of a project, the newest first. */
export const projectTalk = endpoint<Schemas['projectTalk']>({
  method: 'GET',
  path: '/project/talk/:id',
  allow: 'manager',
  area: 'projects',
});

/** Files that hang on the tasks of a project; its own come with the project. */
export const projectTaskFiles = endpoint<Schemas['projectTaskFiles']>({
  method: 'GET',
  path: '/project/files/:id',
  allow: 'manager',
  area: 'projects',
});
