import { existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { OperatorError } from './operator-error.ts';

const repositoryRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** Where files of the S3 backend live; absent when the local folder is used. */
export type S3Config = {
  bucket: string;
  region: string;
  /** Address of a non-AWS service; AWS itself needs none. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  /** `http://host/bucket/key` instead of `http://bucket.host/key`, which most self-hosted services need. */
  forcePathStyle: boolean;
};

/** Settings of one server process, checked; see docs/operating.md for what each one means. */
export type Config = {
  port: number;
  host: string;
  /** Absolute path: embedded database, local files, .eml messages, lock. */
  dataDir: string;
  /** Absent: the embedded PostgreSQL is used. */
  databaseUrl: string | undefined;
  /** Origin (and path, if any) people open in the browser, without a trailing slash. */
  publicUrl: string;
  productName: string;
  /** Absent: messages are written as .eml files. */
  smtpUrl: string | undefined;
  /** Sender of every message. */
  mailFrom: { name: string; address: string };
  s3: S3Config | undefined;
  /** First administrator of an empty base; absent: the server makes up a password and shows it once. */
  firstAdmin: { username: string | undefined; password: string | undefined };
  /** Hosts of push services; `*.` stands for every name below. */
  pushHosts: string[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  session: { idleHours: number; maxDays: number };
  /** What Fastify's `trustProxy` takes: nobody, everybody, or a list of proxy addresses. */
  trustProxy: boolean | string[];
};

/** All problems of the settings at once, one a line. */
export class ConfigError extends OperatorError {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(
      `Nieprawidłowe ustawienia - serwer nie został uruchomiony:\n${problems
        .map((problem) => `  - ${problem}`)
        .join('\n')}`,
    );
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

function problem(says: string, example: string): string {
  return `${says}; przykład: ${example}`;
}

function whole(min: number, max: number, unset: number, example: string) {
  const says = problem(`musi być liczbą całkowitą od ${min} do ${max}`, example);
  return z
    .string()
    .regex(/^\d{1,9}$/, says)
    .transform(Number)
    .refine((value) => value >= min && value <= max, says)
    .default(unset);
}

function yesNo(unset: boolean) {
  return z
    .enum(['true', 'false', '1', '0'], { error: problem('musi być true albo false', 'true') })
    .transform((value) => value === 'true' || value === '1')
    .default(unset);
}

/** Says what is wrong with an address without repeating it: it may hold a password. */
function address(protocols: string[], example: string) {
  const says = problem(
    `musi być adresem ${protocols.map((p) => `${p}//…`).join(' albo ')}`,
    example,
  );
  return z.string().refine((value) => {
    const url = URL.parse(value);
    return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
  }, says);
}

/** PostgreSQL addresses may leave the host out (`postgresql:///base?host=/var/run/postgresql`). */
const databaseUrl = z.string().refine(
  (value) => {
    const url = URL.parse(value.replace('@/', '@socket/'));
    return url !== null && (url.protocol === 'postgres:' || url.protocol === 'postgresql:');
  },
  problem(
    'musi być adresem postgresql://…',
    'postgresql://zaplecze:haslo@db.firma.pl:5432/zaplecze',
  ),
);

const mailbox = /^(?:[^<>@\r\n]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/;

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

const text = (max: number, example: string) =>
  z
    .string()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    .regex(/^[^\u0000-\u001f\u007f]*$/, problem('nie może zawierać znaków sterujących', example))
    .max(max, problem(`może mieć najwyżej ${max} znaków`, example));

const settings = z.object({
  PORT: whole(0, 65535, 3000, '3000'),
  // Reachable from this machine only, until the operator decides otherwise.
  HOST: text(253, '0.0.0.0')
    .regex(
      /^[0-9A-Za-z.:_-]+$/,
      problem('musi być nazwą albo adresem IP tego komputera', '0.0.0.0'),
    )
    .default('127.0.0.1'),
  DATA_DIR: text(4096, '/var/lib/zaplecze').default(resolve(repositoryRoot, 'data')),
  DATABASE_URL: databaseUrl.optional(),
  PUBLIC_URL: address(['http:', 'https:'], 'https://zaplecze.firma.pl').optional(),
  PRODUCT_NAME: text(60, 'Zaplecze').default('Zaplecze'),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://uzytkownik:haslo@poczta.firma.pl:465').optional(),
  MAIL_FROM: text(320, 'Zaplecze <zaplecze@firma.pl>')
    .regex(mailbox, problem('musi być adresem e-mail', 'Zaplecze <zaplecze@firma.pl>'))
    .optional(),
  S3_ENDPOINT: address(['http:', 'https:'], 'https://s3.firma.pl').optional(),
  S3_REGION: text(60, 'eu-central-1').default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      problem('musi być nazwą kubełka S3', 'zaplecze-pliki'),
    )
    .optional(),
  S3_ACCESS_KEY_ID: text(256, 'AKIA…').optional(),
  S3_SECRET_ACCESS_KEY: text(256, '(klucz z panelu usługi)').optional(),
  S3_FORCE_PATH_STYLE: yesNo(false),
  ADMIN_USERNAME: text(200, 'admin@firma.pl').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(12, problem('musi mieć co najmniej 12 znaków', 'cztery przypadkowe słowa'))
    .max(128, problem('może mieć najwyżej 128 znaków', 'cztery przypadkowe słowa'))
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: problem('musi być jednym z: fatal, error, warn, info, debug, trace, silent', 'info'),
    })
    .default('info'),
  SESSION_IDLE_HOURS: whole(1, 24 * 31, 12, '12'),
  SESSION_MAX_DAYS: whole(1, 366, 30, '30'),
  TRUST_PROXY: trustProxy,
  PUSH_HOSTS: pushHosts,
});

/** Taken to the letter: a space may belong to a password. */
const secrets = new Set(['ADMIN_PASSWORD', 'S3_SECRET_ACCESS_KEY']);

type Settings = z.infer<typeof settings>;

/** One thing at a time about each setting. */
function firstOfEach(issues: { path: PropertyKey[]; message: string }[]): string[] {
  const first = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = path.join('.');
    if (!first.has(name)) first.set(name, `${name}: ${message}`);
  }
  return [...first.values()];
}

