import { completeRange } from '@zaplecze/contract/rooms/absences/calls';
import { projectStatuses } from '@zaplecze/contract/rooms/projects/lists';
import * as contract from '@zaplecze/contract/rooms/timeline/calls';
import { statusOf } from '../../kit/database/refs.ts';
import { on } from '../../kit/http/calls/mount.ts';
import { findProject } from './timeline.queries.ts';
import { ofPeople, ofProject } from './timeline.ts';

export const timelineRoutes = [
  on(contract.projectTimeline, {
    record: ({ db, params }) => findProject(db, params.id),
    handle: async ({ db, user, record, query }) => ({
      project: { ...record, status: statusOf(projectStatuses, record.status) },
      ...(await ofProject(db, user, record.id, completeRange(query))),
    }),
  }),
  on(contract.peopleTimeline, ({ db, user, query }) => ofPeople(db, user, query)),
];
