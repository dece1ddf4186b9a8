import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { queryClient } from '../../kit/calls/query-client.ts';
import { report } from '../../kit/calls/send.ts';
import { toast } from '../../kit/dialogs/toast.ts';
import classes from './questions.module.css';

/**
 * An answer in one field, where its notice is read. Enter sends it, Shift Enter begins a line.
 *
 * @param to whom it answers, for ears
 */
export function AnswerField({
  to,
  send,
}: {
  to: string;
  send: (words: string) => Promise<unknown>;
}) {
  const [words, setWords] = useState('');
  const [sending, setSending] = useState(false);
  const submit = async () => {
    if (words.trim() === '' || sending) return;
    setSending(true);
    try {
      await send(words);
      setWords('');
      toast.success('Odpowiedź wysłano');
      await queryClient.invalidateQueries();
    } catch (error) {
      report(error, () => void submit());
    }
    setSending(false);
  };
  return (
    <form
      className={classes.answer}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Textarea
        className={classes.field}
        aria-label={`Odpowiedź: ${to}`}
        placeholder="Odpowiedz…"
        rows={1}
        autosize
        maxRows={6}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void submit();
        }}
      />
      <Button type="submit" size="xs" loading={sending} disabled={words.trim() === ''}>
        Odpowiedz
      </Button>
    </form>
  );
}
