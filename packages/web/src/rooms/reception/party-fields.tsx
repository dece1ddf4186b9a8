import type { Field } from '@zaplecze/contract/kit/fields/field-kinds';
import { getClient } from '@zaplecze/contract/rooms/clients/calls';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { queryClient } from '../../kit/calls/query-client.ts';
import { apiQuery } from '../../kit/calls/use-api.ts';
import { RecordPicker } from '../../kit/fields/pickers/record-picker.tsx';
import type { PickerItem } from '../../kit/fields/pickers/source.ts';
import { TextField } from '../../kit/fields/text-fields.tsx';
import { Row } from '../../kit/forms/form-page.tsx';
import { clientSource } from '../choice-sources/index.ts';
import { PartyNameField } from './party-name-field.tsx';

const names = ['client', 'clientName', 'clientCity', 'clientAddress', 'clientPostal'] as const;
type Party = { client: Field; clientName: Field };
type Address = Record<'clientCity' | 'clientAddress' | 'clientPostal', Field>;

/**
 * A client of ours or a typed name: filling one disables the other. Fields with an address get the client's own once a
 * client is chosen.
 */
export function PartyFields(props: {
  fields: Party | (Party & Address);
  record?: { client: PickerItem | null };
  /** Of the client, where it is not the field's own. */
  label?: string;
  /** Leads the names of the fields, of one of several: `parcels.2.`. */
  at?: string;
}) {
  const { fields, record, label = fields.client.label, at = '' } = props;
  const address = 'clientCity' in fields && fields;
  const { watch, getValues, setValue, trigger, formState } = useFormContext();
  const [client, clientName] = watch([`${at}client`, `${at}clientName`]);
  const chosen = client !== null && client !== undefined;
  const typed = Boolean(clientName);
  const { isSubmitted } = formState;
  // One field's filling is what the others' messages ask for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when one of the two changes
  useEffect(() => {
    if (isSubmitted) void trigger(names.slice(0, address ? 5 : 2).map((name) => at + name));
  }, [chosen, typed]);
  const fill = (values: { city: string; street: string; postalCode: string }) => {
    const set = { shouldDirty: true, shouldValidate: isSubmitted };
    setValue(`${at}clientCity`, values.city, set);
    setValue(`${at}clientAddress`, values.street, set);
    setValue(`${at}clientPostal`, values.postalCode, set);
  };
  const picked = async (item: PickerItem | null) => {
    if (!address) return;
    fill({ city: '', street: '', postalCode: '' });
    if (!item) return;
    // Should this fail, the server copies the address all the same.
    const found = await queryClient
      .fetchQuery(apiQuery(getClient, { params: { id: item.id } }))
      .catch(() => null);
    if (found) fill(found.client);
  };
  const typedIn = (name: string, { label: words, max }: Field) => ({
    name: at + name,
    label: words,
    maxLength: max,
    required: !chosen,
    disabled: chosen,
  });
  return (
    <>
      <RecordPicker
        name={`${at}client`}
        label={label}
        help="Klient z naszej bazy…"
        source={clientSource}
        known={record?.client ? [record.client] : undefined}
        required={!typed}
        clearable
        disabled={typed}
        onPick={(item) => void picked(item)}
      />
      {address ? (
        <PartyNameField
          {...typedIn('clientName', fields.clientName)}
          help="…albo nazwa wpisana ręcznie; kto już był, jest na liście z adresem."
          onParty={({ clientCity, clientAddress, clientPostal, type, company }) => {
            fill({ city: clientCity, street: clientAddress, postalCode: clientPostal });
            const set = { shouldDirty: true, shouldValidate: isSubmitted };
            if (getValues('type') === null) setValue('type', type, set);
            if (getValues('company') === null) setValue('company', company, set);
          }}
        />
      ) : (
        <TextField
          {...typedIn('clientName', fields.clientName)}
          help="…albo nazwa wpisana ręcznie."
        />
      )}
      {address && (
        <>
          <TextField {...typedIn('clientAddress', address.clientAddress)} />
          <Row columns="160px minmax(0, 1fr)">
            <TextField
              {...typedIn('clientPostal', address.clientPostal)}
              placeholder="00-000"
              endsAt={6}
            />
            <TextField {...typedIn('clientCity', address.clientCity)} />
          </Row>
        </>
      )}
    </>
  );
}
