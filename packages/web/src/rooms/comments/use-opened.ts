import { openMentions } from '@zaplecze/contract/rooms/comments/calls';
import { useEffect, useRef } from 'react';
import { call } from '../../kit/calls/api.ts';

/** Tells that comments which call their reader are on the screen: they wait no more. */
export function useOpened(comments: readonly { call: number | null }[]): void {
  const told = useRef(new Set<number>());
  useEffect(() => {
    const calls = comments.flatMap((one) => one.call ?? []).filter((id) => !told.current.has(id));
    if (calls.length === 0) return;
    for (const id of calls) told.current.add(id);
    // What could not be told waits on, and is told the next time.
    call(openMentions, { body: { calls, opened: true } }).catch(() => {
      for (const id of calls) told.current.delete(id);
    });
  }, [comments]);
}
