import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { argv, env, execPath, stderr } from 'node:process';
import { type Fall, fellSetting, isCrash } from './kit/operations/crash.ts';

/*
 * What `npm start` and `npm run demo` run: the server, and the server again when it has fallen. systemd, a container or
 * Patroni's machine start main.ts themselves, since they do this already. Nothing of the product is loaded here, so that
 * whatever fells the server does not fell this.
 */

/** The first start after a fall is soon; one that falls again and again is given more and more time. */
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
/** A server that worked for so long has got over what felled the one before. */
const steadyMs = 60_000;
/** One that never comes up is not started for ever. */
const mostInVain = 5;
/** Administrators hear of a fall at most this often; the log hears of each. */
const tellEveryMs = 3_600_000;

const main = join(import.meta.dirname, 'main.ts');
let child: ChildProcess | undefined;
let waiting: NodeJS.Timeout | undefined;
let stopping = false;
let inVain = 0;
let pauseMs = firstPauseMs;
let lastTold = 0;

function start(fall?: Fall): void {
  const began = performance.now();
  let served = false;
  const more = fall ? { [fellSetting]: JSON.stringify(fall) } : {};
  child = spawn(execPath, ['--max-semi-space-size=8', main, ...argv.slice(2)], {
    // By the channel the server hears of the end of this process, however sudden.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...env, ...more },
  });
  child.once('message', () => {
    served = true;
  });
  child.once('error', (error) => {
    stderr.write(`Nie można uruchomić serwera: ${error.message}\n`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    if (stopping || !isCrash(code, signal)) process.exit(code ?? 1);
    again({ how: signal ?? `kod ${code}`, served, lasted: performance.now() - began });
  });
}

/** After a fall: starts the server again, later each time, unless it cannot come up at all. */
function again({ how, served, lasted }: { how: string; served: boolean; lasted: number }): void {
  inVain = served ? 0 : inVain + 1;
  if (inVain >= mostInVain) {
    stderr.write(
      `Serwer nie wstaje (${how}), po ${mostInVain} próbach nie uruchamiam go więcej.\n`,
    );
    process.exit(1);
  }
  if (served && lasted > steadyMs) pauseMs = firstPauseMs;
  const at = new Date();
  const isDue = at.getTime() - lastTold > tellEveryMs;
  stderr.write(`Serwer zakończył się nagle (${how}); uruchamiam go ponownie.\n`);
  waiting = setTimeout(() => start({ at: at.toISOString(), how, tell: isDue }), pauseMs);
  if (isDue) lastTold = at.getTime();
  pauseMs = Math.min(pauseMs * 2, longestPauseMs);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopping = true;
    clearTimeout(waiting);
    // Of a terminal's Ctrl-C the server hears twice; it takes the two for one.
    if (child?.exitCode === null && child.signalCode === null) child.kill(signal);
    else process.exit(130);
  });
}

start();
