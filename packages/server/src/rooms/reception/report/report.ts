import type { Readable } from 'node:stream';
import { fieldErrors } from '@zaplecze/contract/kit/calls/messages';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { listReception } from '@zaplecze/contract/rooms/reception/calls';
import { reportQuery } from '@zaplecze/contract/rooms/reception/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCustomFields } from '../../../kit/custom-fields/definitions.queries.ts';
import { askingCustom } from '../../../kit/custom-fields/list-values.ts';
import { noteExport } from '../../../kit/exports/list-exports.ts';
import { xlsxStream } from '../../../kit/exports/xlsx.ts';
import { readCaller } from '../../../kit/http/access-token.ts';
import { cleanInput } from '../../../kit/http/calls/clean-text.ts';
import { invalid, unauthorizedError } from '../../../kit/http/calls/errors.ts';
import type { Services } from '../../../kit/http/calls/mount.ts';
import { tokenOf, type User } from '../../../kit/http/guard.ts';
import { openTicket } from '../../../kit/http/ticket.ts';
import { findGaps, type Hole } from '../gaps.queries.ts';
import { assertReception } from '../reception.rules.ts';
import { reportRows, reportSize } from './report.queries.ts';
import {
  customReportBelow,
  customReportColumns,
  gapLine,
  gapRow,
  type ReportColumn,
  reportColumns,
} from './report-columns.ts';
import { reportHead } from './report-head.ts';

/**
 * GET /api/reception/download/report: no JSON, hence not in the contract's table. Opened by the
 * session's token (in the header or the query, REC-53) or by a ticket, whose owner must
 * still be of the reception. All rows of the filter, PDF or (`format=xlsx`) a workbook.
 */
export function registerReport(app: FastifyInstance, services: Services): void {
  const { config } = services;
  const db = services.db.reading;
  app.get<{ Querystring: Record<string, unknown> }>(
    '/api/reception/download/report',
    { config: { allow: 'reception', kind: 'report', reads: true } },
    async (request, reply) => {
      const user = await readerOf(services, request, reply);
      if (!user) throw unauthorizedError();
      assertReception(user);
      const parsed = reportQuery.safeParse(cleanInput(request.query));
      if (!parsed.success) throw invalid(fieldErrors(parsed.error));
      const category = parsed.data.filter.category ?? 'parcel';
      parsed.data.filter.category = category;
      const { query } = await askingCustom(listReception, { db, user, query: parsed.data });
      const name = `${category === 'guest' ? 'goscie' : 'przesylki'}-${warsawDay()}.${query.format}`;
      const own = await findCustomFields(db, { record: category, flags: user.flags });
      const { count, until } = await reportSize(db, query);
      const rows = reportRows(db, query, { until, flags: user.flags });
      const holes = await findGaps(db, query);
      const list = category === 'guest' ? 'Raport gości' : 'Raport przesyłek';
      // As it was asked: what is looked for in own fields has been taken out of the list's query.
      const download = { format: query.format, rows: count, query: parsed.data };
      const people = { kind: 'report' } as const;
      const note = { list, path: listReception.path, ...download, people };
      await noteExport(services.db, user, note);
      let content: Readable;
      if (query.format === 'xlsx') {
        const columns = [...reportColumns[category], ...customReportColumns(own)];
        reply.type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
        content = xlsxStream({
          name: category === 'guest' ? 'Goście' : 'Przesyłki',
          columns: columns.map(({ header, share }) => ({ header, width: share * 1.8 })),
          rows: textsOf(columns, rows, holes),
        });
      } else {
        reply.type('application/pdf');
        const head = await reportHead(db, {
          query: parsed.data,
          own,
          user,
          count,
          holes: holes.length,
          product: config.productName,
        });
        // Its fonts and its writer are 20 MB that most servers need a few times a day.
        const { pdfReport } = await import('./report.pdf.ts');
        content = pdfReport({
          ...{ head, rows, count, notes: holes.map(gapLine) },
          ...{ columns: reportColumns[category], below: customReportBelow(own) },
        });
      }
      return reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'private, no-store')
        .send(content);
    },
  );
}

async function readerOf(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<User | null> {
  const token = (request.query as Record<string, unknown>)['access-token'];
  const key = typeof token === 'string' ? token : '';
  const ticket = { name: 'report-ticket', ticket: key, about: 'report' } as const;
  const owner = await openTicket(services, ticket);
  if (owner) return owner;
  if (key !== '' && tokenOf(request) === null) request.headers['access-token'] = key;
  // Written into the register of what left, as the lists' downloads are.
  const call = { method: 'GET', area: 'reception', writes: true } as const;
  return await readCaller(services, { request, reply, call });
}

/** The rows, and after them the holes in the numbering, each under the number it left. */
async function* textsOf(columns: ReportColumn[], rows: AsyncIterable<Row[]>, holes: Hole[]) {
  const texts = (row: Row) => columns.map((column) => column.text(row));
  for await (const batch of rows) yield batch.map(texts);
  yield holes.map((hole) => texts(gapRow(hole)));
}
type Row = Parameters<ReportColumn['text']>[0];
