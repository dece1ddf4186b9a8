import type { ColoredRef, FileRef } from '@zaplecze/contract/kit/values/records';
import {
  createDocument,
  type Document,
  updateDocument,
} from '@zaplecze/contract/rooms/documents/calls';
import {
  documentEdit,
  documentForm,
  documentFormOf,
} from '@zaplecze/contract/rooms/documents/forms';
import { documentStatuses } from '@zaplecze/contract/rooms/documents/lists';
import { call } from '../../kit/calls/api.ts';
import { SelectField } from '../../kit/fields/choice-fields.tsx';
import { ChoicePicker, RecordPicker } from '../../kit/fields/pickers/record-picker.tsx';
import { TextAreaField } from '../../kit/fields/text-fields.tsx';
import { FilesField } from '../../kit/files/files.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { Row } from '../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { clientSource, dictionarySource } from '../choices/index.ts';

const types = dictionarySource('documentType');

/** `client`: chosen at once, as on that client's page. */
export function DocumentAdd({ client, onClose }: { client?: ColoredRef; onClose: () => void }) {
  const form = useRecordForm({
    schema: documentForm,
    defaults: { client: client?.id ?? null, description: '' },
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
  });
  return (
    <FormModal form={form} title="Edytuj dokument" onClose={onClose}>
      <Fields
        client={record.client}
        type={record.type}
        files={record.versions.map(({ file }) => file)}
      />
      <SelectField name="status" label="Status" options={documentStatuses} required />
    </FormModal>
  );
}

function Fields(props: { client?: ColoredRef | null; type?: ColoredRef; files?: FileRef[] }) {
  const { client, type, files } = props;
  return (
    <>
      <FilesField
        name="file"
        label="Plik"
        known={files}
        help={files && 'Nowy plik zajmie miejsce obecnego; obecny zostanie wśród wersji.'}
        single
        required
      />
      <Row>
        <ChoicePicker name="type" label="Typ" source={types} known={type ? [type] : []} required />
        <RecordPicker
          name="client"
          label="Klient"
          source={clientSource}
          known={client ? [client] : []}
        />
      </Row>
      <TextAreaField name="description" label="Opis" maxLength={2000} />
    </>
  );
}
