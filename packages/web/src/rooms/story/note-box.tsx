import { Button, Checkbox, FileButton } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { mentionedIn } from '@zaplecze/contract/kit/values/mentions';
import type { FileRef } from '@zaplecze/contract/kit/values/records';
import { noteForm } from '@zaplecze/contract/rooms/story/forms';
import { useRef, useState } from 'react';
import { ApiError } from '../../kit/calls/api.ts';
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
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const sending = useRef<Promise<boolean>>(undefined);
  const latest = useRef(note);
  // Stored at once and not with the next render: what is sent is read from here.
  const put = (next: typeof note) => {
    latest.current = next;
    setNote(next);
  };
  const change = (part: Partial<typeof note>) => {
    put({ ...latest.current, ...part });
    setError(null);
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
  useUnsaved(!same, { save: send, isStored: () => sameFiles && draft.isStored() });

  /** True once it is saved; the same promise while it is being sent. */
  function send(): Promise<boolean> {
    sending.current ??= keep().finally(() => {
      sending.current = undefined;
    });
    return sending.current;
  }

  async function keep(): Promise<boolean> {
    setBusy(true);
    setError(null);
    try {
      // Waits for a file that is still being uploaded.
      if (!(await uploads.settled())) {
        setError('Nie wszystkie pliki dotarły. Spróbuj ponownie albo z nich zrezygnuj.');
        return false;
      }
      const { text, contact, files } = latest.current;
      const checked = noteForm.safeParse({ text, contact, files: idsOf(files) });
      if (!checked.success) {
        setError(checked.error.issues[0]?.message ?? '');
        return false;
      }
      await onSave({ text: checked.data.text, contact, files: idsOf(files) });
      draft.sent();
      if (!onCancel) put(blank);
      return true;
    } catch (reason) {
      setError(wordsOfFailure(reason));
      return false;
    } finally {
      setBusy(false);
    }
  }

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
        {onCancel && (
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              draft.drop();
              onCancel();
            }}
          >
            Anuluj
          </Button>
        )}
        <Button size="xs" loading={busy} onClick={() => void send()}>
          {save}
        </Button>
      </div>
      <DraftNote draft={draft} />
    </div>
  );
}

/** The server's message about the field, such as a mention that is not allowed. */
function wordsOfFailure(reason: unknown): string {
  if (reason instanceof ApiError) return Object.values(reason.errors)[0] ?? reason.message;
  return reason instanceof Error ? reason.message : 'Nie udało się zapisać.';
}
