import { same } from '@zaplecze/contract/kit/values/merge';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useMe } from '../../calls/session.ts';
import {
  type Draft,
  dropDraft,
  dropSentDraft,
  followDraft,
  readDraft,
  writeDraft,
} from './drafts.ts';
import { type UnsavedWork, useScope } from './unsaved.ts';

/** How long after the last letter it is kept, in milliseconds; leaving the page does not wait. */
const pause = 250;

/** The stored draft of one field. */
export type FieldDraft<T> = {
  /** When what stands in the field was typed, if that was before it was opened; null: just now. */
  since: number | null;
  /** A draft that is not put in by itself: its record says something else since, or another tab went on. */
  offered: { value: T; at: number; from: 'before' | 'tab' } | null;
  /** Puts the offered one in. */
  take: () => void;
  /** Throws away what is offered, or what stands in the field. */
  discard: () => void;
  /** Called after sending: the draft is deleted here and in the other tabs; other drafts stay. */
  sent: () => void;
  /** Thrown away with its field. */
  drop: () => void;
  /** Whether the device has what stands in the field. */
  isStored: () => boolean;
};

/** For what only shows a draft. */
export type AnyDrafting = Pick<FieldDraft<never>, 'since' | 'take' | 'discard'> & {
  offered: Pick<NonNullable<FieldDraft<never>['offered']>, 'at' | 'from'> | null;
};

const signOf = (value: unknown) => JSON.stringify(value ?? '').slice(0, 60_000);

/**
 * Keeps what is typed in a field on the device, under its person and its `place`, until it is sent or thrown away.
 * `initial` is what the record says: a draft made over other words is offered, not put in.
 */
export function useDraft<T>({
  place,
  value,
  initial,
  set,
}: {
  place: string;
  value: T;
  initial: T;
  set: (value: T) => void;
}): FieldDraft<T> {
  const me = useMe().id;
  const base = signOf(initial);
  const [since, setSince] = useState<number | null>(null);
  const [offered, offer] = useState<FieldDraft<T>['offered']>(null);
  /** What the store is known to have. */
  const stored = useRef<unknown>(undefined);
  /** What this tab kept or put in last. */
  const own = useRef<unknown>(undefined);
  /** What was put in from the device; what was typed here since is nobody's to replace. */
  const restored = useRef<unknown>(undefined);
  const over = useRef(false);
  const timer = useRef(0);

  const put = (draft: Draft) => {
    stored.current = draft.value;
    own.current = draft.value;
    restored.current = draft.value;
    setSince(draft.at);
    offer(null);
    set(draft.value as T);
  };
  const keep = () => {
    window.clearTimeout(timer.current);
    timer.current = 0;
    if (over.current || same(value, stored.current)) return;
    if (same(value, initial)) {
      if (stored.current !== undefined) dropDraft(me, place);
      stored.current = undefined;
    } else if (writeDraft(me, place, { value, at: Date.now(), base })) {
      stored.current = value;
      own.current = value;
    }
  };
  const keepNow = useEffectEvent(() => {
    if (timer.current !== 0) keep();
  });
  const begunAnew = () => {
    window.clearTimeout(timer.current);
    timer.current = 0;
    stored.current = undefined;
    restored.current = undefined;
    setSince(null);
  };
  const forget = () => {
    begunAnew();
    offer(null);
    dropDraft(me, place);
  };
  const forgetSent = () => {
    begunAnew();
    const left = readDraft(me, place);
    // What another tab went on with is its draft, on the device in this one's place: it stays, and stays offered.
    if (left && !same(left.value, value) && !same(left.value, own.current)) return;
    offer(null);
    dropSentDraft(me, place, value);
  };

  const begin = useEffectEvent(() => {
    const found = readDraft(me, place);
    if (!found || same(found.value, value)) return;
    if (found.base === base && same(value, initial)) put(found);
    else offer({ value: found.value as T, at: found.at, from: 'before' });
  });
  const written = useEffectEvent((draft: Draft) => {
    if (same(draft.value, value)) stored.current = draft.value;
    else if (same(value, restored.current ?? initial) && draft.base === base) put(draft);
    else {
      stored.current = draft.value;
      offer({ value: draft.value as T, at: draft.at, from: 'tab' });
    }
  });
  const sentElsewhere = useEffectEvent((sent: unknown) => {
    const isUnchanged = same(value, sent) || same(value, restored.current ?? initial);
    stored.current = undefined;
    // What was typed here alone is still unsent: it is the draft from now on.
    if (!isUnchanged) return keep();
    restored.current = undefined;
    offer(null);
    setSince(null);
    set(initial);
  });
  useEffect(() => {
    over.current = false;
    begin();
    const unfollow = followDraft(me, place, {
      written: (draft) => written(draft),
      sent: (sent) => sentElsewhere(sent),
    });
    const leave = () => keepNow();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      unfollow();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [me, place]);

  const keepLater = useEffectEvent(() => keep());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed begins the pause anew
  useEffect(() => {
    if (same(value, stored.current ?? initial)) return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => keepLater(), pause);
  }, [value]);
  const drop = () => {
    over.current = true;
    forget();
  };
  const scope = useScope();
  const dropNow = useEffectEvent(() => drop());
  useLayoutEffect(() => {
    const work: UnsavedWork = { unsaved: () => false, abandon: () => dropNow() };
    scope.works.add(work);
    return () => void scope.works.delete(work);
  }, [scope]);

  return {
    since,
    offered,
    take: () => offered && put({ value: offered.value, at: offered.at, base }),
    discard: () => {
      if (offered) {
        offer(null);
        if (offered.from === 'before') dropDraft(me, place);
        return;
      }
      forget();
      set(initial);
    },
    sent: forgetSent,
    drop,
    isStored: () => {
      keep();
      return same(value, stored.current);
    },
  };
}
