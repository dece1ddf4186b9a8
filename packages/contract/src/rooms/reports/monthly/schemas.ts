import * as z from 'zod';
import { io } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { idsFilter } from '../../../kit/lists/list.schemas.ts';
import * as calls from './calls.ts';
import { lastMonth } from './calls.ts';

const schemas = {
  monthlyReport: io({
    summary: 'Pulpit miesiąca jako PDF',
    media: 'application/pdf',
    query: z.strictObject({
      filter: z
        .strictObject({ company: idsFilter(), department: idsFilter(), user: idsFilter() })
        .partial()
        .default({}),
      month: z
        .string()
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'Podaj miesiąc, np. 2026-10' })
        .default(() => lastMonth()),
      /** A ticket, see `exportTicket`; the guard reads it. */
      'access-token': z.string().max(300).optional(),
    }),
    answer: z.unknown(),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
