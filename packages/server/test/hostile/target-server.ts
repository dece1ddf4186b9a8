import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hashToken } from '../../src/kit/http/guard.ts';
import { type TestConnection, testDatabase } from '../database.ts';
import { demoModel } from '../demo-model.ts';
import { dataFolder, eventually, startServer } from '../starting/server-process.ts';

/** Megabytes of heap: a server that needs more for one call than this is one that a call can end. */
const heap = 320;

const addressOf = ({ host, port, user, database }: TestConnection) =>
  `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;

/** The process that listens on a port, and which of its open files listens: whatever started it. */
function listening(port: number): { pid: number; file: string; socket: string } | undefined {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const sockets = new Set(
    ['tcp', 'tcp6'].flatMap((kind) =>
      readFileSync(`/proc/net/${kind}`, 'utf8')
        .split('\n')
        .map((line) => line.trim().split(/\s+/))
        .filter((cells) => cells[1]?.endsWith(`:${hex}`) && cells[3] === '0A')
        .map((cells) => `socket:[${cells[9]}]`),
    ),
  );
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const file = openFiles(pid).find((path) => sockets.has(targetOf(path)));
    if (file) return { pid: Number(pid), file, socket: targetOf(file) };
  }
  return undefined;
}
function openFiles(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((name) => `/proc/${pid}/fd/${name}`);
  } catch {
    return [];
  }
}
function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}

export type Answer = { status: number; headers: Record<string, unknown>; text: string };

type Call = {
  method: string;
  url: string;
  headers?: Record<string, string>;
  payload?: string | Buffer | undefined;
};

/** A real server process with little memory over the demonstration company, and how it is hurt. */
export async function startVictim(env: Record<string, string> = {}) {
  const model = await demoModel();
  const { db, connection, drop } = await testDatabase(model);
  const folder = dataFolder();
  const dataDir = join(folder, 'data');
  if (existsSync(model.folder)) cpSync(model.folder, dataDir, { recursive: true });
  const server = startServer(dataDir, {
    env: {
      DATABASE_URL: addressOf(connection),
      NODE_OPTIONS: `--max-old-space-size=${heap}`,
      MF_VAT_URL: 'off',
      KRS_URL: 'off',
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  const url = await server.ready();
  const { port } = new URL(url);
  const place = listening(Number(port));
  if (!place) throw new Error('Nobody listens');
  const { pid } = place;
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });

  /**
   * Milliseconds that the thread which answers requests has worked: that one alone, whatever else the machine does; NaN
   * when it has ended.
   */
  const worked = (): number => {
    try {
      const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
      return Number(nanoseconds) / 1e6;
    } catch {
      return Number.NaN;
    }
  };

  /** Until the thread has done what it had begun before: jobs, and what earlier calls have left behind. */
  async function rest(): Promise<void> {
    let before = worked();
    await eventually(async () => {
      await pause(100);
      const since = worked() - before;
      before += since;
      return !(since > 20);
    });
  }

  const once = (call: Call): Promise<Answer & { stale: boolean }> =>
    new Promise((done) => {
      const { payload } = call;
      const length = payload !== undefined && { 'content-length': Buffer.byteLength(payload) };
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          agent,
          method: call.method,
          path: call.url,
          headers: { ...call.headers, ...length },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          const { statusCode: status = 0, headers } = answer;
          const end = () =>
            done({ status, headers, text: Buffer.concat(chunks).toString('utf8'), stale: false });
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('end', end);
          answer.once('error', end);
        },
      );
      sent.once('error', ({ code, message }: NodeJS.ErrnoException) =>
        done({ status: 0, headers: {}, text: code ?? message, stale: sent.reusedSocket }),
      );
      sent.end(payload);
    });
  /** One request; again where the connection that was kept had been closed meanwhile, as browsers do. */
  async function send(call: Call): Promise<Answer> {
    const answer = await once(call);
    return answer.stale ? await once(call) : answer;
  }

  /** Every table's rows as one sum each, but those in which the product writes down that it was asked. */
  async function sums(): Promise<Record<string, string>> {
    const { rows } = await db.pool.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relname <> all ($1::text[]) order by relname`,
      [['session', 'news', 'rateLimit', 'failedAttempt', 'lease', 'serverVersion']],
    );
    const all: Record<string, string> = {};
    for (const { name } of rows) {
      const found = await db.pool.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from "${name}" t`,
      );
      all[name] = found.rows[0]?.sum ?? '';
    }
    return all;
  }

  return {
    url,
    pid,
    port: Number(port),
    db,
    dataDir,
    send,
    worked,
    rest,
    sums,
    /** Whether the same process still answers: not one that took its place. */
    alive: () => targetOf(place.file) === place.socket,
    output: server.output,
    /** A session of one of the company's accounts, made beside the sign-in and its limits. */
    signIn: async (username: string) => {
      const token = randomBytes(24).toString('base64url');
      await db.pool.query(
        `insert into session ("tokenHash", person, expires)
         select $1, id, now() + interval '1 day' from person where username = $2`,
        [hashToken(token), username],
      );
      return token;
    },
    stop: async () => {
      agent.destroy();
      const ended = await server.signal('SIGTERM');
      await drop();
      return ended;
    },
  };
}
export type Victim = Awaited<ReturnType<typeof startVictim>>;
