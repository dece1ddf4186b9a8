import { Button, Checkbox, FileButton } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { mentionedIn } from '@zaplecze/contract/kit/values/mentions';
import type { FileRef } from '@zaplecze/contract/kit/values/records';
import { noteForm } from '@zaplecze/contract/rooms/story/forms';
import { useRef, useState } from 'react';
import { SendingButtons, useSending } from '../../kit/fields/writing/sending.tsx';
import { FileRows } from '../../kit/files/file-rows.tsx';
import { useUploads } from '../../kit/files/use-uploads.ts';
import { DraftNote } from '../../kit/forms/drafts/draft-note.tsx';
import { useDraft } from '../../kit/forms/drafts/use-draft.ts';
import { useUnsaved } from '../../kit/forms/drafts/use-unsaved.ts';
import { NoteArea } from './note-words.tsx';
import classes from './story.module.css';

export type NoteInput = { text: string; contact: boolean; files: number[] };

type BoxProps = {
  label: string;
  save: string;
  /** The note that is edited. */
  initial?: { text: string; contact: boolean; files: FileRef[] };
  known?: readonly Named[];
  /** Names the box within its client, for the stored draft. */
  place: string;
  onSave: (note: NoteInput) => Promise<unknown>;
  onCancel?: () => void;
};

type Named = { id: number; name: string };
/**
 * The stored draft of a note: its words, with the names of the people that it mentions by number. Files are not
 * stored.
 */
type StoredDraft = { text: string; contact: boolean; people: readonly Named[] };

const nobody: readonly Named[] = [];
const blank = { text: '', contact: false, files: [] as FileRef[] };
const idsOf = (files: FileRef[]) => files.map(({ id }) => id);

/** Where a note is written: words, files, whether it was a contact. What was typed stays until it is kept. */
export function NoteBox(props: BoxProps) {
  const { label, save, initial = blank, known = nobody, place, onSave, onCancel } = props;
  const [note, setNote] = useState(initial);
  const [people, setPeople] = useState(known);
  const [over, setOver] = useState(false);
  const latest = useRef(note);
  // Stored at once and not with the next render: what is sent is read from here.
  const put = (next: typeof note) => {
    latest.current = next;
    setNote(next);
  };
  const change = (part: Partial<typeof note>) => {
    put({ ...latest.current, ...part });
    clearError();
  };
  const uploads = useUploads(async (file) =>
    put({ ...latest.current, files: [...latest.current.files, file] }),
  );
  const sameFiles = idsOf(note.files).join() === idsOf(initial.files).join();
  const same =
    note.text.trim() === initial.text.trim() && note.contact === initial.contact && sameFiles;
  const named = mentionedIn(note.text);
  const draft = useDraft<StoredDraft>({
    place,
    value: {
      ...{ text: note.text, contact: note.contact },
      people: people.filter(({ id }) => named.includes(id)),
    },
    initial: { text: initial.text, contact: initial.contact, people: known },
    set: ({ people: chosen, ...words }) => {
      setPeople(chosen);
      change(words);
    },
  });
  const { send, busy, error, clearError } = useSending(async () => {
    // Waits for a file that is still being uploaded.
    if (!(await uploads.settled()))
      throw new Error('Nie wszystkie pliki dotarły. Spróbuj ponownie albo z nich zrezygnuj.');
    const { text, contact, files } = latest.current;
    const checked = noteForm.safeParse({ text, contact, files: idsOf(files) });
    if (!checked.success) throw new Error(checked.error.issues[0]?.message);
    await onSave({ text: checked.data.text, contact, files: idsOf(files) });
    draft.sent();
    if (!onCancel) put(blank);
  });
  const cancel =
    onCancel &&
    (() => {
      draft.drop();
      onCancel();
    });
  useUnsaved(!same, { save: send, isStored: () => sameFiles && draft.isStored() });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a mouse's way; the button below serves everybody
    <div
      className={classes.box}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        uploads.add([...event.dataTransfer.files]);
      }}
    >
      <NoteArea
        label={label}
        value={note.text}
        error={error}
        known={people}
        focus={onCancel !== undefined}
        onChange={(text) => change({ text })}
        onChosen={(person) => setPeople((before) => [...before, person])}
        onSend={() => void send()}
      />
      <FileRows
        files={note.files}
        uploads={uploads}
        onRemove={({ id }) => change({ files: note.files.filter((file) => file.id !== id) })}
      />
      <div className={classes.tools}>
        <Checkbox
          size="xs"
          label="To był kontakt z klientem"
          checked={note.contact}
          onChange={({ currentTarget }) => change({ contact: currentTarget.checked })}
        />
        <FileButton multiple onChange={(files) => uploads.add(files)}>
          {(props) => (
            <Button
              {...props}
              size="xs"
              variant="subtle"
              color="gray"
              leftSection={<IconPaperclip size={16} stroke={1.5} aria-hidden />}
            >
              Dołącz plik
            </Button>
          )}
        </FileButton>
        <span className={classes.space} />
        <SendingButtons save={save} busy={busy} onSend={() => void send()} onCancel={cancel} />
      </div>
      <DraftNote draft={draft} />
    </div>
  );
}
