import { type BulkRefusal, changeMany } from '@zaplecze/contract/rooms/bulk/calls';
import { bulkGroup } from '@zaplecze/contract/rooms/bulk/lists';
import { call, randomKey } from '../calls/api.ts';
import type { RowAct } from './acts.ts';

/** What the rows are to be given. */
export type BulkValues = {
  values: Record<string, unknown>;
  add?: Record<string, number[]>;
  remove?: Record<string, number[]>;
};

type Changed<R> = { row: R; before: Record<string, unknown>; version: number | null };
export type BulkOutcome<R> = {
  done: Changed<R>[];
  /** They had it already. */
  same: R[];
  refused: (Omit<BulkRefusal, 'at'> & { row: R })[];
};

type Running = {
  trial?: boolean;
  signal?: AbortSignal;
  /** Told after each group how many rows were gone through. */
  onProgress?: (rows: number) => void;
};

const merge = <R>(a: BulkOutcome<R>, b: BulkOutcome<R>): BulkOutcome<R> => ({
  done: [...a.done, ...b.done],
  same: [...a.same, ...b.same],
  refused: [...a.refused, ...b.refused],
});

type Target<R> = { row: R; values?: Record<string, unknown>; version?: number };

/** Versions that changes from here gave to rows which still stand there as they were. */
const versionOf = new WeakMap<object, number>();

/** The version in which a row was seen, so that nobody else's change is overwritten unasked. */
function seen(row: unknown): number | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const known = versionOf.get(row) ?? ('version' in row ? row.version : undefined);
  return typeof known === 'number' ? known : undefined;
}

async function run<R>(
  act: RowAct<R>,
  targets: Target<R>[],
  { values: bulkValues, trial, signal, onProgress }: Running & { values: BulkValues },
): Promise<BulkOutcome<R>> {
  const whole = { kind: act.kind, ...bulkValues, act: randomKey(), trial };
  let outcome: BulkOutcome<R> = { done: [], same: [], refused: [] };
  for (let from = 0; from < targets.length; from += bulkGroup) {
    const group = targets.slice(from, from + bulkGroup);
    const rowAt = (at: number) => (group[at] as Target<R>).row;
    const body = {
      ...whole,
      targets: group.map(({ row, ...own }) => ({
        params: act.params(row),
        opened: seen(row),
        ...own,
      })),
    };
    const answer = await call(
      changeMany,
      { body },
      { signal, ...(!trial && { idempotencyKey: randomKey() }) },
    );
    for (const { at, version } of trial ? [] : answer.done) {
      const row = rowAt(at);
      if (version !== null && typeof row === 'object' && row) versionOf.set(row, version);
    }
    outcome = merge(outcome, {
      done: answer.done.map(({ at, ...one }) => ({ row: rowAt(at), ...one })),
      same: answer.same.map(rowAt),
      refused: answer.refused.map(({ at, ...one }) => ({ row: rowAt(at), ...one })),
    });
    onProgress?.(Math.min(from + bulkGroup, targets.length));
  }
  return outcome;
}

/**
 * Changes rows, group after group, each group as a whole; a trial only tells what would come of it.
 *
 * @throws ApiError when a group failed as a whole; the groups before it are changed
 */
export const runAct = <R>(act: RowAct<R>, rows: R[], values: BulkValues, how: Running = {}) =>
  run(
    act,
    rows.map((row) => ({ row })),
    { ...how, values: values },
  );

/** Gives changed rows their values of before, but for those that somebody has changed since; a trial only tells. */
export const undoAct = <R>(act: RowAct<R>, changed: Changed<R>[], how: Running = {}) =>
  run(
    act,
    changed.map(({ row, before, version }) => ({
      row,
      values: before,
      ...(version !== null && { version }),
    })),
    { ...how, values: { values: {} } },
  );
