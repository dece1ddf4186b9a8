import * as z from 'zod';
import { done, endpoint } from './kit/endpoint.ts';
import { byId } from './kit/records.ts';
import { pushTest } from './push.forms.ts';

/** Browser push (document 002, sections 2.9 and 7): devices of a person and the test of one. */

export const getPush = endpoint({
  method: 'GET',
  path: '/notification/push',
  allow: 'everyone',
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
        created: z.string(),
      }),
    ),
  }),
});

export const removeDevice = endpoint({
  method: 'DELETE',
  path: '/notification/push/:id',
  allow: 'everyone',
  row: 'właściciel urządzenia',
  summary: 'Zapomnienie urządzenia',
  params: byId,
  answer: done,
});

export const testPush = endpoint({
  method: 'POST',
  path: '/notification/testPush',
  allow: 'everyone',
  summary: 'Próbna wiadomość push z podanym tekstem',
  body: pushTest,
  /** What the push service answered; `delivered` for 2xx. */
  answer: z.object({ delivered: z.boolean(), status: z.int() }),
});
