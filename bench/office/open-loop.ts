import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { PlannedCall } from './mix.ts';

/** What the process that asks is told. */
export type Order = { base: string; listeners: string[] } | { base: string; plan: PlannedCall[] };

/** By the places of the plan: how it ended (0: no answer), and how long after it was due, in ms. */
export type Answers = {
  status: number[];
  times: number[];
  /** How long after they were due calls went out: what the generator itself held up, in ms. */
  late: number[];
  /** Processor seconds that asking took. */
  processor: number;
};

/** Starts the process that asks, with the event streams of these sessions held open. */
export function startGenerator(base: string, listeners: string[]) {
  const child = fork(join(import.meta.dirname, 'generator.ts'), { serialization: 'advanced' });
  const tell = (order: Order) => child.send(order);
  tell({ base, listeners });
  return {
    run: async (plan: PlannedCall[]): Promise<Answers> => {
      const answered = once(child, 'message');
      tell({ base, plan });
      const [answers] = await answered;
      return answers as Answers;
    },
    stop: () => child.kill(),
  };
}
