import * as z from 'zod';
import * as calls from './export.ts';
import { type CallSchemas, io } from './io.ts';
import { joinSchemas } from './served.ts';

const more = {
  format: z.enum(['xlsx', 'csv']).default('xlsx'),
  /** A ticket, see `exportTicket`; the guard reads it. */
  'access-token': z.string().max(300).optional(),
};

/** The schemas of a list's download, made of those of the list. */
export const exportIo = ({ summary, row, params, query }: CallSchemas): CallSchemas =>
  io({
    ...(row && { row }),
    summary: `${summary}: cała lista do pobrania`,
    params,
    query: (query as unknown as z.ZodObject).safeExtend(more),
    answer: z.unknown(),
  });

const schemas = {
  exportTicket: io({
    summary: 'Krótkotrwały adres jednego pliku z listą, albo opisu API',
    body: z.strictObject({
      path: z
        .string()
        .max(30_000)
        .regex(/^\/api\/(docs\/|[\w/-]+\/export\?[^#]+)$/, { error: 'Nieprawidłowy adres' }),
    }),
    answer: z.object({ path: z.string() }),
  }),
};

export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
