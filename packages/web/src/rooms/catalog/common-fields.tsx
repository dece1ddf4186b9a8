import type { FileRef } from '@zaplecze/contract/kit/values/records';
import { TextAreaField } from '../../kit/fields/text-fields.tsx';
import { FilesField } from '../../kit/files/files.tsx';

/** Fields that stand last in the form of every kind. */
export function CommonEnd({ files }: { files?: FileRef[] }) {
  return (
    <>
      <TextAreaField name="description" label="Opis" />
      <FilesField name="files" label="Pliki" known={files} />
    </>
  );
}
