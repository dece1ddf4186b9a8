import { lazy, Suspense, useSyncExternalStore } from 'react';

export type Question = {
  title: string;
  text?: string;
  yes: string;
  no: string;
  danger: boolean;
  answer: (yes: boolean) => void;
};

let open: Question | null = null;
const listeners = new Set<() => void>();

function publish(next: Question | null) {
  open = next;
  for (const listener of listeners) listener();
}

/**
 * Asks before something that cannot be taken back; true for 'Tak'. The focus waits on 'Nie'.
 * `confirm()` asks 'Czy skasować?'; another question names itself: `confirm({ title, yes })`.
 */
export function confirm(question: Partial<Omit<Question, 'answer'>> = {}): Promise<boolean> {
  open?.answer(false);
  return new Promise((resolve) => {
    publish({
      title: 'Czy skasować?',
      yes: 'Tak',
      no: 'Nie',
      danger: true,
      ...question,
      answer: (yes) => {
        publish(null);
        resolve(yes);
      },
    });
  });
}

const Dialog = lazy(() =>
  import('./confirm-dialog.tsx').then((m) => ({ default: m.ConfirmDialog })),
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
  return (
    <Suspense>
      <Dialog question={question} />
    </Suspense>
  );
}
