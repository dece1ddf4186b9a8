import { monthlyReport, monthlyTitle } from '@zaplecze/contract/rooms/reports/monthly/calls';
import { noteExport } from '../../../kit/exports/list-exports.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import { ticketReader } from '../../../kit/http/ticket.ts';
import { makeMonthly, monthlyFile } from './monthly.ts';

/** The report of a month, by a button of the dashboard. */
export const monthlyRoutes = [
  on(monthlyReport, {
    reader: ticketReader,
    kind: 'export',
    handle: async ({ db, user, query, reply, services }) => {
      const { filter, month } = query;
      const people = { kind: 'report' } as const;
      await noteExport(services.db, user, {
        list: monthlyTitle,
        format: 'pdf',
        rows: 1,
        query,
        people,
      });
      const content = await makeMonthly(db, {
        ...{ scope: filter, month, by: user.name, product: services.config.productName },
      });
      reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${monthlyFile(month)}"`)
        .header('cache-control', 'private, no-store');
      return content;
    },
  }),
];
