import type { ColoredRef, FileRef } from '@zaplecze/contract/kit/values/records';
import { TextAreaField, TextField } from '../../kit/fields/text-fields.tsx';
import { FilesField } from '../../kit/files/files.tsx';

/** Fields that stand first in the form of every kind. */
export function CommonStart() {
  return <TextField name="name" label="Nazwa" required maxLength={250} />;
}

/** Fields that stand last in the form of every kind. */
export function CommonEnd({ files }: { files?: FileRef[] }) {
  return (
    <>
      <TextAreaField name="description" label="Opis" />
      <FilesField name="files" label="Pliki" known={files} />
    </>
  );
}

/** What a picker shows at once of a record's choice. */
export function knownOf(chosen: ColoredRef | null | undefined): ColoredRef[] {
  return chosen ? [chosen] : [];
}
