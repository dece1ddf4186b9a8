import {
  type Article,
  askReading,
  changeReading,
  type ReadingRequest,
} from '@zaplecze/contract/rooms/knowledge/calls';
import {
  readingCollections,
  readingForm,
  readingFormOf,
} from '@zaplecze/contract/rooms/knowledge/forms';
import { call } from '../../../kit/calls/api.ts';
import { SwitchField } from '../../../kit/fields/choice-fields.tsx';
import { DateField } from '../../../kit/fields/date-fields.tsx';
import { RecordMultiPicker } from '../../../kit/fields/pickers/record-multi-picker.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { dictionarySource } from '../../choice-sources/index.ts';

const departments = dictionarySource('department');

type Props = { record: Article; onClose: () => void };

/** Whom an article asks to be read by: a new request, or with `reading` the one that holds. */
export function ReadingForm({ record, reading, onClose }: Props & { reading?: ReadingRequest }) {
  const params = { id: record.id };
  const form = useRecordForm({
    schema: readingForm,
    ...(reading
      ? {
          record: readingFormOf(reading),
          collections: readingCollections,
          version: reading.version,
        }
      : { defaults: startOf(record) }),
    send: async (body, options) =>
      reading
        ? await call(changeReading, { params, body }, options)
        : await call(askReading, { params, body }, options),
    onDone: onClose,
    done: reading ? undefined : 'Wysłano prośbę o przeczytanie',
  });
  const everybody = form.form.watch('everybody');
  const again = !reading && record.reading;
  return (
    <FormModal
      form={form}
      title={reading ? 'Zmień prośbę o przeczytanie' : 'Poproś o przeczytanie'}
      save={reading ? 'Zapisz' : 'Poproś'}
      size={520}
      onClose={onClose}
    >
      {again && (
        <p>
          Wszyscy potwierdzą od nowa, także ci, którzy już przeczytali. Dotychczasowa prośba
          przestanie obowiązywać.
        </p>
      )}
      <SwitchField name="everybody" label="Wszyscy w firmie" />
      {!everybody && (
        <RecordMultiPicker
          name="departments"
          label="Działy"
          help="Także osoby, które dołączą do działu później."
          source={departments}
          known={(reading ?? record.reading)?.departments ?? [record.department]}
          required
        />
      )}
      <DateField name="dueOn" label="Do kiedy" />
    </FormModal>
  );
}

/** Those of whom it was asked before, else the article's department. */
const startOf = ({ reading, department }: Article) => ({
  everybody: reading?.everybody ?? false,
  departments: reading ? reading.departments.map(({ id }) => id) : [department.id],
  dueOn: null,
});
