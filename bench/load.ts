import autocannon, { type Options, type Result } from 'autocannon';
import type { Measurement } from './lists/calls.ts';

/** BENCH_SECONDS: how long each call is measured (2 unless told). */
export const seconds = Number(process.env.BENCH_SECONDS ?? 2);
export const connections = 16;

/** `p50` and `p99` in whole milliseconds, as the generator tells them; `middle` from the rate, finer. */
export type Figures = { p50: number; p99: number; middle: number; rate: number; failed: number };

let lastNumber = Date.now() % 1_000_000_000;

/**
 * Calls before the measured ones. Each of the server's ten connections to the database plans a
 * statement anew in its first five uses, once in its life: in a second of measuring that would be
 * most of what p99 tells.
 */
export const warmUpCalls = 160;

/** Calls where only the rate is wanted, to compare with: on a tenth of the data, of the yardstick. */
export const comparedCalls = 600;

/** How long a number of calls may take, in seconds: an answer that takes long tells its rate in fewer. */
const longest = 4;

/**
 * Makes a call's requests, each to its own address, from 16 connections, for `seconds` or a number
 * of times (which ends after `longest` as well); times in ms, rate per second.
 */
export async function load(
  base: string,
  token: string,
  call: Pick<Measurement, 'method' | 'path' | 'body'>,
  amount?: number,
): Promise<Figures> {
  const fire = (until: { amount: number; sampleInt: number } | { duration: number }) =>
    fired({
      url: base,
      connections,
      ...until,
      method: call.method ?? 'GET',
      headers: { 'access-token': token, 'content-type': 'application/json' },
      requests: [
        {
          setupRequest: (request) => {
            lastNumber += 1;
            const body = call.body && { body: JSON.stringify(call.body(lastNumber)) };
            return { ...request, path: call.path(), ...body };
          },
        },
      ],
    });
  // It ends with the sample in which the last answer came: short ones, for the wait, not the time.
  const times = (wanted: number) => ({ amount: wanted, sampleInt: 50 });
  await fire(times(warmUpCalls));
  const { latency, requests, took, non2xx, errors } = await fire(
    amount === undefined ? { duration: seconds } : times(amount),
  );
  const rate = amount === undefined ? requests.average : requests.total / took;
  return {
    p50: latency.p50,
    p99: latency.p99,
    middle: (1000 * connections) / rate,
    rate,
    failed: non2xx + errors,
  };
}

/** What the generator tells, and how many seconds passed until the last answer. */
function fired(options: Options): Promise<Result & { took: number }> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    let answered = began;
    const run = autocannon(options, (error, result) => {
      if (error) reject(error);
      else resolve({ ...result, took: (answered - began) / 1000 });
    });
    run.on('response', () => {
      answered = performance.now();
    });
    if (options.amount) {
      const ended = setTimeout(() => run.stop(), 1000 * longest);
      run.on('done', () => clearTimeout(ended));
    }
  });
}
