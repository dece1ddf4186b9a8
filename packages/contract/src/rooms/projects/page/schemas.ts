import * as z from 'zod';
import { recordIo } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { id } from '../../../kit/fields/fields.ts';
import { fileRef, ref } from '../../../kit/values/records.ts';
import { comment } from '../../comments/schemas.ts';
import * as calls from './calls.ts';

/** A task of a project with the ids that open it there. */
const taskOfProject = ref.extend({ task: z.int(), procedure: z.int(), service: z.int() });
export type TaskOfProject = z.output<typeof taskOfProject>;

const projectComment = comment.extend({
  /** The task of the comment. */
  on: taskOfProject,
  /** Whose comment it answers. */
  answered: z.string().nullable(),
});
export type ProjectComment = z.output<typeof projectComment>;

const schemas = {
  projectTalk: recordIo({
    summary:
      'Komentarze zadań projektu, od najnowszego' /** `before`: the `next` of the page shown last. */,
    query: z.strictObject({ before: id().optional() }),
    answer: z.object({ list: z.array(projectComment), next: z.int().nullable() }),
  }),
  projectTaskFiles: recordIo({
    summary: 'Pliki zadań projektu, według zadań',
    answer: z.object({
      list: z.array(z.object({ task: taskOfProject, files: z.array(fileRef) })),
    }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
