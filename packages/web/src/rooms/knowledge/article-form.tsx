import { type Article, createArticle, updateArticle } from '@zaplecze/contract/knowledge';
import { articleCollections, articleForm, articleFormOf } from '@zaplecze/contract/knowledge.forms';
import { call } from '../../kit/calls/api.ts';
import { ChoicePicker } from '../../kit/fields/record-picker.tsx';
import { RichTextField } from '../../kit/fields/rich-text-field.tsx';
import { TextField } from '../../kit/fields/text-fields.tsx';
import { FilesField } from '../../kit/files/files.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { Row } from '../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { dictionarySource } from '../choices/index.ts';

const types = dictionarySource('knowledgeBaseType');
const departments = dictionarySource('department');

/** Adds without a record, else edits it. */
export function ArticleForm({ record, onClose }: { record?: Article; onClose: () => void }) {
  const form = useRecordForm({
    schema: articleForm,
    ...(record
      ? {
          record: articleFormOf(record),
          collections: articleCollections,
          version: record.version,
        }
      : { defaults: { name: '', description: '', files: [] } }),
    send: async (body, options) =>
      record
        ? await call(updateArticle, { params: { id: record.id }, body }, options)
        : await call(createArticle, { body }, options),
    onDone: onClose,
  });
  return (
    <FormModal
      needs={['knowledgeBaseType', 'department']}
      form={form}
      title={record ? 'Edytuj wpis' : 'Dodaj wpis'}
      size={820}
      onClose={onClose}
    >
      <TextField name="name" label="Nazwa" required maxLength={250} />
      <Row>
        <ChoicePicker
          name="type"
          label="Typ"
          source={types}
          known={record ? [record.type] : []}
          required
        />
        <ChoicePicker
          name="department"
          label="Dział"
          source={departments}
          known={record ? [record.department] : []}
          required
        />
      </Row>
      <RichTextField name="description" label="Treść" />
      <FilesField name="files" label="Pliki" known={record?.files} />
    </FormModal>
  );
}
