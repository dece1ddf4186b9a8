import { type Reception, updateReception } from '@zaplecze/contract/rooms/reception/calls';
import { guestFields, parcelFields } from '@zaplecze/contract/rooms/reception/fields';
import { receptionChanges } from '@zaplecze/contract/rooms/reception/forms';
import { call } from '../../kit/calls/api.ts';
import { FieldEditor } from '../../kit/forms/field-editor.tsx';
import type { EditorPlace } from '../../kit/records/in-place/editable-fact.tsx';
import { sourceOf } from '../choice-sources/index.ts';
import { useWorkers } from '../radar/index.ts';
import { PartyFields } from './party-fields.tsx';

/** Changes fields of a guest or a parcel where they are read; a client of ours and a typed name are one thing. */
export function ReceptionEditor({ record, ...place }: EditorPlace & { record: Reception }) {
  const { id, category, operationDate } = record;
  const people = useWorkers({ limit: operationDate, visit: true });
  const isGuest = category === 'guest';
  const fields = isGuest ? guestFields : parcelFields;
  const party = () =>
    isGuest ? (
      <PartyFields fields={guestFields} record={record} />
    ) : (
      <PartyFields fields={parcelFields} record={record} label="Klient" />
    );
  const drawn = () => null;
  return (
    <FieldEditor
      {...place}
      fields={fields}
      custom={category}
      record={record}
      changes={receptionChanges}
      sourceOf={(table) => (table === 'person' ? people : sourceOf(table))}
      own={{
        client: party,
        ...{ clientName: drawn, clientAddress: drawn, clientPostal: drawn, clientCity: drawn },
      }}
      send={(body, options) => call(updateReception, { params: { id }, body }, options)}
    />
  );
}
