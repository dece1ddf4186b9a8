import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { ApiError } from '../../calls/api.ts';

/** The server's message about the field, such as a mention that is not allowed. */
function wordsOfFailure(reason: unknown): string {
  if (reason instanceof ApiError) return Object.values(reason.errors)[0] ?? reason.message;
  return reason instanceof Error ? reason.message : 'Nie udało się zapisać.';
}

/**
 * The sending of a box of words, once at a time, with what refuses it in words.
 *
 * @param store stores what is typed @throws Error whose message says to the person what is wrong
 * @returns `send` gives true once it is stored, and the same promise while it is being sent
 */
export function useSending(store: () => Promise<void>) {
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef<Promise<boolean>>(undefined);
  async function attempt(): Promise<boolean> {
    setBusy(true);
    setError(null);
    try {
      await store();
      return true;
    } catch (reason) {
      setError(wordsOfFailure(reason));
      return false;
    } finally {
      setBusy(false);
    }
  }
  function send(): Promise<boolean> {
    sending.current ??= attempt().finally(() => {
      sending.current = undefined;
    });
    return sending.current;
  }
  return { send, busy, error, clearError: () => setError(null) };
}

/** What ends the writing; `onCancel` where it can be given up. */
export function SendingButtons(props: {
  save: string;
  busy: boolean;
  onSend: () => void;
  onCancel: (() => void) | undefined;
}) {
  return (
    <>
      {props.onCancel && (
        <Button size="xs" variant="default" onClick={props.onCancel}>
          Anuluj
        </Button>
      )}
      <Button size="xs" loading={props.busy} onClick={props.onSend}>
        {props.save}
      </Button>
    </>
  );
}
