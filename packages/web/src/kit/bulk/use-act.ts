import { useQueryClient } from '@tanstack/react-query';
import { statusQuestions } from '@zaplecze/contract/rooms/bulk/questions';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../calls/api.ts';
import { report } from '../calls/send.ts';
import { confirm } from '../dialogs/confirm.tsx';
import { toast } from '../dialogs/toast.ts';
import type { RowAct } from './acts.ts';
import { changedWords, restoredWords } from './row-words.ts';
import { type BulkOutcome, type BulkValues, runAct, undoAct } from './run-act.ts';

/** Whoever types on does not want every letter tried. */
const pause = 250;

export type Trial<R> = { outcome: BulkOutcome<R> | null; through: number; error: ApiError | null };

/** The outcome that an act would have, read again for other values; null while there is nothing to try. */
export function useTrial<R>(act: RowAct<R>, rows: R[], values: BulkValues | null): Trial<R> {
  const nothing: Trial<R> = { outcome: null, through: 0, error: null };
  const [trial, setTrial] = useState<Trial<R> & { of: string }>({ ...nothing, of: '' });
  const of = JSON.stringify(values);
  const latest = useRef(values);
  latest.current = values;
  useEffect(() => {
    const now = latest.current;
    if (of === 'null' || now === null) return;
    const stop = new AbortController();
    const update = (next: Partial<Trial<R>>) =>
      stop.signal.aborted || setTrial({ outcome: null, through: 0, error: null, of, ...next });
    const timer = setTimeout(() => {
      const how = {
        trial: true,
        signal: stop.signal,
        onProgress: (through: number) => update({ through }),
      };
      runAct(act, rows, now, how).then(
        (outcome) => update({ outcome, through: rows.length }),
        (error) => update({ error: error instanceof ApiError ? error : null }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [of, act, rows]);
  return trial.of === of ? trial : nothing;
}

/** Whether taking an act back would change anything: an accepted issue, say, goes back to nobody. */
async function canBeUndone<R>(act: RowAct<R>, done: BulkOutcome<R>['done']): Promise<boolean> {
  const trial = await undoAct(act, done, { trial: true }).catch(() => null);
  return trial === null || trial.done.length > 0;
}

/**
 * Carries an act out; offers to take it back. Gives what came of it, null when it failed as a whole. `pressed`: one press
 * or one move gives this value, so what cannot be done is told, and what cannot be taken back is asked, before it is done;
 * null then for 'Nie' too.
 */
export function useAct<R>(act: RowAct<R>) {
  const client = useQueryClient();
  const [through, setThrough] = useState<number | null>(null);
  const again = () => void client.invalidateQueries();
  const undo = async (done: BulkOutcome<R>['done']) => {
    try {
      const back = await undoAct(act, done);
      const restored = back.done.length + back.same.length;
      const words = restoredWords(act.kind, { done: restored, refused: back.refused });
      if (back.refused.length > 0) toast.error(words);
      else toast.success(words);
    } catch (error) {
      report(error, () => void undo(done));
    }
    again();
  };
  const carryOut = async (
    rows: R[],
    values: BulkValues,
    pressed?: { value: unknown },
  ): Promise<BulkOutcome<R> | null> => {
    setThrough(0);
    try {
      const asks = pressed && 'field' in act.control && act.control.field === 'status';
      const question = asks && statusQuestions[act.kind]?.[Number(pressed.value)];
      if (question) {
        const trial = await runAct(act, rows, values, { trial: true });
        if (trial.done.length === 0) return trial;
        if (!(await confirm(question))) return null;
      }
      const outcome = await runAct(act, rows, values, { onProgress: setThrough });
      if (outcome.done.length > 0) {
        const words = changedWords(act, outcome.done.length);
        if (await canBeUndone(act, outcome.done))
          toast.offer(words, { label: 'Cofnij', run: () => void undo(outcome.done) });
        else toast.success(words);
      }
      return outcome;
    } catch (error) {
      report(error);
      return null;
    } finally {
      setThrough(null);
      again();
    }
  };
  return { carryOut, through };
}
