import { argv, stderr, stdout } from 'node:process';
import { databaseRefusal } from './kit/http/calls/errors.ts';
import { createClosing } from './kit/operations/closing.ts';
import { keepCompiled, writeCompiled } from './kit/operations/compile-cache.ts';
import { type Config, readConfig } from './kit/operations/config.ts';
import { readFall, unexpectedExit } from './kit/operations/crash.ts';
import { createLog } from './kit/operations/log.ts';
import { OperatorError } from './kit/operations/operator-error.ts';

/** Ctrl-C under npm arrives twice, from the terminal and from npm; only a later one means impatience. */
const impatientAfterMs = 1_000;

class StopRequested extends Error {}

function readSettings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const config = readSettings();
const log = createLog(config.logLevel);
const fall = readFall(process.env);
const closing = createClosing(log);
const stopping = new AbortController();
let stoppingSince: number | undefined;
let exitCode = 0;

/** What ends the process: everything is ended in order first, a second signal ends it at once. */
async function stop(why: string, starting: Promise<unknown>): Promise<void> {
  if (stoppingSince !== undefined) {
    if (performance.now() - stoppingSince < impatientAfterMs) return;
    stderr.write('Zatrzymano natychmiast.\n');
    process.exit(exitCode || 130);
  }
  stoppingSince = performance.now();
  stopping.abort(new StopRequested());
  if (why) stdout.write(`${why} - zatrzymuję serwer…\n`);
  // What is just being started must be there to be ended.
  await starting.catch(() => undefined);
  await closing.close();
  stdout.write('Serwer zatrzymany.\n');
  process.exit(exitCode);
}

async function bringUp(): Promise<void> {
  // Loaded after the settings were found right, so that a wrong one is told at once.
  keepCompiled();
  const { start } = await import('./start.ts');
  const { signal } = stopping;
  const demo = argv.includes('--demo');
  const { port } = await start(config, { demo, fall, log, closing, signal, refused: fail });
  const url = config.publicUrl.replace(/:0$/, `:${port}`);
  stdout.write(`${config.productName} działa: ${url} (Ctrl-C zatrzymuje)\n`);
  process.send?.('serves');
  writeCompiled();
}

const starting = bringUp();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop(signal, starting));
}
// The keeper (keep-running.ts) is gone: nobody could end this server any more.
process.once(
  'disconnect',
  () => void stop('Zakończono polecenie, które uruchomiło serwer', starting),
);
process.channel?.unref();

function fail(error: unknown): void {
  const ours = error instanceof OperatorError;
  if (ours) stderr.write(`${error.message}\n`);
  else log.fatal({ err: error }, 'Nieoczekiwany błąd');
  exitCode = ours ? 1 : unexpectedExit;
  void stop(ours ? 'Nie można dalej pracować' : 'Nieoczekiwany błąd', starting);
}
process.on('uncaughtException', fail);
process.on('unhandledRejection', (error) => {
  // The queue marks finished jobs without waiting for the answer: one that a dying database does not
  // give is no reason to end. The job is done again later.
  if (databaseRefusal(error)?.status !== 503) return fail(error);
  log.error({ err: error }, 'Baza danych przestała odpowiadać w trakcie zadania w tle');
});

starting.catch((error: unknown) => {
  if (error instanceof StopRequested) return;
  const ours = error instanceof OperatorError;
  exitCode = ours ? 1 : unexpectedExit;
  if (ours) stderr.write(`${error.message}\n`);
  else log.fatal({ err: error }, 'Serwer nie wystartował');
  void stop('', starting);
});
