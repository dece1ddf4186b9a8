import { Button, Checkbox, FileButton } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import type { FileRef } from '@zaplecze/contract/kit/records';
import { noteForm } from '@zaplecze/contract/story.forms';
import { useRef, useState } from 'react';
import { ApiError } from '../../kit/calls/api.ts';
import { FileRows } from '../../kit/files/file-rows.tsx';
import { useUploads } from '../../kit/files/use-uploads.ts';
import { useUnsaved } from '../../kit/forms/unsaved.ts';
import { NoteArea } from './note-words.tsx';
import classes from './story.module.css';

export type Written = { text: string; contact: boolean; files: number[] };

type BoxProps = {
  label: string;
  save: string;
  /** The note that is edited. */
  initial?: { text: string; contact: boolean; files: FileRef[] };
  known?: readonly { id: number; name: string }[];
  onSave: (note: Written) => Promise<unknown>;
  onCancel?: () => void;
};

const blank = { text: '', contact: false, files: [] as FileRef[] };
const idsOf = (files: FileRef[]) => files.map(({ id }) => id);

/** Where a note is written: words, files, whether it was a contact. What was typed stays until it is kept. */
export function NoteBox({ label, save, initial = blank, known, onSave, onCancel }: BoxProps) {
  const [note, setNote] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const sending = useRef<Promise<boolean>>(undefined);
  const change = (part: Partial<typeof note>) => {
    setNote((before) => ({ ...before, ...part }));
    setError(null);
  };
  const coming = useRef<Promise<void>>(undefined);
  const uploads = useUploads(
    async (file) => setNote((before) => ({ ...before, files: [...before.files, file] })),
    (sent) => {
      coming.current = sent;
    },
  );
  const latest = useRef(note);
  latest.current = note;
  const underWay = useRef(uploads.running);
  underWay.current = uploads.running;
  const same =
    note.text.trim() === initial.text.trim() &&
    note.contact === initial.contact &&
    idsOf(note.files).join() === idsOf(initial.files).join();
  useUnsaved(!same, { save: send });

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
      // A file that is still on its way goes with it; the frame after, it has been drawn.
      if (underWay.current.length > 0) {
        await coming.current;
        await new Promise(requestAnimationFrame);
      }
      if (underWay.current.length > 0) {
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
      if (!onCancel) setNote(blank);
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
        {...(known && { known })}
        focus={onCancel !== undefined}
        onChange={(text) => change({ text })}
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
          <Button size="xs" variant="default" onClick={onCancel}>
            Anuluj
          </Button>
        )}
        <Button size="xs" loading={busy} onClick={() => void send()}>
          {save}
        </Button>
      </div>
    </div>
  );
}

/** What the server says of the field, such as whom it may not name. */
function wordsOfFailure(reason: unknown): string {
  if (reason instanceof ApiError) return Object.values(reason.errors)[0] ?? reason.message;
  return reason instanceof Error ? reason.message : 'Nie udało się zapisać.';
}
