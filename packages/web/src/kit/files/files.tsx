import type { FileRef } from '@zaplecze/contract/kit/values/records';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { useEffect, useRef, useState } from 'react';
import { queryClient } from '../calls/query-client.ts';
import { report } from '../calls/send.ts';
import { confirm } from '../dialogs/confirm.tsx';
import { toast } from '../dialogs/toast.ts';
import { arrives } from '../forms/arriving.ts';
import { type FieldProps, useField, useFormOfRecord } from '../forms/form-context.tsx';
import { DropZone } from './drop-zone.tsx';
import { useDropped } from './dropped.ts';
import { FileRows } from './file-rows.tsx';
import classes from './files.module.css';
import { useUploads } from './use-uploads.ts';

type RecordFilesProps = {
  files: FileRef[];
  /** Hangs an uploaded file on the record; left out: files are only shown. */
  attach?: (fileId: number) => Promise<unknown>;
  detach?: (fileId: number) => Promise<unknown>;
};

/** Files of a saved record: each change is kept at once. */
export function RecordFiles({ files, attach, detach }: RecordFilesProps) {
  const uploads = useUploads(async (file) => {
    await attach?.(file.id);
    await queryClient.invalidateQueries();
  });
  const remove = async (file: FileRef) => {
    if (!(await confirm({ text: file.fileName }))) return;
    try {
      await detach?.(file.id);
      toast.success('Plik usunięty');
      void queryClient.invalidateQueries();
    } catch (error) {
      report(error);
    }
  };
  return (
    <div>
      <FileRows files={files} uploads={uploads} none="Nie ma plików." onRemove={detach && remove} />
      {attach && <DropZone onFiles={uploads.add} />}
    </div>
  );
}

/** A form's files; the value is the list of file ids. `known`: the files the record has already. */
export function FilesField({
  known = [],
  single,
  ...props
}: FieldProps & { known?: FileRef[]; single?: boolean }) {
  const { value, change, ref, error, shared } = useField<number[] | number | null>(props);
  const [sent, setSent] = useState<FileRef[]>([]);
  const ids = [value ?? []].flat();
  // Beside what is drawn: a file may arrive before the one ahead of it has been.
  const latest = useRef(ids);
  latest.current = ids;
  const set = (next: number[]) => {
    latest.current = next;
    change(single ? (next[0] ?? null) : next);
  };
  const { chosen } = useFormOfRecord();
  const { name } = props;
  const uploads = useUploads(async (file) => {
    // Before the value has it: a draft may be made of the form at any moment, also while it goes away.
    chosen.set(name, [...(chosen.get(name) ?? []), file]);
    setSent((before) => [...before, file]);
    set(single ? [file.id] : [...latest.current, file.id]);
  }, arrives);
  const files = [...known, ...sent].filter(
    ({ id }, at, all) => ids.includes(id) && all.findIndex((file) => file.id === id) === at,
  );
  return (
    <DropZone
      label={shared.label ?? props.label}
      required={props.required}
      help={props.help}
      error={error}
      name={props.name}
      single={single}
      disabled={props.disabled}
      inputRef={ref}
      onFiles={uploads.add}
    >
      <FileRows
        files={files}
        uploads={uploads}
        onRemove={(file) => set(latest.current.filter((id) => id !== file.id))}
      />
    </DropZone>
  );
}

/**
 * Lets a record take files dropped anywhere on its page or dialog. What is on its way or was refused stands here, which
 * is scrolled to, until it has arrived or was let go. Choosing by keyboard stays with the record's list of files.
 */
export function FileDrop(props: {
  /** Where they go, after „Upuść, aby dodać”: 'do dokumentów klienta'. */
  to: string;
  /** Hangs an uploaded file on the record. */
  attach: (file: FileRef) => Promise<unknown>;
  /** Says what was added; by default in the number of files. */
  added?: (files: FileRef[]) => void;
}) {
  const { to, attach, added = sayAdded } = props;
  const place = useRef<HTMLElement>(null);
  const arrived = useRef<FileRef[]>([]);
  const uploads = useUploads(async (file) => {
    await attach(file);
    arrived.current.push(file);
    void uploads.settled().then(sayTogether);
  });
  const sayTogether = () => {
    const files = arrived.current;
    arrived.current = [];
    if (files.length === 0) return;
    added(files);
    void queryClient.invalidateQueries();
  };
  const over = useDropped(place, uploads.add);
  const coming = uploads.running.length;
  useEffect(() => {
    if (coming > 0) place.current?.scrollIntoView({ block: 'nearest' });
  }, [coming]);
  return (
    <>
      {over && (
        <div className={classes.over}>
          <p>Upuść, aby dodać {to}</p>
        </div>
      )}
      <section
        ref={place}
        className={classes.coming}
        hidden={coming === 0}
        aria-label="Dodawane pliki"
      >
        <FileRows files={[]} uploads={uploads} />
      </section>
    </>
  );
}

function sayAdded(files: FileRef[]) {
  const [first] = files;
  toast.success(
    files.length === 1 && first
      ? `Dodano plik „${first.fileName}”`
      : `Dodano ${countWords(files.length, 'plik', 'pliki', 'plików')}`,
  );
}
