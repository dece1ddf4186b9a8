import { useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '../first-screen/lazy-part.tsx';
import { part } from '../first-screen/part.ts';
import { focusOrigin } from '../navigation/focus-place.ts';

/*
 * Not @mantine/modals: 1.8 kB in the first screen against 0.5, and Back, Esc and unsaved work would still have to go
 * through kit/dialogs/modal.tsx (docs/decisions/0031-own-or-library.md).
 */

export type ConfirmQuestion = {
  title: string;
  text?: string;
  yes: string;
  no: string;
  danger: boolean;
  /** What had the focus when it was asked: the dialog may come when the menu that asked has gone. */
  from: HTMLElement | null;
  answer: (yes: boolean) => void;
};

let open: ConfirmQuestion | null = null;
const listeners = new Set<() => void>();

function publish(next: ConfirmQuestion | null) {
  open = next;
  for (const listener of listeners) listener();
}

/**
 * Asks before something that cannot be taken back; true for 'Tak'. The focus waits on 'Nie'.
 * `confirm()` asks 'Czy skasować?'; another question names itself: `confirm({ title, yes })`.
 */
export function confirm(
  question: Partial<Omit<ConfirmQuestion, 'answer' | 'from'>> = {},
): Promise<boolean> {
  open?.answer(false);
  return new Promise((resolve) => {
    publish({
      title: 'Czy skasować?',
      yes: 'Tak',
      no: 'Nie',
      danger: true,
      ...question,
      from: focusOrigin(),
      answer: (yes) => {
        publish(null);
        resolve(yes);
      },
    });
  });
}

/** The browser's own question, where ours could not be fetched: an answer is awaited. */
function PlainQuestion({ question: { title, text, answer } }: { question: ConfirmQuestion }) {
  useEffect(
    () => answer(window.confirm([title, text].filter(Boolean).join('\n\n'))),
    [title, text, answer],
  );
  return null;
}

const Dialog = lazyPart(
  part(() => import('./confirm-dialog.tsx'), 'ConfirmDialog'),
  {
    missing: PlainQuestion,
  },
);

/** Stands once in the application. */
export function ConfirmHost() {
  const question = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
  if (question === null) return null;
  return <Dialog question={question} />;
}
