import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../../operations/log.ts';
import { OperatorError } from '../../operations/operator-error.ts';
import { DatabaseClient, ReadOnlyServerError } from './client.ts';
import type { ServerConnection } from './hosts.ts';
import { sharesSessions } from './pooling.ts';

/** Signs of a server that is only just starting (a database container begun together with ours). */
const startingUp = new Set(['ECONNREFUSED', 'ENOENT', 'ETIMEDOUT', 'EAI_AGAIN', '57P03']);
/** Signs that it is there, and another one is just becoming the one to write to. */
const changing = new Set(['25006', '57P01', 'ECONNRESET', 'EPIPE']);
/** A cluster agrees on another primary within half of it. */
const patience = { starting: 15_000, changing: 60_000 };
const againAfterMs = 500;
const oldestVersion = 150_000;

type Facts = { version: string; encoding: string; polish: boolean };

const whatToDo: Record<string, string> = {
  '28P01': 'Baza danych odrzuciła nazwę użytkownika albo hasło z DATABASE_URL.',
  '28000': 'Baza danych nie wpuszcza tego użytkownika (pg_hba.conf); sprawdź DATABASE_URL.',
  '3D000': 'Bazy o nazwie z DATABASE_URL nie ma na serwerze. Utwórz ją: createdb NAZWA.',
  '25006':
    'Odpowiada tylko serwer, który nie przyjmuje zapisów; sprawdź, czy klaster ma serwer główny.',
  ENOTFOUND: 'Nie ma komputera o nazwie podanej w DATABASE_URL.',
  CERT_HAS_EXPIRED: 'Certyfikat serwera bazy wygasł: odnów go na serwerze bazy.',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'Certyfikat serwera bazy jest na inną nazwę: podaj w DATABASE_URL nazwę komputera z certyfikatu albo użyj sslmode=verify-ca.',
};
const unknownAuthority =
  'Certyfikatu serwera bazy nie podpisał znany urząd: podaj jego certyfikat w DATABASE_URL (sslmode=verify-full&sslrootcert=/ścieżka/ca.crt) albo szyfruj bez sprawdzania serwera (sslmode=require).';
const unsigned = [
  ...['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_GET_ISSUER_CERT'],
  ...['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
];

/** What the operator can do about it, where that is known. */
function remedyOf(error: unknown): string | undefined {
  const code = codeOf(error);
  const { message, path } = error as Error & { path?: string };
  if (unsigned.includes(code)) return unknownAuthority;
  if (isOfFile(error))
    return `Nie można przeczytać pliku „${path}”, który podaje DATABASE_URL (sslrootcert, sslcert, sslkey).`;
  if (message.includes('does not support SSL'))
    return 'Serwer bazy nie ma włączonego TLS: włącz go (ssl = on w postgresql.conf) albo usuń sslmode z DATABASE_URL.';
  if (message.includes('verify-ca requires'))
    return 'sslmode=verify-ca wymaga certyfikatu urzędu: dodaj do DATABASE_URL sslrootcert=/ścieżka/ca.crt.';
  if (message.includes('no encryption'))
    return 'Serwer bazy wpuszcza tylko przez TLS: dodaj do DATABASE_URL ?sslmode=require albo sslmode=verify-full.';
  return whatToDo[code];
}

/** Whether it is about a file that the address names, which no waiting brings. */
const isOfFile = (error: unknown) => (error as { syscall?: string }).syscall === 'open';

async function connected<T>(
  connection: ServerConnection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new DatabaseClient({ ...connection, connectionTimeoutMillis: 10_000 });
  // Errors after the connection failed are told by the query itself.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const ask = (connection: ServerConnection): Promise<Facts> =>
  connected(connection, async (client) => {
    const { rows } = await client.query<Facts>(
      `select current_setting('server_version_num') as version,
              current_setting('server_encoding') as encoding,
              exists(select 1 from pg_collation where collname = 'pl-x-icu') as polish`,
    );
    const [facts] = rows;
    if (!facts) throw new Error('The database gave no answer');
    return facts;
  });

function codeOf(error: unknown): string {
  const { code, errors } = error as { code?: string; errors?: { code?: string }[] };
  return code ?? errors?.[0]?.code ?? '';
}

/** How long it is waited for a database that answers so, in milliseconds; 0: it will not get better by itself. */
function worthWaiting(error: unknown): number {
  const code = codeOf(error);
  if (isOfFile(error)) return 0;
  if (startingUp.has(code)) return patience.starting;
  if (changing.has(code)) return patience.changing;
  // Without a code: a server, or what stands before it, that hung up in the middle.
  const { message } = error as Error;
  return code === '' && message.startsWith('Connection terminated') ? patience.changing : 0;
}

/** Host names and ports may be told, user names and passwords may not. */
function unreachable(error: unknown): OperatorError {
  const code = codeOf(error);
  const says = remedyOf(error) ?? 'Sprawdź, czy serwer bazy danych działa i czy adres jest dobry.';
  return new OperatorError(
    `Nie można połączyć się z bazą danych z DATABASE_URL (${code || (error as Error).message}). ${says}`,
    { cause: error },
  );
}

async function awaited(connection: ServerConnection, log: Log): Promise<Facts> {
  const began = performance.now();
  let lastMessage = '';
  for (;;) {
    try {
      return await ask(connection);
    } catch (error) {
      if (performance.now() - began >= worthWaiting(error)) throw unreachable(error);
      const waits =
        error instanceof ReadOnlyServerError
          ? 'Czekam, aż baza z DATABASE_URL będzie przyjmować zapisy…'
          : 'Czekam na bazę danych z DATABASE_URL…';
      if (waits !== lastMessage) log.info(waits);
      lastMessage = waits;
      await pause(againAfterMs);
    }
  }
}

/**
 * Waits until the outer database of DATABASE_URL answers and takes writes (about 15 seconds for one that is not there
 * yet, a minute for a cluster that is choosing another primary), and checks that it can carry the product: PostgreSQL
 * 15 or newer, UTF-8, Polish order from ICU, a session of one's own for each connection.
 *
 * @throws OperatorError saying what is wrong with it
 */
export async function awaitDatabaseServer(connection: ServerConnection, log: Log): Promise<void> {
  const facts = await awaited(connection, log);
  const lacks = [
    Number(facts.version) < oldestVersion && 'PostgreSQL w wersji 15 lub nowszej',
    facts.encoding !== 'UTF8' && `kodowania UTF8 (ma ${facts.encoding})`,
    !facts.polish && 'porządku pl-x-icu (PostgreSQL zbudowany bez ICU)',
  ].filter(Boolean);
  if (lacks.length > 0) {
    throw new OperatorError(`Baza danych z DATABASE_URL nie spełnia wymagań: ${lacks.join(', ')}.`);
  }
  const shared = await connected(connection, (one) =>
    connected(connection, (other) => sharesSessions(one, other)),
  );
  if (shared) {
    throw new OperatorError(
      'DATABASE_URL prowadzi przez pośrednika, który dzieli połączenia między transakcje (np. PgBouncer z pool_mode = transaction). Zaplecze potrzebuje całych sesji: ustaw pool_mode = session albo podaj adres samej bazy.',
    );
  }
}
