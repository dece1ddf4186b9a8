import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { processesIn, until } from '@zaplecze/keeper/postgres/processes';

/** One program of the cluster: it can be killed with all that it has begun, frozen, and started again. */
export class ClusterMember {
  readonly name: string;
  readonly #start: () => ChildProcess;
  readonly #folder: string | undefined;
  #child: ChildProcess | undefined;

  constructor(
    name: string,
    command: string,
    args: string[],
    options: {
      uid?: number;
      gid?: number;
      cwd?: string;
      env?: NodeJS.ProcessEnv;
      log: string;
      /** Processes that work in it are of this program, whoever has taken them in. */
      folder?: string;
    },
  ) {
    const { log, folder, ...rest } = options;
    this.#folder = folder;
    this.name = name;
    this.#start = () => {
      const output = openSync(log, 'a');
      // A group of its own, so that what it begins can be told from what others began.
      return spawn(command, args, {
        ...rest,
        detached: true,
        stdio: ['ignore', output, output],
      });
    };
  }

  start(): void {
    const child = this.#start();
    child.on('error', (error) => {
      throw error;
    });
    this.#child = child;
  }

  get alive(): boolean {
    const child = this.#child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /** The processes of it: its own, all below it, and those that work in its folder. */
  processes(): number[] {
    const pid = this.#child?.pid;
    const own = pid !== undefined && this.alive ? [pid, ...below(pid)] : [];
    return [...new Set([...own, ...(this.#folder ? processesIn(this.#folder) : [])])];
  }

  signal(name: NodeJS.Signals, pids = this.processes()): void {
    for (const pid of pids) {
      try {
        process.kill(pid, name);
      } catch {
        // Gone meanwhile.
      }
    }
  }

  /** Its machine loses power. */
  async kill(): Promise<void> {
    const child = this.#child;
    const gone = child && this.alive && new Promise((done) => child.once('exit', done));
    this.signal('SIGKILL');
    await gone;
    await until(() => this.processes().length === 0);
  }
}

/** Everything that a process has begun, and what that has begun. */
function below(pid: number): number[] {
  let children = '';
  try {
    children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  } catch {
    // Gone meanwhile.
  }
  return children
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .flatMap((child) => [child, ...below(child)]);
}
