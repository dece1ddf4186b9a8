import { addressOf } from '@zaplecze/contract/addresses';
import { getProject, listProjects } from '@zaplecze/contract/rooms/projects/calls';
import { projectStatuses } from '@zaplecze/contract/rooms/projects/lists';
import { sql } from 'kysely';
import { personTo } from '../../kit/database/refs.ts';
import { type StoryRow, type StorySource, storyRows } from '../../kit/lists/story.ts';

import type { EventSource } from '../../kit/records/record-events.ts';

const base = {
  from: sql`project p`,
  client: sql`p.client`,
  id: sql`p.id`,
  title: sql`p.name`,
  notes: sql`array[p."serviceName"]`,
  status: sql`p.status`,
  place: sql`jsonb_build_object('client', p.client)`,
};
const common = {
  allow: listProjects.allow,
  statuses: projectStatuses,
  // Over the client's page, which its reader has open.
  address: ({ id, place }: Pick<StoryRow, 'id' | 'place'>) =>
    addressOf('client', { id: Number(place?.client) }, { project: id }),
};

export const projectStory = {
  projectBegun: {
    ...common,
    find: (request) =>
      storyRows(request, {
        ...base,
        kind: 'projectBegun',
        at: sql`p.created`,
        by: personTo('p.createdBy'),
      }),
  },
  projectEnded: {
    ...common,
    find: (request) =>
      storyRows(request, {
        ...base,
        kind: 'projectEnded',
        at: sql`p.completed`,
        where: sql`p.completed is not null`,
      }),
  },
} satisfies Record<string, StorySource>;

export const projectEvents: EventSource = {
  area: 'projects',
  allow: getProject.allow,
  from: sql`project p`,
  id: sql`p.id`,
  name: sql`p.name`,
};
