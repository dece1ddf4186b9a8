import * as z from 'zod';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { customAnswer } from '../../../kit/fields/custom-fields.schemas.ts';
import { pageIo } from '../../../kit/lists/list.schemas.ts';
import { coloredRef, instant, personRef, ref, statusRef } from '../../../kit/values/records.ts';
import * as calls from './calls.ts';
import { reportTaskList } from './calls.ts';

/** The ids that open a task, as the calls of tasks want them. */
export const reportTaskShape = {
  id: z.int(),
  name: z.string(),
  task: z.int(),
  procedure: z.int(),
  service: z.int(),
};

const reportTask = z.object({
  ...reportTaskShape,
  project: ref,
  client: coloredRef,
  user: personRef.nullable(),
  status: statusRef,
  dateRealizationLimit: instant.nullable(),
  dateEndJob: instant.nullable(),
  overdue: z.boolean(),
  /** Days past the limit, when it was done late. */
  lateDays: z.int().nullable(),
  /** Hours it is thought to take. */
  estimation: z.number().nullable(),
  /** Worked hours from its beginning to its end, when it was done. */
  worked: z.number().nullable(),
  /** Worked hours from its turn to its beginning, when somebody handed it on. */
  waited: z.number().nullable(),
  custom: customAnswer('task'),
});
export type ReportTask = z.output<typeof reportTask>;

const schemas = {
  listReportTasks: pageIo({
    summary: 'Zadania wszystkich osób, które liczy pulpit',
    list: reportTaskList,
    rows: reportTask,
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
