import * as z from 'zod';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { chartIo } from '../schemas.ts';
import * as calls from './calls.ts';
import { splitRecords } from './calls.ts';

const splitRow = z.object({
  /** The option; null: records that have nothing in the field. */
  id: z.int().nullable(),
  name: z.string(),
  color: z.string().nullable(),
  count: z.int(),
  /** Net, PLN: planned of projects, offered; 0 of issues, which have none. */
  value: z.number(),
});
export type SplitRow = z.output<typeof splitRow>;

const schemas = {
  customSplit: chartIo({
    summary:
      'Pulpit: projekty, oferty albo zgłoszenia okresu według pola własnego z listą do wyboru',
    rows: splitRow,
    besides: {
      /** Records, each once: one with several options stands in each of them. */
      count: z.int(),
      value: z.number(),
    },
    query: {
      record: z.enum(splitRecords),
      /** The key of the field. */
      key: z.string().max(40),
    },
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
