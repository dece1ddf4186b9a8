import { resolve } from 'node:path';
import type { ProductPart } from '@zaplecze/contract/rooms/settings/parts';
import type { ArchiveConfig } from '@zaplecze/keeper/archiving/store';
import * as z from 'zod';
import { type Limits, limitsTimes, type WorkKind } from '../database/work.ts';
import { accessSettings, type OidcConfig, oidcOf, oidcProblems } from './config/access.ts';
import {
  archiveConfig,
  archiveProblems,
  type BackupConfig,
  backupOf,
  backupSettings,
} from './config/backups.ts';
import { mailInProblems, mailSettings, senderOf } from './config/mail.ts';
import { networkSettings, placesFor } from './config/network.ts';
import {
  type RegistriesConfig,
  registriesOf,
  registryProblems,
  registrySettings,
} from './config/registries.ts';
import {
  dataDirProblems,
  defaultDataDir,
  keepingSettings,
  replicaProblems,
  type S3Config,
  s3AccessOf,
  s3Of,
  s3Problems,
} from './config/storage.ts';
import { type TracingConfig, tracingOf, tracingSettings } from './config/tracing.ts';
import { watchingSettings } from './config/watching.ts';
import { OperatorError } from './operator-error.ts';

export type { OidcConfig, RegistriesConfig, S3Config };

