import * as z from 'zod';
import { io } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { dayText } from '../../kit/values/records.ts';
import * as calls from './calls.ts';

const backupRun = z.object({
  id: z.int(),
  began: z.string(),
  /** Absent: under way. */
  ended: z.string().nullable(),
  size: z.number().nullable(),
  rows: z.int().nullable(),
  files: z.int().nullable(),
  /** Restored into a database of its own and compared, or compared with its sums alone. */
  verified: z.enum(['database', 'sums']).nullable(),
  problem: z.string().nullable(),
});
export type BackupRun = z.output<typeof backupRun>;

const schemas = {
  getBackups: io({
    summary: 'Kopie zapasowe: ostatnie nocne kopie i archiwum ciągłe',
    answer: z.object({
      /** Absent: the server makes none by night. */
      nightly: z.object({ folder: z.string(), keep: z.int() }).nullable(),
      runs: z.array(backupRun),
      /** Absent: none is kept. */
      archive: z
        .object({
          where: z.string(),
          keepDays: z.int(),
          /** Everything until then is in it. */
          until: dayText.nullable(),
          base: z.string().nullable(),
          problem: z.string().nullable(),
        })
        .nullable(),
    }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
