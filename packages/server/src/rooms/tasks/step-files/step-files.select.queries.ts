import type { TaskInstance } from '@zaplecze/contract/rooms/tasks/calls';
import { sql } from 'kysely';
import { fileJson } from '../../../kit/database/refs.ts';

/** Ids of the files of its step that a task keeps, in their order; `task` is a column with its id. */
export const taskStepFiles = (task: string) => sql<number[]>`array(select k.file
  from "projectTaskFile" k where k."projectTask" = ${sql.ref(task)} order by k.file)`;

/** The same files as the task shows them. */
export const stepFilesOf = (task: string) => sql<TaskInstance['stepFiles']>`
  coalesce((select json_agg(${fileJson('f')} order by f.id) from "projectTaskFile" k
    join file f on f.id = k.file where k."projectTask" = ${sql.ref(task)}), '[]')`;
