import { Button, TextInput } from '@mantine/core';
import type { taskChecklist } from '@zaplecze/contract/rooms/checklists/calls';
import { useRef, useState } from 'react';
import { ApiError } from '../../kit/calls/api.ts';
import { report } from '../../kit/calls/send.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { tooLong } from '../../kit/fields/text-fields.tsx';
import { useUnsaved } from '../../kit/forms/drafts/use-unsaved.ts';
import classes from './checklists.module.css';

/** The box that adds a point; Enter adds it and waits for the next one. */
export function AddItem({ call, id }: { call: typeof taskChecklist.add; id: number }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const add = useSend(call, { quiet: true });
  const save = async (): Promise<boolean> => {
    const words = text.trim();
    if (words === '' || add.isPending) return true;
    try {
      await add.mutateAsync({ params: { id }, body: { text: words } });
      setText('');
      setError(null);
      box.current?.focus();
      return true;
    } catch (failure) {
      const message = failure instanceof ApiError ? failure.errors.text : undefined;
      if (message) setError(message);
      else report(failure);
      return false;
    }
  };
  useUnsaved(text.trim() !== '', { save });
  return (
    <div className={classes.add}>
      <TextInput
        ref={box}
        aria-label="Nowy punkt listy kontrolnej"
        placeholder="Dodaj punkt…"
        size="xs"
        value={text}
        error={tooLong(text, 200) ?? error}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          // The form around it must not be sent by it.
          event.preventDefault();
          void save();
        }}
      />
      <Button
        size="xs"
        variant="default"
        disabled={text.trim() === ''}
        loading={add.isPending}
        onClick={() => void save()}
      >
        Dodaj
      </Button>
    </div>
  );
}
