import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/*
 * Asks an address over and over in a thread of its own, so that the test's own work delays nothing, and keeps the
 * longest time that an answer took. Every message is answered by the longest since the one before.
 */
const { url, everyMs } = workerData as { url: string; everyMs: number };
const agent = new Agent({ keepAlive: true });

let longest = 0;
let failed = 0;
let asked = 0;
let waiting: (() => void)[] = [];

/** One question; one that is not answered counts as a failure. */
const ask = () =>
  new Promise<void>((done) => {
    const began = performance.now();
    asked += 1;
    const end = (status: number) => {
      longest = Math.max(longest, performance.now() - began);
      if (status !== 200) failed += 1;
      done();
    };
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => end(answer.statusCode ?? 0));
      answer.once('error', () => end(0));
    }).once('error', () => end(0));
  });

parentPort?.on('message', () => {
  waiting.push(() => {
    parentPort?.postMessage({ longest, failed, asked });
    [longest, failed, asked] = [0, 0, 0];
  });
});

for (;;) {
  const told = waiting;
  waiting = [];
  // Asked since the message came: what stood still when it did is in the figure.
  await ask();
  for (const tell of told) tell();
  if (waiting.length === 0) await new Promise((next) => setTimeout(next, everyMs));
}
