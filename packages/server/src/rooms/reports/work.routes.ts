import * as contract from '@zaplecze/contract/report-work';
import { onList, onShortList } from '../../kit/lists/list-routes.ts';
import { findReportTasks } from './tasks.list.queries.ts';
import { findTimeliness } from './timeliness.queries.ts';
import { reportTaskSheet, timelinessSheet } from './work.sheet.ts';

/** Charts about work. */
export const workRoutes = [
  ...onShortList(contract.timeliness, {
    find: ({ db, query }) => findTimeliness(db, query),
    sheet: ({ by }) => timelinessSheet(by),
  }),
  ...onList(contract.listReportTasks, {
    find: ({ db, query }) => findReportTasks(db, query),
    sheet: reportTaskSheet,
  }),
];
