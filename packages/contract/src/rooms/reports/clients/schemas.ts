import * as z from 'zod';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { dayText, personRef, ref } from '../../../kit/values/records.ts';
import { chartIo } from '../schemas.ts';
import * as calls from './calls.ts';
import { careKinds, contactKinds, usualSilence } from './calls.ts';

/** `total`: all whom the others are counted among. */
const careRow = z.object({ kind: z.enum(['total', ...careKinds]), count: z.int() });
export type CareRow = z.output<typeof careRow>;

const silentClient = z.object({
  client: ref,
  carers: z.array(personRef),
  /** The last day of contact, and by what it is known. */
  day: dayText,
  kind: z.enum(contactKinds),
  /** How many days ago. */
  days: z.int(),
});
export type SilentClient = z.output<typeof silentClient>;

/** Without a contact for so many days. */
const days = z.coerce.number().int().min(1).max(3650).default(usualSilence);

const schemas = {
  clientCare: chartIo({
    summary: 'Pulpit: klienci bez opiekuna, bez kontaktu, z otwartymi zgłoszeniami, z odmowami',
    rows: careRow,
    query: { days },
  }),
  silentClients: chartIo({
    summary: 'Pulpit: klienci najdłużej bez kontaktu',
    rows: silentClient,
    query: { days },
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
