import * as z from 'zod';
import { io, recordIo } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { dayText, instant } from '../../../kit/values/records.ts';
import * as calls from './calls.ts';

const byUid = z.strictObject({ uid: z.string().regex(/^[\w-]{10,100}$/) });

const connectionQuestion = z.object({
  /** What the application calls itself. */
  application: z.string(),
  /** The host that vouches for its name, for it published its description there; null: nobody does. */
  known: z.string().nullable(),
  /** Where the browser goes back to: a host, or the device itself. */
  returns: z.string(),
  /** Whether it asks to change things as well. */
  writes: z.boolean(),
  /** The last day on which it gets in. */
  until: dayText,
});
export type ConnectionQuestion = z.output<typeof connectionQuestion>;

const connection = z.object({
  id: z.int(),
  name: z.string(),
  writes: z.boolean(),
  created: instant,
  expires: instant,
  lastUsed: instant.nullable(),
  lastAddress: z.string().nullable(),
  state: z.enum(['active', 'expired', 'revoked']),
});
export type Connection = z.output<typeof connection>;

const schemas = {
  getConnectionQuestion: io({
    summary: 'Aplikacja, która prosi o połączenie, i to, o co prosi',
    params: byUid,
    answer: connectionQuestion,
  }),
  answerConnection: io({
    summary: 'Zgoda albo odmowa; w odpowiedzi adres, pod który przeglądarka wraca do aplikacji',
    params: byUid,
    body: z.strictObject({ allow: z.boolean(), writes: z.boolean().default(false) }),
    answer: z.object({ to: z.string() }),
  }),
  listConnections: io({
    summary: 'Połączone aplikacje zalogowanej osoby, od najnowszej',
    answer: z.object({ list: z.array(connection) }),
  }),
  endConnection: recordIo({ summary: 'Odłączenie aplikacji; przestaje działać od razu' }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
