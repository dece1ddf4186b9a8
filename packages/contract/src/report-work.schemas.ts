import * as z from 'zod';
import { pageIo } from './kit/list.schemas.ts';
import { colored, personRef, ref, statusRef } from './kit/records.ts';
import { reportTaskList, timelinessBy } from './report-work.ts';
import { chartIo } from './reports.schemas.ts';

/** The ids that open a task, as the calls of tasks want them. */
const taskAddress = {
  id: z.int(),
  name: z.string(),
  task: z.int(),
  procedure: z.int(),
  service: z.int(),
};

const timelinessRow = z.object({
  /** Of a department or a service; of a month null. */
  id: z.int().nullable(),
  /** Its name; of a month YYYY-MM. */
  name: z.string(),
  onTime: z.int(),
  late: z.int(),
  noLimit: z.int(),
  /** Days by which the late ones were late, on average. */
  lateDays: z.number().nullable(),
});
export type TimelinessRow = z.output<typeof timelinessRow>;

const reportTask = z.object({
  ...taskAddress,
  project: ref,
  client: colored,
  user: personRef.nullable(),
  status: statusRef,
  dateRealizationLimit: z.string().nullable(),
  dateEndJob: z.string().nullable(),
  overdue: z.boolean(),
  /** Days past the limit, when it was done late. */
  lateDays: z.int().nullable(),
});
export type ReportTask = z.output<typeof reportTask>;

export const schemas = {
  timeliness: chartIo({
    summary: 'Pulpit: zadania zakończone na czas i po terminie',
    rows: timelinessRow,
    query: { by: z.enum(timelinessBy).default('month') },
  }),
  listReportTasks: pageIo({
    summary: 'Zadania wszystkich osób, które liczy pulpit',
    list: reportTaskList,
    rows: reportTask,
  }),
};
export type Schemas = typeof schemas;
