import { Button, Group } from '@mantine/core';
import { commentBody } from '@zaplecze/contract/comments.forms';
import { useRef, useState } from 'react';
import { ApiError } from '../../kit/calls/api.ts';
import { MentionArea, type Nameable } from '../../kit/fields/mention-area.tsx';
import { useUnsaved } from '../../kit/forms/unsaved.ts';
import classes from './comments.module.css';

type BoxProps = {
  label: string;
  save: string;
  /** With the people whom it names. */
  initial?: string;
  known?: readonly { id: number; name: string }[];
  people: Nameable;
  onSave: (text: string) => Promise<void>;
  onCancel?: () => void;
};

/**
 * What was typed stays in the box until it is kept. It is work like any other: saving the form
 * around it sends it too, leaving asks.
 */
export function CommentBox({ label, save, initial = '', onSave, onCancel, ...who }: BoxProps) {
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef<Promise<boolean>>(undefined);
  useUnsaved(text.trim() !== initial.trim(), { save: send });

  /** True once it is kept; the same while it is on its way. */
  function send(): Promise<boolean> {
    sending.current ??= keep().finally(() => {
      sending.current = undefined;
    });
    return sending.current;
  }

  async function keep(): Promise<boolean> {
    const checked = commentBody.safeParse({ text });
    if (!checked.success) {
      setError(checked.error.issues[0]?.message ?? '');
      return false;
    }
    setBusy(true);
    setError(null);
    try {
      await onSave(checked.data.text);
      if (!onCancel) setText('');
      return true;
    } catch (reason) {
      setError(wordsOfFailure(reason));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={classes.box}>
      <MentionArea
        {...who}
        aria-label={label}
        placeholder={`${label}… Wpisz @, aby kogoś wspomnieć`}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={4000}
        value={text}
        error={error}
        data-autofocus={onCancel ? true : undefined}
        autoFocus={onCancel !== undefined}
        onChange={(kept) => {
          setText(kept);
          setError(null);
        }}
        onKeyDown={(event) => {
          if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') {
            // The comment only: the form around it must not be saved by this.
            event.preventDefault();
            event.stopPropagation();
            void send();
          }
        }}
      />
      <Group gap="xs" justify="flex-end" mt={8}>
        {onCancel && (
          <Button size="xs" variant="default" onClick={onCancel}>
            Anuluj
          </Button>
        )}
        <Button size="xs" loading={busy} onClick={() => void send()}>
          {save}
        </Button>
      </Group>
    </div>
  );
}

/** What the server says of the field, such as whom it may not name. */
function wordsOfFailure(reason: unknown): string {
  if (reason instanceof ApiError) return Object.values(reason.errors)[0] ?? reason.message;
  return reason instanceof Error ? reason.message : 'Nie udało się zapisać.';
}
