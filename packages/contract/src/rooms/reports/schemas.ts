import * as z from 'zod';
import { io } from '../../kit/calls/io.ts';
import { dayFilter, idsFilter } from '../../kit/lists/list.schemas.ts';
import { backwards, rangeOrder } from '../../kit/lists/ranges.ts';
import { daysBetween } from '../../kit/values/days.ts';
import { mostReportDays, reportPeriod, tooLong } from './calls.ts';

/** What the charts of the dashboard share: their filter, and how their calls are made. */

/**
 * Company and department of projects and their tasks, or of people; the person who has the work;
 * the days, both included. All may be left out; other names are refused.
 */
const reportFilter = z
  .strictObject({
    company: idsFilter(),
    department: idsFilter(),
    user: idsFilter(),
    dateFrom: dayFilter(),
    dateTo: dayFilter(),
  })
  .partial()
  .superRefine((value, context) => {
    const end = backwards(value);
    if (end) return context.addIssue({ code: 'custom', message: rangeOrder, path: [end] });
    const { dateFrom, dateTo } = reportPeriod(value);
    if (daysBetween(dateFrom, dateTo) >= mostReportDays)
      context.addIssue({ code: 'custom', message: tooLong, path: ['dateTo'] });
  });

export type ReportFilter = z.output<typeof reportFilter>;

/**
 * The schemas of one chart. `rows`: the plain table that it is drawn from, which is its accessible
 * table and its download too; `besides`: figures that no row has; `query`: what it takes besides
 * the filter.
 */
export function chartIo<
  R extends z.ZodType,
  B extends z.ZodRawShape = Record<never, never>,
  Q extends z.ZodRawShape = Record<never, never>,
>(spec: { summary: string; rows: R; besides?: B; query?: Q }) {
  const { summary, rows, besides = {} as B, query = {} as Q } = spec;
  return io({
    summary,
    query: z.strictObject({ filter: reportFilter.default({}), ...query }),
    answer: z.object({ list: z.array(rows), ...besides }),
  });
}