/** A half-set S3 would quietly put files into the local folder, where nobody looks for them. */
function s3Problems(value: Record<string, string>): string[] {
  const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const set = Object.keys(value).filter((name) => name.startsWith('S3_'));
  if (set.length === 0) return [];
  return needed
    .filter((name) => !set.includes(name))
    .map(
      (name) =>
        `${name}: brakuje tego ustawienia, a ustawiono ${set.join(', ')}; ustaw wszystkie albo żadne`,
    );
}

function dataDirProblems(dataDir: string): string[] {
  let place = dataDir;
  while (!existsSync(place) && dirname(place) !== place) place = dirname(place);
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory() !== false) return [];
  return [
    `DATA_DIR: ${place} nie jest folderem; ${problem('podaj ścieżkę folderu', '/var/lib/zaplecze')}`,
  ];
}

function hostOf(publicUrl: string): string {
  const host = new URL(publicUrl).hostname;
  return host.startsWith('[') || isIP(host) !== 0 ? 'localhost' : host;
}

/** `Name <address>`, `<address>` or a bare address; the product's name stands in for a missing one. */
function sender(value: string, productName: string): Config['mailFrom'] {
  const [, name = '', address = value] = /^([^<]*)<([^>]*)>$/.exec(value) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1') || productName, address };
}

function toConfig(value: Settings): Config {
  const publicUrl = (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, '');
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    publicUrl,
    productName: value.PRODUCT_NAME,
    smtpUrl: value.SMTP_URL,
    mailFrom: sender(value.MAIL_FROM ?? `<no-reply@${hostOf(publicUrl)}>`, value.PRODUCT_NAME),
    s3:
      value.S3_BUCKET && value.S3_ACCESS_KEY_ID && value.S3_SECRET_ACCESS_KEY
        ? {
            bucket: value.S3_BUCKET,
            region: value.S3_REGION,
            endpoint: value.S3_ENDPOINT,
            accessKeyId: value.S3_ACCESS_KEY_ID,
            secretAccessKey: value.S3_SECRET_ACCESS_KEY,
            forcePathStyle: value.S3_FORCE_PATH_STYLE,
          }
        : undefined,
    firstAdmin: { username: value.ADMIN_USERNAME, password: value.ADMIN_PASSWORD },
    pushHosts: value.PUSH_HOSTS,
    logLevel: value.LOG_LEVEL,
    session: { idleHours: value.SESSION_IDLE_HOURS, maxDays: value.SESSION_MAX_DAYS },
    trustProxy: value.TRUST_PROXY,
  };
}

/**
 * Reads the settings of the server from environment variables (docs/operating.md lists them).
 * An empty variable counts as not set; variables the product does not know are left alone.
 *
 * @throws ConfigError naming every wrong setting, what is wrong and an example, and no secret
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given: Record<string, string> = {};
  for (const name of Object.keys(settings.shape)) {
    const value = secrets.has(name) ? env[name] : env[name]?.trim();
    if (value) given[name] = value;
  }
  const result = settings.safeParse(given);
  const problems = [
    ...firstOfEach(result.error?.issues ?? []),
    ...s3Problems(given),
    ...dataDirProblems(resolve(given.DATA_DIR ?? '.')),
  ];
  if (!result.success || problems.length > 0) throw new ConfigError(problems);
  return toConfig(result.data);
}
