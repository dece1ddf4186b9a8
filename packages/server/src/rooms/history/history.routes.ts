import { listExports } from '@zaplecze/contract/rooms/history/list-exports/calls';
import { onList } from '../../kit/lists/list-routes.ts';
import { findExports } from './exports.queries.ts';
import { exportsSheet } from './exports.sheet.ts';

/** The histories of records are asked of the rooms that have the records: see `recordHistory`. */
export const historyRoutes = [
  ...onList(listExports, {
    find: ({ db, query }) => findExports(db, query),
    sheet: exportsSheet,
  }),
];
