import { encodeQuery } from '@zaplecze/contract/kit/calls/query';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { reportTicket } from '@zaplecze/contract/rooms/reception/calls';
import { call } from '../../../kit/calls/api.ts';
import { report } from '../../../kit/calls/send.ts';
import { openAddress } from '../../../kit/files/upload.ts';

/** Opens the report of a list's filtered rows, or of those of today among them. */
export async function openReport(
  format: string,
  query: Record<string, unknown>,
  isOfToday: boolean,
): Promise<void> {
  const today = warsawDay();
  const days = isOfToday && { dateFrom: today, dateTo: today };
  try {
    const { path } = await call(reportTicket, {});
    const { page: _page, perPage: _perPage, sort: _sort, ...filters } = query;
    const filter = { ...(query.filter as object | undefined), ...days };
    openAddress(`${path}&${encodeQuery({ ...filters, filter, format })}`);
  } catch (error) {
    report(error, () => void openReport(format, query, isOfToday));
  }
}
