import * as z from 'zod';
import { done, endpoint } from './kit/endpoint.ts';
import { byId } from './kit/records.ts';

/** Browser push (document 002, sections 2.9 and 7): devices of a person and the test of one. */

const wrongAddress = 'To nie jest adres usługi powiadomień';
const wrongKey = 'Nieprawidłowy klucz';

const bytes = (text: string) => Math.floor((text.replace(/=+$/, '').length * 3) / 4);
const key = (length: number) =>
  z
    .string({ error: wrongKey })
    .regex(/^[\w+/-]+={0,2}$/, { error: wrongKey })
    .refine((value) => bytes(value) === length, { error: wrongKey });

const address = z
  .string({ error: wrongAddress })
  .max(2000, { error: wrongAddress })
  .refine((value) => URL.parse(value)?.protocol === 'https:', { error: wrongAddress });

/** What a browser gives on consent: where to push, and the keys of RFC 8291 (65 and 16 bytes). */
export const pushSubscription = z.strictObject({
  endpoint: address,
  p256dh: key(65),
  auth: key(16),
});
export type PushSubscriptionKeys = z.output<typeof pushSubscription>;

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
  body: z.strictObject({
    url: address,
    p256dh: key(65),
    auth: key(16),
    payload: z
      .string({ error: 'Treść jest wymagana' })
      .trim()
      .min(1, { error: 'Treść jest wymagana' })
      .max(2000, { error: 'Najwyżej 2000 znaków' }),
  }),
  /** What the push service answered; `delivered` for 2xx. */
  answer: z.object({ delivered: z.boolean(), status: z.int() }),
});
