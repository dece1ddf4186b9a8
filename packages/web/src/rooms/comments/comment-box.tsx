import { Group } from '@mantine/core';
import { mentionedIn } from '@zaplecze/contract/kit/values/mentions';
import { plainOf, type RichText } from '@zaplecze/contract/kit/values/rich-text-value';
import { commentBody } from '@zaplecze/contract/rooms/comments/forms';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Nameable } from '../../kit/fields/writing/mention-area.tsx';
import { SendingButtons, useSending } from '../../kit/fields/writing/sending.tsx';
import { WritingArea } from '../../kit/fields/writing/writing-area.tsx';
import { allArrived } from '../../kit/forms/arriving.ts';
import { DraftNote } from '../../kit/forms/drafts/draft-note.tsx';
import { useDraft } from '../../kit/forms/drafts/use-draft.ts';
import { useUnsaved } from '../../kit/forms/drafts/use-unsaved.ts';
import classes from './comments.module.css';

type BoxProps = {
  label: string;
  save: string;
  /** With the people whom it names. */
  initial?: RichText;
  known?: readonly Named[];
  people: Nameable;
  /** Names the box within its record, for the stored draft. */
  place: string;
  /** Of records whose comments are words alone. */
  words?: boolean;
  onSave: (text: RichText) => Promise<void>;
  onCancel?: () => void;
};
type Named = { id: number; name: string };
/** The text of the box, with the names of the people that it mentions by number. */
type Typed = { text: RichText; people: readonly Named[] };
const nobody: readonly Named[] = [];

/**
 * A typed comment stays in the box until it is saved. It is unsaved work like any other: saving the form around it
 * sends it too, and leaving the page asks.
 */
export function CommentBox(props: BoxProps) {
  const { label, save, initial = '', known = nobody, people, place, words } = props;
  const { onSave, onCancel } = props;
  const [{ text, people: chosen }, setTyped] = useState<Typed>({ text: initial, people: known });
  // A picture that arrives while it is being sent changes the text.
  const latest = useRef(text);
  useLayoutEffect(() => {
    latest.current = text;
  });
  const named = mentionedIn(plainOf(text));
  const draft = useDraft<Typed>({
    place,
    value: { text, people: chosen.filter(({ id }) => named.includes(id)) },
    initial: { text: initial, people: known },
    set: setTyped,
  });
  const { send, busy, error, clearError } = useSending(async () => {
    await allArrived();
    const checked = commentBody.safeParse({ text: latest.current });
    if (!checked.success) throw new Error(checked.error.issues[0]?.message);
    await onSave(checked.data.text);
    draft.sent();
    if (!onCancel) setTyped({ text: '', people: known });
  });
  const cancel =
    onCancel &&
    (() => {
      draft.drop();
      onCancel();
    });
  useUnsaved(plainOf(text).trim() !== plainOf(initial).trim() || typeof text !== typeof initial, {
    save: send,
    isStored: draft.isStored,
  });

  return (
    <div className={classes.box}>
      <WritingArea
        name={label}
        value={text}
        onChange={(next) => {
          setTyped((before) => ({ ...before, text: next }));
          clearError();
        }}
        people={people}
        numbers
        words={words}
        known={chosen}
        onChosen={(person) =>
          setTyped((before) => ({ ...before, people: [...before.people, person] }))
        }
        error={error}
        autoFocus={onCancel !== undefined || undefined}
        onSend={() => void send()}
        plain={{
          placeholder: `${label}… Wpisz @, aby kogoś wspomnieć`,
          autosize: true,
          minRows: 2,
          maxRows: 10,
        }}
      >
        <Group gap="xs" justify="flex-end" ml="auto">
          <SendingButtons save={save} busy={busy} onSend={() => void send()} onCancel={cancel} />
        </Group>
      </WritingArea>
      <DraftNote draft={draft} />
    </div>
  );
}
