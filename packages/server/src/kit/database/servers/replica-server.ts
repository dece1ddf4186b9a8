import type pg from 'pg';
import type { Log } from '../../operations/log.ts';
import { OperatorError } from '../../operations/operator-error.ts';
import { DatabaseClient, NoReplicaError, ReplicaClient } from './client.ts';
import type { ServerConnection } from './hosts.ts';
import { sharesSessions } from './pooling.ts';
import { askPrimary, askReplica } from './replica-position.ts';

/** Replicas are no reason to keep anybody waiting at a start. */
const patienceMs = 5_000;

async function connected<T>(
  client: pg.Client,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * The state of a replica, of several hosts the first that is one.
 *
 * @throws the error of the last host
 */
async function ask(connection: ServerConnection): Promise<{ database: string; shared: boolean }> {
  const opened = () => new ReplicaClient({ ...connection, connectionTimeoutMillis: patienceMs });
  for (let left = connection.connectionStrings?.length ?? 1; ; left -= 1) {
    try {
      return await connected(opened(), (one) =>
        connected(opened(), async (other) => {
          const { database } = await askReplica(one);
          return { database, shared: await sharesSessions(one, other) };
        }),
      );
    } catch (error) {
      if (left <= 1) throw error;
    }
  }
}

/**
 * Looks whether DATABASE_REPLICA_URL leads to a copy of the database. One that is away just now, or has become the primary, is
 * told and left for later: nothing depends on it.
 *
 * @throws OperatorError when it is another database, or is reached through shared sessions
 */
export async function checkReplica(
  connection: ServerConnection,
  primary: ServerConnection,
  log: Log,
): Promise<void> {
  const own = await connected(new DatabaseClient(primary), askPrimary);
  let found: Awaited<ReturnType<typeof ask>>;
  try {
    found = await ask(connection);
  } catch (error) {
    const says =
      error instanceof NoReplicaError
        ? 'DATABASE_REPLICA_URL prowadzi teraz do serwera głównego'
        : 'Replika z DATABASE_REPLICA_URL nie odpowiada';
    log.warn({ err: error }, `${says}: raporty, eksporty i wyszukiwania czytają z DATABASE_URL`);
    return;
  }
  if (found.shared) {
    throw new OperatorError(
      'DATABASE_REPLICA_URL prowadzi przez pośrednika, który dzieli połączenia między transakcje (np. PgBouncer z pool_mode = transaction). Ustaw pool_mode = session albo podaj adres samej repliki.',
    );
  }
  if (found.database !== own.database) {
    throw new OperatorError(
      'DATABASE_REPLICA_URL prowadzi do innej bazy danych niż DATABASE_URL. Podaj adres repliki tej samej bazy (replikacja strumieniowa PostgreSQL) albo usuń to ustawienie.',
    );
  }
}
