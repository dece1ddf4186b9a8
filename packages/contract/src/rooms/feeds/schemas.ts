import * as z from 'zod';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { instant, ref } from '../../kit/values/records.ts';
import * as calls from './calls.ts';
import { feedForm } from './forms.ts';
import { feedAlarmIds, feedKindIds } from './lists.ts';

const feed = z.object({
  id: z.int(),
  kind: z.enum(feedKindIds),
  department: ref.nullable(),
  alarm: z.enum(feedAlarmIds),
  created: instant,
  /** When a calendar last read it. */
  lastUsed: z.string().nullable(),
});
export type Feed = z.output<typeof feed>;

const schemas = {
  listFeeds: io({
    summary: 'Własne adresy kalendarzy; samych adresów nie da się już zobaczyć',
    answer: z.object({ list: z.array(feed) }),
  }),
  createFeed: io({
    summary: 'Nowy adres kalendarza, pokazany tylko teraz',
    body: feedForm,
    answer: z.object({ id: z.int(), address: z.string() }),
  }),
  removeFeed: recordIo({ row: 'właściciel adresu', summary: 'Unieważnienie adresu kalendarza' }),
  readFeed: io({
    summary: 'Kalendarz (iCalendar) pod prywatnym adresem',
    media: 'text/calendar',
    params: z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) }),
    answer: z.any(),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
