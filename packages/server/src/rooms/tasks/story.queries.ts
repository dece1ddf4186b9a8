import { addressOf } from '@zaplecze/contract/addresses';
import { getTask } from '@zaplecze/contract/rooms/tasks/calls';
import { sql } from 'kysely';
import { personTo } from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';
import {
  askers,
  type StoryRequest,
  type StoryRow,
  type StorySource,
  storyRows,
} from '../../kit/lists/story.ts';
import type { EventSource } from '../../kit/records/record-events.ts';
import { talkOf } from '../comments/index.ts';

/** Tasks `t` that a person may open, as `mayWork`: their own and those of whom they stand in for. */
export const seenTasks = (user: User) =>
  user.flags.manager ? sql<boolean>`true` : sql<boolean>`t."user" = any(${askers})`;

/** The four ids by which a task's page is named. */
export const taskPlace = sql`jsonb_build_object('projectId', t.project, 'taskId', t.task,
  'procedureId', t.procedure, 'serviceId', t.service)`;

export const storyTaskAddress = ({ place }: Pick<StoryRow, 'place'>) =>
  addressOf('task', {
    projectId: Number(place?.projectId),
    taskId: Number(place?.taskId),
    procedureId: Number(place?.procedureId),
    serviceId: Number(place?.serviceId),
  });

const base = {
  client: sql`e.client`,
  id: sql`e.record`,
  at: sql`e.at`,
  title: sql`t.name`,
  notes: sql`array[p.name]`,
  place: taskPlace,
};
const { mentions, called } = talkOf('projectTask', 'c.id');
const ofKind = (kind: string, { user }: StoryRequest) =>
  sql`e.kind = ${kind} and ${seenTasks(user)}`;

export const taskStory = {
  taskDone: {
    find: (request) =>
      storyRows(request, {
        ...base,
        kind: 'taskDone',
        from: sql`"clientEvent" e join "projectTask" t on t.id = e.record join project p on p.id = t.project`,
        where: ofKind('task', request),
        by: personTo('t.user'),
      }),
    address: storyTaskAddress,
  },
  taskComment: {
    find: (request) =>
      storyRows(request, {
        ...base,
        kind: 'taskComment',
        from: sql`"clientEvent" e join comment c on c.id = e.record
          join "projectTask" t on t.id = c."attachedId" join project p on p.id = t.project`,
        where: ofKind('taskComment', request),
        by: personTo('c.createdBy'),
        text: sql`c.text`,
        mentions,
        called,
      }),
    address: storyTaskAddress,
  },
} satisfies Record<string, StorySource>;

export const taskEvents: EventSource = {
  area: 'projects',
  allow: getTask.allow,
  from: sql`"projectTask" t`,
  id: sql`t.id`,
  name: sql`t.name`,
  task: sql`jsonb_build_object('project', t.project, 'task', t.task, 'procedure', t.procedure, 'service', t.service)`,
  where: seenTasks,
  goneAllow: 'manager',
};
