import { stderr } from 'node:process';
import type { StartPostgres } from '@zaplecze/keeper/commands/command';
import { createDatabase, type Database } from '../kit/database/database.ts';
import { awaitDatabaseServer } from '../kit/database/servers/database-server.ts';
import { addressesOf, connectionOf } from '../kit/database/servers/hosts.ts';
import { createStorage } from '../kit/files/create-storage.ts';
import type { Storage } from '../kit/files/storage.ts';
import { createClosing, type ShutdownSteps } from '../kit/operations/closing.ts';
import { type Config, readConfig } from '../kit/operations/config.ts';
import { createLog, type Log } from '../kit/operations/log.ts';
import { OperatorError } from '../kit/operations/operator-error.ts';

type Installation = { config: Config; name: string; db: Database; storage: Storage };

/** An operator who restores fills the disk as far as it goes. */
const pick = ({ dataDir, s3 }: Config) => ({ dataDir, s3 });

const limits = { connections: 5_000, database: 45_000 };

/** A base in words: neither user nor password is told. */
function nameOf({ databaseUrl, dataDir }: Config): string {
  if (!databaseUrl) return `wbudowana w ${dataDir}`;
  return (addressesOf(databaseUrl) ?? [])
    .map((address) => {
      // A socket's folder in the query leaves the host out.
      const url = new URL(address.replace(/(@|\/\/)\//, '$1socket/'));
      return `${url.searchParams.get('host') ?? url.host}${url.pathname}`;
    })
    .join(', ');
}

/** Opens the database and the files that the settings name; an embedded database by `start`. */
async function openInstallation(
  config: Config,
  start: StartPostgres,
  { log, closing }: { log: Log; closing: ShutdownSteps },
): Promise<Installation> {
  let db: Database;
  if (config.databaseUrl) {
    const connection = connectionOf(config.databaseUrl);
    await awaitDatabaseServer(connection, log);
    db = createDatabase(connection);
  } else {
    const embedded = await start({ dataDir: config.dataDir, log });
    closing.add('baza danych', embedded.stop, limits.database);
    db = createDatabase(embedded.connection);
  }
  closing.add('połączenia z bazą danych', () => db.destroy(), limits.connections);
  return { config, name: nameOf(config), db, storage: await createStorage(pick(config)) };
}

/** Opens what the settings name, or the same with another database. */
type Open = (other?: { databaseUrl: string; start: StartPostgres }) => Promise<Installation>;

/**
 * Runs one command of an administrator to its end: settings as the server's, what must be put
 * right as a sentence, exit code 0 or 1. A signal ends it in order; a database begun for it is
 * ended too.
 */
export async function runCommand(
  start: StartPostgres,
  work: (context: { open: Open; config: Config; log: Log }) => Promise<void>,
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
    const open: Open = (other) => {
      const of = other ? readConfig({ ...process.env, DATABASE_URL: other.databaseUrl }) : config;
      return openInstallation(of, other?.start ?? start, { log, closing });
    };
    await work({ open, config, log });
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof OperatorError) stderr.write(`${error.message}\n`);
    else log.fatal({ err: error }, 'Nie udało się');
  }
  await closing.close();
}
