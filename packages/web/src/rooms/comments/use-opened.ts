import { openMentions } from '@zaplecze/contract/rooms/comments/calls';
import { useEffect, useRef } from 'react';
import { call } from '../../kit/calls/api.ts';

/** Tells that comments which call their reader are on the screen: they wait no more. */
export function useOpened(comments: readonly { call: number | null }[]): void {
  const sent = useRef(new Set<number>());
  useEffect(() => {
    const calls = comments.flatMap((one) => one.call ?? []).filter((id) => !sent.current.has(id));
    if (calls.length === 0) return;
    for (const id of calls) sent.current.add(id);
    // Mentions that could not be marked wait for the next attempt.
    call(openMentions, { body: { calls, opened: true } }).catch(() => {
      for (const id of calls) sent.current.delete(id);
    });
  }, [comments]);
}
