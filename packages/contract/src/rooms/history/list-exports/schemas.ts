import * as z from 'zod';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { pageIo } from '../../../kit/lists/list.schemas.ts';
import { personRef } from '../../../kit/values/records.ts';
import * as calls from './calls.ts';
import { exportList } from './calls.ts';

const listExport = z.object({
  id: z.int(),
  created: z.string(),
  createdBy: personRef,
  /** The list's title, as the downloaded file has it. */
  list: z.string(),
  format: z.string(),
  rows: z.int(),
  /** Search and filters in words; '' for the whole list. */
  asked: z.string(),
});

export type ListExport = z.output<typeof listExport>;

const schemas = {
  listExports: pageIo({
    summary: 'Pobrania list: kto, kiedy, z jakim filtrem, ile wierszy',
    list: exportList,
    rows: listExport,
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
