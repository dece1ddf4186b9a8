import { listProjects, listProjectsAtRisk } from '@zaplecze/contract/projects';
import type { Raw } from '../../kit/lists/list-address.ts';
import type { Asked } from '../../kit/lists/screen-list.ts';

/* The two lists of the page 'Projekty': constants, since another one is asked anew. */

export const allProjects = { endpoint: listProjects };
export const projectsAtRisk = { endpoint: listProjectsAtRisk };

/** Whether an address shows 'Zagrożone'. */
export const showsRisk = ({ filter }: Raw): boolean =>
  typeof filter === 'object' && filter !== null && Boolean((filter as Raw).risk);

export const listAt = (search: Raw): Asked<typeof listProjects | typeof listProjectsAtRisk> =>
  showsRisk(search) ? projectsAtRisk : allProjects;
