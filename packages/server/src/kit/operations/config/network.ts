import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import * as z from 'zod';
import { address, problem, text, whole } from './fields.ts';

const trustProxy = z
  .string()
  .transform((value, context) => {
    if (value === 'true' || value === '1') return true;
    if (value === 'false' || value === '0') return false;
    const list = value.split(',').map((item) => item.trim());
    const named = ['loopback', 'linklocal', 'uniquelocal'];
    const fits = list.every((item) => {
      const [ip = '', bits, ...rest] = item.split('/');
      if (named.includes(item)) return true;
      if (rest.length > 0 || isIP(ip) === 0) return false;
      return (
        bits === undefined ||
        (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(ip) === 4 ? 32 : 128))
      );
    });
    if (fits) return list;
    context.addIssue({
      code: 'custom',
      message: problem(
        'musi być true, false albo listą adresów pośredników',
        '10.0.0.5,192.168.0.0/16',
      ),
    });
    return z.NEVER;
  })
  .default(false);

/** Hosts, not addresses: an IP address or a single word names somebody on the inside. */
const hostName = /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

const pushHosts = z
  .string()
  .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
  .refine(
    (hosts) => hosts.every((host) => hostName.test(host)),
    problem('musi być listą nazw hostów', 'fcm.googleapis.com,*.push.apple.com'),
  )
  .default([
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    '*.notify.windows.com',
    'web.push.apple.com',
    '*.push.apple.com',
  ]);

/** A host of the own network, with its port or for all of them. */
const innerHost = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/;

const webhookInside = z
  .string()
  .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
  .refine(
    (hosts) => hosts.every((host) => innerHost.test(host)),
    problem('musi być listą hostów własnej sieci', 'n8n.firma.local:5678,127.0.0.1:8080'),
  )
  .default([]);

/** Requests at once for a processor: one works, one waits for a page of the disk or for a lock, two are on their way. */
const perProcessor = 4;

/** How many requests each of so many processes works on at once where nobody says: as many as this machine's processors bear. */
export const placesFor = (workers: number): number =>
  Math.max(4, Math.ceil((availableParallelism() * perProcessor) / workers));

/** Where the server is reached, whom it believes, and whom it calls. */
export const networkSettings = {
  PORT: whole(0, 65535, 3000, '3000'),
  // Reachable from this machine only, until the operator decides otherwise.
  HOST: text(253, '0.0.0.0')
    .regex(
      /^[0-9A-Za-z.:_-]+$/,
      problem('musi być nazwą albo adresem IP tego komputera', '0.0.0.0'),
    )
    .default('127.0.0.1'),
  WORKERS: whole(1, 32, 1, '4'),
  REQUESTS_AT_ONCE: whole(0, 1_000, 0, '16'),
  // Nobody waits for the end of a server that no balancer looks after.
  DRAIN_SECONDS: whole(0, 60, 0, '5'),
  // Pages, cookies and links all begin at the root of a name.
  PUBLIC_URL: address(['http:', 'https:'], 'https://zaplecze.firma.pl')
    .refine(
      (url) => URL.canParse(url) && new URL(url).pathname === '/' && !/[?#]/.test(url),
      problem('musi być samą nazwą serwera, bez ścieżki', 'https://zaplecze.firma.pl'),
    )
    .optional(),
  TRUST_PROXY: trustProxy,
  PUSH_HOSTS: pushHosts,
  WEBHOOK_INSIDE: webhookInside,
  WEBHOOK_KEEP_DAYS: whole(1, 366, 14, '14'),
};
