import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { tracedStatement } from '../../tracing/statements.ts';
import { Statements } from '../statements.ts';
import { type Stop, withoutWork } from '../work.ts';
import { cancelStatement } from './cancel.ts';
import { hostOf, type ServerConnection } from './hosts.ts';

const preparedMark = '/* prepared */';

/**
 * `select.modifyFront(preparedStatement)`: each connection parses and plans the statement once and stores the plan.
 * For frequent statements whose plan does not depend on the values (a session by its token, rows by their ids). Other
 * statements are planned for their values.
 */
export const preparedStatement = sql.raw(preparedMark);

/** Names of prepared statements; bounded, since every connection holds the plan of each. */
const names = new Map<string, string>();
const mostKept = 300;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostKept) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}

/** The trigger's notice to its writer after it has inserted into the table `news`. */
const newsMark = 'zaplecze: news';

/** A connection that knows since when it waits for an answer (`performance.now()`). */
export type TimedClient = { busySince: number | undefined };

/** How PostgreSQL says that it takes no writes now. */
export const readOnlyCode = '25006';

/** The server that was reached takes no writes: a standby, or one that was made to read only. */
export class ReadOnlyServerError extends Error {
  readonly code = readOnlyCode;

  constructor() {
    super('The database server takes no writes');
  }
}

/** The server that was reached takes writes, so it is no replica. */
export class NoReplicaError extends Error {
  constructor() {
    super('The database server is no replica');
  }
}

/** Parameters by which a server reports whether it takes writes, at the connection and when that changes. */
const writable: Record<string, string> = {
  in_hot_standby: 'off',
  default_transaction_read_only: 'off',
};

/** After how long the database is asked once more to stop a statement that still runs. */
const stopAgainMs = 500;

/**
 * A connection to a server that takes writes. It is of the host that answered last; one that turns out to take no
 * writes, at once or later (another one is the primary now), is given up, so that no pool keeps it. Emits `news` when
 * a transaction has left some, and `stopped` (statements.ts) when the database has stopped a statement.
 */
export class DatabaseClient extends pg.Client implements TimedClient {
  busySince: number | undefined;
  readonly statements: Statements;
  #leftNews = false;
  #useless = false;
  #stopping: NodeJS.Timeout | undefined;
  readonly #host: ReturnType<typeof hostOf>;

  constructor(config: ServerConnection = {}) {
    const host = hostOf(config, new.target.name);
    super({ ...config, ...host.connection });
    this.#host = host;
    this.statements = new Statements(this);
    this.on('notice', ({ message }) => {
      if (message === newsMark) this.#leftNews = true;
    });
    this.on('drain', () => {
      this.busySince = undefined;
      if (this.getTransactionStatus() !== 'I') return;
      if (this.#useless) return void this.end();
      if (!this.#leftNews) return;
      this.#leftNews = false;
      this.emit('news');
    });
    this.#watch(this.connection);
  }

  /** Parameters that the server must report, and the error when it reports others. */
  protected wanted(): { says: Record<string, string>; refusal: Error } {
    return { says: writable, refusal: new ReadOnlyServerError() };
  }

  #watch(connection: pg.Connection): void {
    const { says, refusal } = this.wanted();
    let connecting = true;
    this.once('connect', () => {
      connecting = false;
    });
    // Of the wire, so not among what pg's types name.
    const wire = connection as unknown as NodeJS.EventEmitter;
    wire.on('parameterStatus', ({ parameterName: name, parameterValue: value }) => {
      if (says[name] === undefined || says[name] === value) return;
      if (connecting) {
        wire.emit('error', refusal);
        connection.stream.destroy();
      } else this.#leaveServer();
    });
    wire.on('readyForQuery', () => {
      clearInterval(this.#stopping);
      this.statements.next();
    });
    wire.on('errorMessage', ({ code }) => {
      const stopped = this.statements.stopped(code);
      if (stopped) this.emit('stopped', stopped);
      if (code === readOnlyCode && says === writable) this.#leaveServer();
    });
    wire.on('error', () => {
      if (connecting) this.#host.wrong();
    });
    wire.once('end', () => {
      clearInterval(this.#stopping);
      if (connecting) this.#host.wrong();
    });
  }

  /** The connection was given up and ends as soon as the server learns of it: no more statements go over it. */
  get useless(): boolean {
    return this.#useless;
  }

  /** Once what it does has come to its end; nobody is left waiting for an answer. */
  #leaveServer(): void {
    this.#useless = true;
    this.#host.wrong();
    if (this.busySince === undefined) void this.end();
  }

  /** Has the statement that runs stopped, where it only reads; the connection ends with it, lest the next one be hit. */
  giveUp(why: Stop): void {
    if (!this.statements.stoppable(why)) return;
    this.#useless = true;
    cancelStatement(this);
    // The database ignores the request when the statement has not begun yet, or when the request is lost on the way:
    // it is repeated.
    this.#stopping = setInterval(() => cancelStatement(this), stopAgainMs);
  }

  // What a connection does by itself is done for nobody's work, least of all for that which it was opened by.
  // biome-ignore lint/suspicious/noExplicitAny: pg's own signature has two overloads
  override connect(...args: any[]): any {
    return withoutWork(() => Reflect.apply(super.connect, this, args));
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's own signature has a dozen overloads
  override query(...args: any[]): any {
    return tracedStatement(this, args, (queryArgs) => this.#ask(queryArgs));
  }

  // biome-ignore lint/suspicious/noExplicitAny: see above
  #ask(args: any[]): unknown {
    const [text, values] = args;
    this.statements.add(text, this.getTransactionStatus() !== 'I');
    this.busySince ??= performance.now();
    const name = typeof text === 'string' && text.includes(preparedMark) ? nameOf(text) : undefined;
    if (name === undefined) return Reflect.apply(super.query, this, args);
    return Reflect.apply(super.query, this, [{ name, text, values }, ...args.slice(2)]);
  }
}

const following = { in_hot_standby: 'on' };

/** A connection to a replica; one that turns out to be the primary, at once or later, is given up. */
export class ReplicaClient extends DatabaseClient {
  protected override wanted(): { says: Record<string, string>; refusal: Error } {
    return { says: following, refusal: new NoReplicaError() };
  }
}

/** A pool that asks the next host when one does not let it in, each once, and hands out nothing that has been given up. */
export class DatabasePool extends pg.Pool {
  readonly #hosts: number;

  constructor(
    { connectionStrings, ...config }: pg.PoolConfig & ServerConnection,
    Client: typeof DatabaseClient = DatabaseClient,
  ) {
    super({
      ...config,
      ...(connectionStrings && { connectionStrings }),
      Client: Client as never,
    } as pg.PoolConfig);
    this.#hosts = connectionStrings?.length ?? 1;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): unknown {
    const found = this.#connect();
    if (!callback) return found;
    found.then(
      (client) => callback(undefined, client, (error?: unknown) => client.release(error as Error)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #connect(): Promise<pg.PoolClient> {
    for (let left = this.#hosts - 1; ; ) {
      try {
        const client = await super.connect();
        if (!(client as pg.PoolClient & DatabaseClient).useless) return client;
        // Its end is on the way to the server, and whoever came between would be told that it is closed.
        client.release(true);
      } catch (error) {
        if (left <= 0 || this.ending) throw error;
        left -= 1;
      }
    }
  }
}
