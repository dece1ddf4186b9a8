import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import { addMonths, monthOf } from '../../../kit/values/days.ts';
import { isWorkingDay, type Workdays, workingDay } from '../../../kit/values/holidays.ts';
import { warsawDay } from '../../../kit/values/time.ts';
import type { Schemas } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('reports');

/** The dashboard of a month on paper; opened by a signed address, as downloads of lists are. */
export const monthlyReport = endpoint<'monthlyReport'>('GET /report/monthly/export', 'manager', {
  writes: true,
  file: true,
});

/** The name under which its downloads and letters are noted. */
export const monthlyTitle = 'Raport miesięczny';

/** The month before the one of a day. */
export const lastMonth = (today = warsawDay()) => addMonths(monthOf(today), -1);

/** Whether letters with the report go out on a day: the first working day of its month. */
export const isReportDay = (day: string, works: Workdays = isWorkingDay) =>
  workingDay(`${monthOf(day)}-01`, 1, works) === day;
