import type { Reason } from '@zaplecze/contract/rooms/radar/calls';
import { isBurning } from '@zaplecze/contract/rooms/radar/lists';
import type { Subject } from './facts.ts';

/* What is worse than what. */

/**
 * How much harm is done, in the order in which it is measured: first past a final limit, then past a
 * limit, then in danger with a final limit, in danger, with a final limit near, merely near; then what
 * the project is worth, how many steps wait behind it, how many working days it is late.
 */
export type Harm = readonly number[];

export function harmOf(subject: Subject, reasons: Reason[], late: boolean): Harm {
  const final = subject.finalDate ? 1 : 0;
  const endangered = reasons.some(isBurning);
  const grade = late ? 4 : endangered ? 2 : 0;
  const days = reasons.find(({ kind }) => kind === 'late')?.days ?? 0;
  return [grade + final, subject.value, subject.behind, days];
}

/** The greatest harm first. */
export function byHarm(a: { harm: Harm }, b: { harm: Harm }): number {
  for (const [at, one] of a.harm.entries()) {
    const more = (b.harm[at] ?? 0) - one;
    if (more !== 0) return more;
  }
  return 0;
}

/** What of a subject is known before it is looked at. */
export type Glance = Pick<Subject, 'finalDate' | 'value'> & { late: boolean };

/**
 * Those among which the so many are that do the greatest harm: nothing that is merely in danger is worse than what is late,
 * and of what is late its project's value tells most of it.
 */
export function worstAmong<G extends Glance>(all: G[], most: number): G[] {
  const harm = ({ finalDate, value }: Glance): { harm: Harm } => ({
    harm: [finalDate ? 1 : 0, value],
  });
  const late = all.filter((one) => one.late).sort((a, b) => byHarm(harm(a), harm(b)));
  const last = late[most - 1];
  return last ? late.filter((one) => byHarm(harm(one), harm(last)) <= 0) : all;
}
