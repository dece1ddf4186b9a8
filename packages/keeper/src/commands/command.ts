import { stdout } from 'node:process';
import type { ArchiveConfig } from '../archiving/store.ts';
import type { Log } from '../log.ts';
import type { EmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import type { Base } from '../product.ts';
import type { Storage } from '../storage.ts';

/** What the settings say of where data lies. */
export type Settings = {
  dataDir: string;
  /** Absent: the database is the embedded one in `dataDir`. */
  databaseUrl: string | undefined;
  archive: ArchiveConfig | undefined;
};

/** An installation that was opened; `name` tells its database in words, without a user or a password. */
export type Installation = { config: Settings; name: string; db: Base; storage: Storage };

/** How a command comes by an embedded database: `startEmbeddedPostgres` or `borrowEmbeddedPostgres`. */
export type StartPostgres = (options: { dataDir: string; log: Log }) => Promise<EmbeddedPostgres>;

/**
 * Opens what the settings name, or the same with another database: `databaseUrl` as the setting is written ('' means the
 * embedded one).
 */
export type Open = (other?: { databaseUrl: string; start: StartPostgres }) => Promise<Installation>;

/**
 * Runs one command of an administrator to its end, as the product does it: with its settings, and what must be put right
 * told as a sentence.
 */
export type RunCommand = (
  start: StartPostgres,
  work: (context: { open: Open; config: Settings; log: Log }) => Promise<void>,
) => Promise<void>;

export const printLine = (text: string): void => void stdout.write(`${text}\n`);
