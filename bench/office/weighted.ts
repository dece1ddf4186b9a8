import type { Random } from '../../packages/server/src/demo/random.ts';

/** One of several by chance, each as often as its weight says. */
export function pickWeighted<T>(choices: readonly (readonly [number, T])[], chance: Random): T {
  let left = chance.next() * choices.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, choice] of choices) {
    left -= weight;
    if (left < 0) return choice;
  }
  throw new Error('Nothing to choose from');
}
