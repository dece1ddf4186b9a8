import type { ClientBase, Pool, PoolClient } from 'pg';
import type { Log } from './log.ts';

/*
 * What the keeper is handed by the product whose data it keeps, and all that it knows of it beyond PostgreSQL: that its
 * tables stand in the schema `public`, its migrations are noted in `kysely_migration` and its queue is graphile-worker's.
 */

/** A database, by the pool of connections to it. */
export type Base = { pool: Pool };

/** What a copy must know of the product. */
export type CopySource = {
  /** Tables whose rows stay out of copies, and do not come back by a restore: somebody's being signed in. */
  sessionTables: string[];
  /** The table that tells of each content of a file: `id`, `storageKey`, `sha256`, `size`. */
  files: string;
  /** The table of its people: one without any is nobody's installation yet. */
  people: string;
  /**
   * Names of the migrations that have run in a database, in their order.
   *
   * @throws OperatorError when this program may not work on it
   */
  migrations: (client: PoolClient) => Promise<string[]>;
  /** Those of them that have not come to their end, since they run beside working servers. */
  unended: (client: PoolClient) => Promise<string[]>;
};

/** How the tables of the product are made. */
export type Schema = {
  /** Whether migrations are of this program: a part of its own, in its order. */
  areOurs: (migrations: string[]) => Promise<boolean>;
  /** Brings an empty schema to the state after one migration, within the transaction of `client`. */
  make: (client: PoolClient, last: string, unended: string[]) => Promise<void>;
  /** Brings a schema up to this program, as the start of a server does. */
  update: (base: Base) => Promise<unknown>;
  /** As `update`, for who holds the schema by `alone`. */
  updateHolding: (base: Base, holder: PoolClient) => Promise<unknown>;
  /** Does work while nobody else can change the schema, and no server can start on it. */
  alone: (base: Base, work: (holder: PoolClient) => Promise<void>) => Promise<void>;
  /** Creates or updates the queue's own tables. */
  makeQueue: (base: Base, log: Log) => Promise<void>;
};

/** Ends what a copy must not bring back to life; gives what it ended and took over, a Polish line each. */
export type Protect = (client: ClientBase) => Promise<string[]>;

/**
 * Who may get in, and what was taken back since a copy was made: withdrawn consents, closed accounts, revoked keys. All of
 * it is part of the transaction that puts the rows in place, in SQL that the schema of any copy understands.
 */
export type Access = {
  /** Reads a database that is about to be replaced: what takes its place is protected by what that one knows. */
  protectionBy: (client: ClientBase) => Promise<Protect>;
  /** Protects a database where the replaced one told nothing, or there was none. */
  protect: Protect;
  /** Signs everybody out, for who keeps all else as the copy has it. */
  endSessions: (client: ClientBase) => Promise<void>;
};

/** What a restore or a move must know besides. */
export type Product = CopySource & {
  schema: Schema;
  access: Access;
  /** What the queue does by the clock, in graphile-worker's lines. */
  crontab: string;
  /** Class of the advisory locks that a server holds for as long as it works on a database. */
  workLock: number;
  /** Opens a database for a trial. */
  open: (connection: object) => Base & { destroy: () => Promise<void> };
};
