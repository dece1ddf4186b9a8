import type { Address } from '@zaplecze/contract/addresses';
import type { GuestAnswer } from '@zaplecze/contract/rooms/visits/lists';
import type { Db } from '../../kit/database/database.ts';
import type { NotificationKind } from './wording.ts';

/*
 * Notices that ask for a decision, which is made where the notice is read: in the list, in the push and in the
 * letter. The room of the record says what may be decided and by whom; this module only shows and sends.
 */

/** The record of a notice that asks for a decision, and its round: a new round asks anew. */
export type DecisionSubject = { id: number; round: number };

/** A record that still waits, as the list tells it: a done issue, a guest with what was answered so far, a question. */
export type PendingDecision =
  | { version: number; acceptsOn: string | null }
  | { version: number; answer: GuestAnswer | null }
  | { question: QuestionWords };

/** A question with its words, as its two people read it; `mine`: the reader asked it. */
export type QuestionWords = { id: number; text: string; answer: string | null; mine: boolean };

/** Ways to decide from outside, each by the same link of its place. */
export type DecisionLinks = {
  acts: { key: string; label: string; address: Address }[];
  /** A note below the decisions, a sentence of a letter. */
  note: string;
};

export type Decision = {
  /** Which of these wait for this person's decision now, by id. */
  waiting: (
    db: Db,
    person: number,
    awaited: DecisionSubject[],
  ) => Promise<Map<number, PendingDecision>>;
  /** Makes the links for one place (a letter, a device); null when there is nothing for this person to decide. */
  links: (
    db: Db,
    person: number,
    subjects: DecisionSubject & { place: string },
  ) => Promise<DecisionLinks | null>;
};

export type Decisions = Partial<Record<NotificationKind, Decision>>;

type Notice = { kind: string; params: unknown };

/** What a notice asks to be decided about, or undefined. */
export function awaitedBy(
  decisions: Decisions,
  { kind, params }: Notice,
): (DecisionSubject & { decision: Decision }) | undefined {
  const decision = decisions[kind as NotificationKind];
  const { id, round } = params as Partial<DecisionSubject>;
  if (!decision || id === undefined || round === undefined) return undefined;
  return { id, round, decision };
}

/** Of notices of one person, in their order, what still waits. */
export async function waitingOf(
  db: Db,
  decisions: Decisions,
  { person, notices }: { person: number; notices: Notice[] },
): Promise<(PendingDecision | null)[]> {
  const subjects = notices.map((notice) => awaitedBy(decisions, notice));
  const found = new Map<Decision, Map<number, PendingDecision>>();
  const those = subjects.filter((one) => one !== undefined);
  for (const [decision, awaited] of Map.groupBy(those, (one) => one.decision)) {
    found.set(decision, await decision.waiting(db, person, awaited));
  }
  return subjects.map((one) => (one && found.get(one.decision)?.get(one.id)) ?? null);
}
