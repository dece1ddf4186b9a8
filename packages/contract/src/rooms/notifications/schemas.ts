import * as z from 'zod';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { id } from '../../kit/fields/fields.ts';
import { pageIo } from '../../kit/lists/list.schemas.ts';
import { instant, ref } from '../../kit/values/records.ts';
import { guestAnswer } from '../visits/lists.ts';
import * as calls from './calls.ts';
import { notificationList } from './calls.ts';
import { channel, channelsForm } from './forms.ts';
import { notificationStatus } from './lists.ts';

export const notification = z.object({
  id: z.int(),
  /** HTML composed on the server from escaped values. */
  content: z.string(),
  status: ref,
  params: z.object({
    name: z.string().nullable(),
    id: z.int().nullable(),
    project: z.int().nullable(),
    task: z.int().nullable(),
    procedure: z.int().nullable(),
    service: z.int().nullable(),
  }),
  /** Of what waits for the reader's acceptance: the version, and the day on which it is accepted by itself. */
  acceptance: z.object({ version: z.int(), acceptsOn: z.string().nullable() }).nullable(),
  /** Of a guest who waits for the reader: the register's row, and what was answered so far. */
  guest: z.object({ id: z.int(), answer: z.enum(guestAnswer).nullable() }).nullable(),
  /** A question to the reader, or one that they asked, with its words: the notice itself carries none. */
  question: z
    .object({ id: z.int(), text: z.string(), answer: z.string().nullable(), mine: z.boolean() })
    .nullable(),
  /** The comment that calls the reader, where it can be answered at once. */
  comment: z.object({ id: z.int(), on: z.enum(['task', 'issue', 'offer']) }).nullable(),
  created: instant,
});

const schemas = {
  listNotifications: pageIo({
    summary: 'Powiadomienia zalogowanej osoby, od najnowszych',
    list: notificationList,
    rows: notification,
  }),
  updateNotification: recordIo({
    row: 'adresat',
    summary: 'Oznaczenie jako przeczytane (1) albo nieprzeczytane (0)',
    body: z.strictObject({
      status: z.union([z.literal(notificationStatus.unread), z.literal(notificationStatus.read)]),
    }),
  }),
  readAllNotifications: io({
    summary: 'Oznaczenie wszystkich jako przeczytane, a z upTo: tych, które były widoczne',
    // The newest that was shown: what came since has been seen by nobody.
    body: z.strictObject({ upTo: id().optional() }),
    answer: z.object({ read: z.int() }),
  }),
  removeNotification: recordIo({ row: 'adresat', summary: 'Usunięcie powiadomienia' }),
  getChannels: io({
    summary: 'Kanały powiadomień zalogowanej osoby',
    answer: z.object({
      kinds: z.array(
        z.object({
          kind: z.string(),
          name: z.string(),
          ...channel,
          /** The channel that cannot be turned off. */
          always: z.literal('mail').optional(),
        }),
      ),
      /** One letter a day with what is unread. */
      digest: z.boolean(),
      /** Where letters go. */
      email: z.string(),
    }),
  }),
  saveChannels: io({ summary: 'Zapisanie kanałów powiadomień', body: channelsForm }),
  streamEvents: io({
    summary:
      'Strumień zdarzeń (text/event-stream): „notifications”, gdy zmieniły się powiadomienia',
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
