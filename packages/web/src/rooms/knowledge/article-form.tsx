import { issueTypes } from '@zaplecze/contract/rooms/issues/lists';
import {
  type Article,
  createArticle,
  updateArticle,
} from '@zaplecze/contract/rooms/knowledge/calls';
import {
  articleCollections,
  articleForm,
  articleFormOf,
} from '@zaplecze/contract/rooms/knowledge/forms';
import { useMemo } from 'react';
import { call } from '../../kit/calls/api.ts';
import { useMe } from '../../kit/calls/session.ts';
import { DateField } from '../../kit/fields/date-fields.tsx';
import { RecordMultiPicker } from '../../kit/fields/pickers/record-multi-picker.tsx';
import { ChoicePicker, RecordPicker } from '../../kit/fields/pickers/record-picker.tsx';
import { fixedSource } from '../../kit/fields/pickers/source.ts';
import { RichTextField } from '../../kit/fields/rich-text/rich-text-field.tsx';
import { TextField } from '../../kit/fields/text-fields.tsx';
import { FilesField } from '../../kit/files/files.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { Row } from '../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { dictionarySource, peopleSource } from '../choice-sources/index.ts';
import { namedOn } from '../comments/index.ts';
import { articleLink } from './article-link.ts';
import { ArticleLinkControl } from './article-link-control.tsx';

const types = dictionarySource('knowledgeBaseType');
const departments = dictionarySource('department');
const issues = fixedSource('issueTypes', issueTypes);

/** Adds without a record, else edits it. */
export function ArticleForm({ record, onClose }: { record?: Article; onClose: () => void }) {
  const me = useMe();
  const form = useRecordForm({
    schema: articleForm,
    ...(record
      ? {
          record: articleFormOf(record),
          collections: articleCollections,
          version: record.version,
        }
      : {
          defaults: {
            ...{ name: '', description: '', files: [], owner: me.id, reviewOn: null },
            issueTypes: [],
          },
        }),
    send: async (body, options) =>
      record
        ? await call(updateArticle, { params: { id: record.id }, body }, options)
        : await call(createArticle, { body }, options),
    onDone: onClose,
    // Its files went with it.
    anew: async (whole, options) => {
      await call(createArticle, { body: { ...whole, files: [] } }, options);
      return onClose;
    },
  });
  const links = record?.links;
  const more = useMemo(() => [articleLink(links ?? [])], [links]);
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
      <RichTextField
        name="description"
        label="Treść"
        more={more}
        controls={<ArticleLinkControl />}
        people={namedOn.everybody}
      />
      <Row>
        <RecordPicker
          name="owner"
          label="Właściciel"
          help="Kierownik albo administrator, który dba o aktualność wpisu."
          source={peopleSource}
          known={record?.owner ? [record.owner] : []}
          required
        />
        <DateField
          name="reviewOn"
          label="Następny przegląd"
          help="Tego dnia właściciel dostanie przypomnienie."
        />
      </Row>
      <RecordMultiPicker
        name="issueTypes"
        label="Podpowiadany przy zgłoszeniach"
        help="Kto pisze zgłoszenie tego typu, zobaczy ten wpis pod polem."
        source={issues}
      />
      <FilesField name="files" label="Pliki" known={record?.files} />
    </FormModal>
  );
}
