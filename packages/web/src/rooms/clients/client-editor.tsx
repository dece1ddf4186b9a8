import { type Client, updateClient } from '@zaplecze/contract/rooms/clients/calls';
import { clientFields, clientWork } from '@zaplecze/contract/rooms/clients/fields';
import { clientChanges, clientCollections } from '@zaplecze/contract/rooms/clients/forms';
import { call } from '../../kit/calls/api.ts';
import { ChoicePicker } from '../../kit/fields/pickers/record-picker.tsx';
import { FieldEditor } from '../../kit/forms/field-editor.tsx';
import type { FieldProps } from '../../kit/forms/form-context.tsx';
import type { EditorPlace } from '../../kit/records/in-place/editable-fact.tsx';
import { provinceSource, sourceOf } from '../choice-sources/index.ts';
import { sureOfClient } from './import/doubts.ts';
import { NipField } from './nip-field.tsx';

const fields = { ...clientFields, ...clientWork };

/** Changes fields of a client where they are read. */
export function ClientEditor({ record, ...place }: EditorPlace & { record: Client }) {
  const { id } = record;
  return (
    <FieldEditor
      {...place}
      fields={fields}
      custom="client"
      record={record}
      changes={clientChanges}
      collections={clientCollections}
      sourceOf={sourceOf}
      own={{
        province: (props: FieldProps) => <ChoicePicker {...props} source={provinceSource} />,
        nip: (props: FieldProps) => <NipField {...props} client={id} />,
      }}
      ask={({ nip }: { nip?: string }) => nip === undefined || sureOfClient({ nip }, id)}
      send={(body, options) => call(updateClient, { params: { id }, body }, options)}
    />
  );
}
