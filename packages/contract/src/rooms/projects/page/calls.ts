import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** What the page of a project shows beside the project itself; apart, since no first screen needs it. */

export type { ProjectComment, TaskOfProject } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('projects');

/** Comments that one page of the talk shows. */
export const talkPage = 20;

/** What was said on the tasks of a project, the newest first. */
export const projectTalk = endpoint<'projectTalk'>('GET /project/talk/:id', 'manager');

/** Files that hang on the tasks of a project; its own come with the project. */
export const projectTaskFiles = endpoint<'projectTaskFiles'>('GET /project/files/:id', 'manager');
