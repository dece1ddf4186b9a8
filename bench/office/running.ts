import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '../../packages/server/src/demo/random.ts';
import { readValues } from '../lists/values.ts';
import { startProduct } from '../server.ts';
import { type PlannedCall, planCalls } from './mix.ts';
import { startGenerator } from './open-loop.ts';
import { signInOffice } from './people.ts';
import { spentBy } from './processes.ts';
import { readRecords } from './records.ts';
import type { Round } from './report.ts';
import { countStatements, leaveOut, openCounters } from './statements.ts';

/** Before the first measured rate: the first seconds of a process measure its compiler. */
const warming = { rate: 50, seconds: 10 };
/** How long calls that nobody waits for any more may go on, in milliseconds: twice what a search or report may take. */
const longestRest = 60_000;

/**
 * A version of the product over a copy of the measured data, with a hundred people signed in, warmed up and its counters at
 * nought.
 *
 * @param folder the copy, which is not running yet
 * @param options.main another version's main file; this one's where it is left out
 * @param options.seed what calls are drawn by: with the same one over the same data two versions are asked the same
 */
export async function openOffice(
  folder: string,
  options: { seed: number; workers?: number; main?: string },
) {
  countStatements(folder);
  const product = await startProduct(folder, options);
  const db = await product.connect();
  const counters = await openCounters(folder);
  await leaveOut(db);
  const people = await signInOffice(db, product.base);
  const values = await readValues(db);
  const generator = startGenerator(
    product.base,
    people.map(({ token }) => token),
  );

  /** What was too much goes on after nobody waits for it, and would be told of whoever is asked next. */
  async function atRest(): Promise<void> {
    const until = performance.now() + longestRest;
    const spent = () => spentBy(product.pid, folder).server.processor;
    for (let before = spent(), quiet = 0; performance.now() < until; ) {
      await pause(1_000);
      const now = spent();
      const { rows } = await db.query<{ busy: boolean }>(
        `select count(*) > 1 as busy from pg_stat_activity where state = 'active' and backend_type = 'client backend'`,
      );
      quiet = now - before < 0.05 && !rows[0]?.busy ? quiet + 1 : 0;
      // What begins by itself a moment later is seen by the second look.
      if (quiet === 2) return;
      before = now;
    }
    process.stderr.write(`Po rundzie ${rounds} nie spoczął: ${folder}.\n`);
  }

  let rounds = 0;
  /**
   * One rate: what there is to be changed is read anew, then everything is planned, then asked.
   *
   * @param beside.planned makes others of the calls that were planned
   * @param beside.during what goes on beside them; the round ends with both
   */
  async function round(
    rate: number,
    duration: number,
    beside: {
      planned?: (plan: PlannedCall[]) => PlannedCall[];
      during?: () => Promise<unknown>;
    } = {},
  ): Promise<Round> {
    rounds += 1;
    const office = { people, values, records: await readRecords(db, people) };
    const random = createRandom(options.seed + rounds);
    const calls = planCalls(office, { rate, seconds: duration }, random);
    const plan = beside.planned?.(calls) ?? calls;
    const before = spentBy(product.pid, folder);
    const began = performance.now();
    const [answers] = await Promise.all([generator.run(plan), beside.during?.()]);
    const took = (performance.now() - began) / 1000;
    const after = spentBy(product.pid, folder);
    await atRest();
    const rested = spentBy(product.pid, folder);
    return { rate, seconds: duration, plan, answers, before, took, after, rested };
  }

  await round(warming.rate, warming.seconds);
  await counters.reset();
  return {
    base: product.base,
    db,
    people,
    counters,
    round,
    stop: async () => {
      generator.stop();
      await counters.end();
      await db.end();
      await product.stop();
    },
  };
}
