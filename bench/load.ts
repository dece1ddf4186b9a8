import autocannon from 'autocannon';
import type { Measured } from './calls.ts';

/** BENCH_SECONDS: how long each call is measured (2 unless told). */
export const seconds = Number(process.env.BENCH_SECONDS ?? 2);
export const connections = 16;

/** `p50` and `p99` in whole milliseconds, as the generator tells them; `middle` from the rate, finer. */
export type Figures = { p50: number; p99: number; middle: number; rate: number; failed: number };

let made = Date.now() % 1_000_000_000;

/**
 * Calls before the measured ones. Each of the server's ten connections to the database plans a
 * statement anew in its first five uses, once in its life: in a second of measuring that would be
 * most of what p99 tells.
 */
export const warming = 160;

/** Makes one call over and over from 16 connections; times in ms, rate per second. */
export async function load(url: string, token: string, call: Measured): Promise<Figures> {
  const fire = async (until: { amount: number } | { duration: number }) =>
    await autocannon({
      url,
      connections,
      ...until,
      method: call.method ?? 'GET',
      headers: { 'access-token': token, 'content-type': 'application/json' },
      ...(call.body && {
        requests: [
          {
            setupRequest: (request) => {
              made += 1;
              return { ...request, body: JSON.stringify(call.body?.(made)) };
            },
          },
        ],
      }),
    });
  await fire({ amount: warming });
  const { latency, requests, non2xx, errors } = await fire({ duration: seconds });
  return {
    p50: latency.p50,
    p99: latency.p99,
    middle: (1000 * connections) / requests.average,
    rate: requests.average,
    failed: non2xx + errors,
  };
}
