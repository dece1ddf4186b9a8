import * as z from 'zod';
import '../../../kit/calls/messages.ts';

/** The browser's subscription, and the test message. */

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

export const pushTest = z.strictObject({
  url: address,
  p256dh: key(65),
  auth: key(16),
  payload: z
    .string({ error: 'Treść jest wymagana' })
    .trim()
    .min(1, { error: 'Treść jest wymagana' })
    .max(2000, { error: 'Najwyżej 2000 znaków' }),
});

/** What a person types of it; the rest the browser knows. */
export const pushTestText = pushTest.pick({ payload: true });
