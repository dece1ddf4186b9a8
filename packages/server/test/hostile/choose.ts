import type { Attack } from './requests.ts';

/** The n-th remainder of a number that spreads what is beside each other far apart. */
const spread = (at: number, seed: number) => (at * 2_654_435_761 + seed) % 4_294_967_296;

/**
 * A part of a catalogue, the same for a seed: each place (what attacks have in common before the shape) once with
 * whatever shape falls to it, and each shape that has stopped a server before at `times` places.
 */
export function chooseAttacks(list: Iterable<Attack>, seed: number, times: number): Attack[] {
  const byCall = new Map<string, { attack: Attack; rank: number }>();
  const byShape = new Map<string, { attack: Attack; rank: number }[]>();
  const always: Attack[] = [];
  let at = 0;
  for (const attack of list) {
    at += 1;
    const one = { attack, rank: spread(at, seed) };
    const call = attack.place.split(' ').slice(0, 2).join(' ');
    if (one.rank < (byCall.get(call)?.rank ?? Number.POSITIVE_INFINITY)) byCall.set(call, one);
    // Every other one: the next place gets the rest.
    if (attack.always && at % 2 === 0) always.push(attack);
    if (!attack.sharp) continue;
    const among = byShape.get(attack.shape) ?? [];
    among.push(one);
    byShape.set(attack.shape, among.sort((a, b) => a.rank - b.rank).slice(0, times));
  }
  const some = [...byCall.values(), ...[...byShape.values()].flat()].map(({ attack }) => attack);
  const all = [...some, ...always];
  // Deletions stay last.
  return [...new Set(all)].sort(
    (a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'),
  );
}

/** All of it, in an order that meets every call and every shape early: for as long as there is time. */
export function* shuffleAttacks(list: Iterable<Attack>, seed: number): Generator<Attack> {
  const all = [...list].map((attack, at) => ({ attack, rank: spread(at + 1, seed) }));
  for (const { attack } of all.sort((a, b) => a.rank - b.rank)) yield attack;
}