/** Settings of one server process, checked; see docs/operating.md for what each one means. */
export type Config = {
  port: number;
  host: string;
  /** Processes that answer requests. */
  workers: number;
  /** Requests that one process works on at once; further ones wait, or are told to come again. */
  requestsAtOnce: number;
  /** How long a server that is to end goes on answering, while balancers learn of it from its health. */
  drainSeconds: number;
  /** Absolute path: embedded database, local files, .eml messages, lock. */
  dataDir: string;
  /** Absent: the embedded PostgreSQL is used. */
  databaseUrl: string | undefined;
  /** A copy of that database, which only reads; absent: everything is read from it itself. */
  replicaUrl: string | undefined;
  /** How long statements may take, by the kind of work. */
  limits: Record<WorkKind, Limits>;
  /** How many times as long as usual they, and requests that wait for a place, are given. */
  statementTimeFactor: number;
  /** Writes are refused while the disk of `dataDir` has less than this free, in bytes. */
  diskReserve: number;
  /** Origin (and path, if any) people open in the browser, without a trailing slash. */
  publicUrl: string;
  productName: string;
  /** Absent: messages are written as .eml files. */
  smtpUrl: string | undefined;
  /** Sender of every message. */
  mailFrom: { name: string; address: string };
  /** Mailbox of letters that come in; absent: none are read. */
  imapUrl: string | undefined;
  /** Where notices are answered to; what is answered stands behind a `+` in it. Absent: they are not. */
  mailReplyTo: string | undefined;
  /** Days for which letters that came in are kept whole once something became of them. */
  letterKeepDays: number;
  s3: S3Config | undefined;
  /** Absent: the embedded database's log is not archived. */
  archive: ArchiveConfig | undefined;
  backup: BackupConfig;
  /** First administrator of an empty base; absent: the server makes up a password and shows it once. */
  firstAdmin: { username: string | undefined; password: string | undefined };
  /** Hosts of push services; `*.` stands for every name below. */
  pushHosts: string[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Absent: no metrics are told. */
  metricsToken: string | undefined;
  /** Where traces are sent; absent: none are made. */
  tracing: TracingConfig | undefined;
  session: { idleHours: number; maxDays: number };
  /** What one person may create in a minute and in an hour; 0: any number. */
  creations: { perMinute: number; perHour: number };
  /** Calls that one key of a program may make in a minute; 0: any number. */
  tokenRequests: number;
  /** Whom finders of holes tell, as an address (`mailto:` or `https:`); absent: no security.txt. */
  securityContact: string | undefined;
  /** Hosts (with a port, or for all of them) of the own network that webhooks may call, by plain http too. */
  webhookInside: string[];
  /** Days for which deliveries of webhooks stay in their log. */
  webhookKeepDays: number;
  /** Absent: people sign in by password only. */
  oidc: OidcConfig | undefined;
  /** Public registers of companies that are asked, and how. */
  registries: RegistriesConfig;
  /** How lists look until a person chooses otherwise: rows a page, low rows. */
  lists: { rows: number; dense: boolean };
  /** Parts of the product that the company does not use. */
  unused: ProductPart[];
  /** Whether people may let applications in without a key (OAuth). */
  usesAssistants: boolean;
  /** Names of the settings that the environment gives: what an administrator sets in the program comes after them. */
  environment: string[];
  /** What Fastify's `trustProxy` takes: nobody, everybody, or a list of proxy addresses. */
  trustProxy: boolean | string[];
};

/** All problems of the settings at once, one a line. */
export class ConfigError extends OperatorError {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(
      `Nieprawidłowe ustawienia - niczego nie uruchomiono:\n${problems
        .map((problem) => `  - ${problem}`)
        .join('\n')}`,
    );
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const settings = z.object({
  ...networkSettings,
  ...keepingSettings,
  ...backupSettings,
  ...mailSettings,
  ...accessSettings,
  ...watchingSettings,
  ...tracingSettings,
  ...registrySettings,
});

/** Taken to the letter: a space may belong to a password. */
const secrets = new Set([
  'ADMIN_PASSWORD',
  'S3_SECRET_ACCESS_KEY',
  'OIDC_CLIENT_SECRET',
  'GUS_KEY',
  'CEIDG_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
]);

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

function toConfig(value: Settings, environment: string[]): Config {
  const publicUrl = (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, '');
  return {
    port: value.PORT,
    host: value.HOST,
    workers: value.WORKERS,
    requestsAtOnce: value.REQUESTS_AT_ONCE || placesFor(value.WORKERS),
    drainSeconds: value.DRAIN_SECONDS,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    replicaUrl: value.DATABASE_REPLICA_URL,
    limits: limitsTimes(value.STATEMENT_TIME_FACTOR),
    statementTimeFactor: value.STATEMENT_TIME_FACTOR,
    diskReserve: value.DISK_RESERVE_MB * 1_000_000,
    publicUrl,
    productName: value.PRODUCT_NAME,
    smtpUrl: value.SMTP_URL,
    mailFrom: senderOf(value.MAIL_FROM, value.PRODUCT_NAME, publicUrl),
    imapUrl: value.IMAP_URL,
    mailReplyTo: value.MAIL_REPLY_TO,
    letterKeepDays: value.LETTER_KEEP_DAYS,
    s3: s3Of(value),
    archive: archiveConfig(value, s3AccessOf(value)),
    backup: backupOf(value, {
      dataDir: resolve(value.DATA_DIR),
      outer: value.DATABASE_URL !== undefined,
    }),
    firstAdmin: { username: value.ADMIN_USERNAME, password: value.ADMIN_PASSWORD },
    pushHosts: value.PUSH_HOSTS,
    logLevel: value.LOG_LEVEL,
    metricsToken: value.METRICS_TOKEN,
    tracing: tracingOf(value),
    session: { idleHours: value.SESSION_IDLE_HOURS, maxDays: value.SESSION_MAX_DAYS },
    creations: { perMinute: value.CREATIONS_PER_MINUTE, perHour: value.CREATIONS_PER_HOUR },
    tokenRequests: value.TOKEN_REQUESTS_PER_MINUTE,
    securityContact: value.SECURITY_CONTACT,
    webhookInside: value.WEBHOOK_INSIDE,
    webhookKeepDays: value.WEBHOOK_KEEP_DAYS,
    oidc: oidcOf(value),
    registries: registriesOf(value),
    lists: { rows: 10, dense: false },
    unused: [],
    usesAssistants: true,
    environment,
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
  const values: Record<string, string> = {};
  for (const name of Object.keys(settings.shape)) {
    const value = secrets.has(name) ? env[name] : env[name]?.trim();
    if (value) values[name] = value;
  }
  const result = settings.safeParse(values);
  const problems = [
    ...firstOfEach(result.error?.issues ?? []),
    ...s3Problems(values),
    ...replicaProblems(values),
    ...archiveProblems(values, resolve(values.DATA_DIR ?? defaultDataDir)),
    ...mailInProblems(values),
    ...oidcProblems(values),
    ...registryProblems(values),
    ...dataDirProblems(resolve(values.DATA_DIR ?? '.')),
  ];
  if (!result.success || problems.length > 0) throw new ConfigError(problems);
  return toConfig(result.data, Object.keys(values));
}
