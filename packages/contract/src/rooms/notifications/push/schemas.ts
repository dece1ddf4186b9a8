import * as z from 'zod';
import { io, recordIo } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { instant } from '../../../kit/values/records.ts';
import * as calls from './calls.ts';
import { pushTest } from './forms.ts';

const schemas = {
  getPush: io({
    summary: 'Ustawienia push serwera i urządzenia zalogowanej osoby',
    answer: z.object({
      /** Public application server key (VAPID), base64url. */
      publicKey: z.string(),
      /** Hosts of push services that the server calls. */
      hosts: z.array(z.string()),
      devices: z.array(
        z.object({
          id: z.int(),
          endpoint: z.string(),
          p256dh: z.string(),
          auth: z.string(),
          created: instant,
        }),
      ),
    }),
  }),
  removeDevice: recordIo({ row: 'właściciel urządzenia', summary: 'Zapomnienie urządzenia' }),
  testPush: io({
    summary: 'Próbna wiadomość push z podanym tekstem',
    body: pushTest /** What the push service answered; `delivered` for 2xx. */,
    answer: z.object({ delivered: z.boolean(), status: z.int() }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
