import type { ColoredRef, FileRef } from '@zaplecze/contract/kit/values/records';
import {
  createDocument,
  type Document,
  updateDocument,
} from '@zaplecze/contract/rooms/documents/calls';
import { documentFields } from '@zaplecze/contract/rooms/documents/fields';
import {
  documentEdit,
  documentForm,
  documentFormOf,
} from '@zaplecze/contract/rooms/documents/forms';
import { call } from '../../kit/calls/api.ts';
import { CustomInputs } from '../../kit/custom-fields/custom-section.tsx';
import { FieldSection } from '../../kit/fields/record-fields.tsx';
import { FilesField } from '../../kit/files/files.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { sourceOf } from '../choice-sources/index.ts';

const shared = { fields: documentFields, sourceOf };

/** `client`: chosen at once, as on that client's page. */
export function DocumentAdd({ client, onClose }: { client?: ColoredRef; onClose: () => void }) {
  const form = useRecordForm({
    schema: documentForm,
    defaults: { client: client?.id ?? null, description: '', custom: {} },
    send: (body, options) => call(createDocument, { body }, options),
    onDone: onClose,
    done: 'Dokument dodany',
  });
  return (
    <FormModal needs={['documentType']} form={form} title="Dodaj dokument" onClose={onClose}>
      <Fields client={client} />
    </FormModal>
  );
}

export function DocumentEdit({ record, onClose }: { record: Document; onClose: () => void }) {
  const form = useRecordForm({
    schema: documentEdit,
    record: documentFormOf(record),
    version: record.version,
    send: (body, options) => call(updateDocument, { params: { id: record.id }, body }, options),
    onDone: onClose,
    anew: async ({ status: _, ...body }, options) => {
      await call(createDocument, { body }, options);
      return onClose;
    },
  });
  return (
    <FormModal form={form} title="Edytuj dokument" onClose={onClose}>
      <Fields
        client={record.client}
        type={record.type}
        files={record.versions.map(({ file }) => file)}
        record={record}
      />
      <FieldSection {...shared} section="state" own={{}} />
    </FormModal>
  );
}

function Fields(props: {
  client?: ColoredRef | null;
  type?: ColoredRef;
  files?: FileRef[];
  record?: Document;
}) {
  const { client, type, files, record } = props;
  const its = { ...shared, known: { client, type } };
  return (
    <>
      <FieldSection
        {...its}
        section="file"
        own={{ file: (field) => <FilesField {...field} known={files} single /> }}
        help={{
          file: files && 'Nowy plik zajmie miejsce obecnego; obecny zostanie wśród wersji.',
        }}
      />
      <FieldSection {...its} section="document" beside={{ type: 'client' }} own={{}} />
      <CustomInputs of="document" known={record?.custom} record={record} />
    </>
  );
}
