import type { FileRef } from '@zaplecze/contract/kit/values/records';
import { useState } from 'react';
import { DropZone } from '../../kit/files/drop-zone.tsx';
import { FileRows } from '../../kit/files/file-rows.tsx';
import { useUploads } from '../../kit/files/use-uploads.ts';

/** The files that a list of documents names. */
export function ListedFiles({
  uploaded: known,
  value,
  onAdd,
  onChange,
}: {
  uploaded: FileRef[];
  value: number[];
  /** One has arrived; several may while nobody has drawn anew. */
  onAdd: (id: number) => void;
  onChange: (value: number[]) => void;
}) {
  const [sent, setSent] = useState<FileRef[]>([]);
  const uploads = useUploads(async (file) => {
    setSent((before) => [...before, file]);
    onAdd(file.id);
  });
  const files = [...known, ...sent].filter(
    ({ id }, at, all) => value.includes(id) && all.findIndex((one) => one.id === id) === at,
  );
  return (
    <>
      <FileRows
        files={files}
        uploads={uploads}
        onRemove={(file) => onChange(value.filter((id) => id !== file.id))}
      />
      <DropZone onFiles={uploads.add} />
    </>
  );
}
