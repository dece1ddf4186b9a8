import { seriesHistory } from '@zaplecze/contract/rooms/history/calls';
import * as contract from '@zaplecze/contract/rooms/projects/calls';
import { intervals, once } from '@zaplecze/contract/rooms/projects/lists';
import * as plans from '@zaplecze/contract/rooms/projects/plans';
import type { Db } from '../../../kit/database/database.ts';
import { invalid } from '../../../kit/http/calls/errors.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import { recordHistory } from '../../history/index.ts';
import * as history from '../history.queries.ts';
import { updateProject } from '../projects.queries.ts';
import { fillSeries } from './fill-series.ts';
import * as queries from './series.queries.ts';

export const seriesRoutes = [
  on(contract.listIntervals, async ({ db }) => {
    const chosen = await queries.chosenAhead(db);
    return {
      intervals: intervals.map((one) => ({ ...one, ahead: chosen.get(one.id) ?? one.ahead })),
    };
  }),
  on(plans.updateInterval, ({ db, body }) => queries.chooseAhead(db, body.interval, body.ahead)),
  on(plans.getSeries, {
    record: ({ db, params }) => queries.findSeries(db, params.id),
    handle: async ({ record }) => ({ series: record }),
  }),
  on(plans.createPeriods, {
    record: ({ db, params }) => queries.findSeries(db, params.id),
    handle: async ({ db, user, record, body }) => ({
      projects: await fillSeries(db, user, { series: record, days: body.periods }),
    }),
  }),
  on(plans.updateSeries, {
    record: ({ db, params }) => queries.findSeries(db, params.id),
    handle: async ({ db, user, record, body }) => {
      const { paused, recurrentTo } = body;
      if (paused !== undefined && paused !== (record.paused !== null)) {
        await queries.pauseSeries(db, record.id, { paused, by: user.id });
      }
      if (recurrentTo !== undefined) await endSeries(db, record, recurrentTo);
    },
  }),
  recordHistory(seriesHistory, {
    source: history.seriesHistory,
    record: ({ db, params }) => queries.findSeries(db, params.id),
    of: ({ id }) => id,
  }),
];

/**
 * Gives the periods of a series the last day on which one may begin; those that there are already stay.
 *
 * @throws HttpError 400 on `recurrentTo` before the newest one's beginning
 */
async function endSeries(db: Db, series: contract.ProjectSeries, to: string | null): Promise<void> {
  const [newest] = series.periods;
  if (newest && to !== null && to < newest.from) {
    throw invalid({ recurrentTo: 'Koniec nie może być przed początkiem ostatniego okresu' });
  }
  if (series.recurrent === once) throw invalid({ recurrentTo: 'Ta seria już się nie powtarza' });
  await queries.lockSeries(db, series.id);
  if (newest) await updateProject(db, newest.id, { recurrentTo: to });
}
