import { defaultColor } from '@zaplecze/contract/kit/fields/fields';
import { type DictionaryItem, dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { dictionaryCollections, dictionaryForm } from '@zaplecze/contract/rooms/dictionaries/forms';
import { type DictionaryKind, dictionaries } from '@zaplecze/contract/rooms/dictionaries/lists';
import { call } from '../../kit/calls/api.ts';
import { ColorField } from '../../kit/fields/choice-fields.tsx';
import { TextField } from '../../kit/fields/text-fields.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { ownFields } from './own-fields.tsx';

/** Adds an item of any kind, or changes the given one. */
export function DictionaryForm(props: {
  kind: DictionaryKind;
  item?: DictionaryItem;
  onClose: () => void;
}) {
  const { kind, item, onClose } = props;
  const { one, colored } = dictionaries[kind];
  const calls = dictionaryCalls[kind];
  const own = ownFields[kind];
  const values = {
    name: item?.name ?? '',
    ...(colored && { color: item?.color ?? defaultColor }),
    ...own?.values?.(item),
  };
  const form = useRecordForm({
    schema: dictionaryForm(kind),
    collections: dictionaryCollections,
    ...(item ? { record: values, version: item.version, fromRow: true } : { defaults: values }),
    send: (changes, options): Promise<unknown> => {
      const body = { ...changes, ...own?.always };
      return item
        ? call(calls.update, { params: { id: item.id }, body }, options)
        : call(calls.create, { body }, options);
    },
    onDone: onClose,
    anew: async (values, options) => {
      await call(calls.create, { body: { ...values, ...own?.always } }, options);
      return onClose;
    },
  });
  return (
    <FormModal form={form} title={`${item ? 'Edytuj' : 'Dodaj'} ${one}`} onClose={onClose}>
      <TextField name="name" label="Nazwa" required maxLength={200} />
      {colored && <ColorField name="color" label="Kolor" required />}
      {own?.fields(item)}
    </FormModal>
  );
}
