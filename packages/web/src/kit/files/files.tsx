import type { FileRef } from '@zaplecze/contract/kit/values/records';
import { useRef, useState } from 'react';
import { queryClient } from '../calls/query-client.ts';
import { report } from '../calls/send.ts';
import { confirm } from '../dialogs/confirm.tsx';
import { toast } from '../dialogs/toast.ts';
import { arrives } from '../forms/arriving.ts';
import { type FieldProps, useField } from '../forms/form-context.tsx';
import { DropZone } from './drop-zone.tsx';
import { FileRows } from './file-rows.tsx';
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
  const uploads = useUploads(async (file) => {
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
