import { IconFileTypePdf } from '@tabler/icons-react';
import { exportTicket } from '@zaplecze/contract/kit/calls/export';
import { monthOf } from '@zaplecze/contract/kit/values/days';
import { lastMonth, monthlyReport } from '@zaplecze/contract/rooms/reports/monthly/calls';
import { formatMonth } from '../../kit/calendar/day-names.ts';
import { call } from '../../kit/calls/api.ts';
import { report } from '../../kit/calls/send.ts';
import { urlOf } from '../../kit/calls/url.ts';
import { toast } from '../../kit/dialogs/toast.ts';
import { openAddress } from '../../kit/files/upload.ts';
import { IconButton } from '../../kit/navigation/icon-button.tsx';
import type { ReportFilter } from './use-report-filter.ts';

/** The dashboard on paper: of the month in which its period ends, else of the last whole one. */
export function MonthlyButton({ filter }: { filter: ReportFilter }) {
  const { dateFrom: _from, dateTo, ...scope } = filter;
  const month = dateTo ? monthOf(dateTo) : lastMonth();
  const download = async () => {
    try {
      const path = urlOf(monthlyReport, { query: { filter: scope, month } });
      const signed = await call(exportTicket, { body: { path } });
      openAddress(signed.path);
      toast.info(`Pobieranie raportu: ${formatMonth(month)}.`);
    } catch (error) {
      report(error, () => void download());
    }
  };
  return (
    <IconButton icon={IconFileTypePdf} onClick={() => void download()}>
      Raport PDF: {formatMonth(month)}
    </IconButton>
  );
}
