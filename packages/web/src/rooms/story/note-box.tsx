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
import { useUnsaved } from '../../kit/forms/drafts/unsaved.ts';
import { useDraft } from '../../kit/forms/drafts/use-draft.ts';
import { NoteArea } from './note-words.tsx';
import classes from './story.module.css';

export type Written = { text: string; contact: boolean; files: number[] };

type BoxProps = {
  label: string;
  save: string;
  /** The note that is edited. */
  initial?: { text: string; contact: boolean; files: FileRef[] };
  known?: readonly Named[];
  /** Which box of the client it is, for what the device keeps of it. */
  place: string;
  onSave: (note: Written) => Promise<unknown>;
  onCancel?: () => void;
};

type Named = { id: number; name: string };
/** What the device keeps of a note: its words, with the names of those whom they name by number. Files are asked about. */
type Kept = { text: string; contact: boolean; people: readonly Named[] };

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
  // At once, whenever it is drawn: what is sent is what stands here.
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
  const draft = useDraft<Kept>({
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
  useUnsaved(!same, { save: send, kept: () => sameFiles && draft.kept() });

  /** True once it is kept; the same while it is on its way. */
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
      // A file that is still on its way goes with it.
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

/** What the server says of the field, such as whom it may not name. */
function wordsOfFailure(reason: unknown): string {
  if (reason instanceof ApiError) return Object.values(reason.errors)[0] ?? reason.message;
  return reason instanceof Error ? reason.message : 'Nie udało się zapisać.';
}
