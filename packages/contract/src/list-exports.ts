import * as z from 'zod';
import { endpoint } from './kit/endpoint.ts';
import { dayFilter, idsFilter, list } from './kit/list.ts';
import { personRef } from './kit/records.ts';

/** 'Pobrania list': who took a whole list out of the product, what was asked for and how much it was. */

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

const exportList = list({
  sort: ['created', 'createdBy', 'list', 'rows'],
  defaultSort: 'created',
  defaultOrder: 'desc',
  filters: { user: idsFilter(), dateFrom: dayFilter(), dateTo: dayFilter() },
  row: listExport,
});

export const listExports = endpoint({
  method: 'GET',
  path: '/export/list',
  allow: 'admin',
  summary: 'Pobrania list: kto, kiedy, z jakim filtrem, ile wierszy',
  list: exportList,
  query: exportList.query,
  answer: exportList.answer,
});
