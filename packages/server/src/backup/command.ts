import { stderr, stdout } from 'node:process';
import { createDatabase, type Database } from '../kit/database/database.ts';
import { connectionOf } from '../kit/database/servers/hosts.ts';
import { createStorage } from '../kit/files/create-storage.ts';
import type { Storage } from '../kit/files/storage.ts';
import { type Closing, createClosing } from '../kit/operations/closing.ts';
import { type Config, readConfig } from '../kit/operations/config.ts';
import { createLog, type Log } from '../kit/operations/log.ts';
import { OperatorError } from '../kit/operations/operator-error.ts';
import { awaitDatabaseServer } from '../kit/postgres/database-server.ts';
import type { EmbeddedPostgres } from '../kit/postgres/embedded-postgres.ts';

export type Place = { config: Config; db: Database; storage: Storage; log: Log };

/** An operator who restores fills the disk as far as it goes. */
const pick = ({ dataDir, s3 }: Config) => ({ dataDir, s3 });

type Open = (options: { dataDir: string; log: Log }) => Promise<EmbeddedPostgres>;

const limits = { connections: 5_000, database: 45_000 };

/** The database and the files that the settings name; `open` says how a database of our own is come by. */
async function openPlace(config: Config, open: Open, log: Log, closing: Closing): Promise<Place> {
  let db: Database;
  if (config.databaseUrl) {
    const connection = connectionOf(config.databaseUrl);
    await awaitDatabaseServer(connection, log);
    db = createDatabase(connection);
  } else {
    const embedded = await open({ dataDir: config.dataDir, log });
    closing.add('baza danych', embedded.stop, limits.database);
    db = createDatabase(embedded.connection);
  }
  closing.add('połączenia z bazą danych', () => db.destroy(), limits.connections);
  return { config, db, storage: await createStorage(pick(config)), log };
}

/**
 * Runs one command of an administrator to its end: settings as the server's, what must be put
 * right as a sentence, exit code 0 or 1. A signal ends it in order; a database begun for it is
 * ended too.
 */
export async function runCommand(
  open: Open,
  work: (place: (of?: Config, how?: Open) => Promise<Place>, config: Config) => Promise<void>,
): Promise<void> {
  const log = createLog('warn');
  const closing = createClosing(log);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      stderr.write('Przerwano.\n');
      void closing.close().then(() => process.exit(130));
    });
  }
  try {
    const config = readConfig(process.env);
    await work((of = config, how = open) => openPlace(of, how, log, closing), config);
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof OperatorError) stderr.write(`${error.message}\n`);
    else log.fatal({ err: error }, 'Nie udało się');
  }
  await closing.close();
}

export const say = (text: string): void => void stdout.write(`${text}\n`);
