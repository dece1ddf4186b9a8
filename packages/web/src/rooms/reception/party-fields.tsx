import { getClient } from '@zaplecze/contract/rooms/clients/calls';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { queryClient } from '../../kit/calls/query-client.ts';
import { apiQuery } from '../../kit/calls/use-api.ts';
import { RecordPicker } from '../../kit/fields/pickers/record-picker.tsx';
import type { PickerItem } from '../../kit/fields/pickers/source.ts';
import { TextField } from '../../kit/fields/text-fields.tsx';
import { Row } from '../../kit/forms/form-page.tsx';
import { clientSource } from '../choices/index.ts';

const names = ['client', 'clientName', 'clientCity', 'clientAddress', 'clientPostal'] as const;

/**
 * A client of ours or a typed name: filling one disables the other. `address`: with the address,
 * the client's own once a client is chosen.
 */
export function PartyFields(props: {
  record?: { client: PickerItem | null };
  label: string;
  address?: boolean;
  /** Leads the names of the fields, of one of several: `parcels.2.`. */
  at?: string;
}) {
  const { record, label, address = false, at = '' } = props;
  const { watch, setValue, trigger, formState } = useFormContext();
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
      <TextField
        name={`${at}clientName`}
        label="Nazwa firmy"
        help="…albo nazwa wpisana ręcznie."
        maxLength={250}
        required={!chosen}
        disabled={chosen}
      />
      {address && (
        <>
          <TextField
            name={`${at}clientAddress`}
            label="Ulica"
            maxLength={200}
            required={!chosen}
            disabled={chosen}
          />
          <Row columns="160px minmax(0, 1fr)">
            <TextField
              name={`${at}clientPostal`}
              label="Kod pocztowy"
              placeholder="00-000"
              maxLength={6}
              required={!chosen}
              disabled={chosen}
            />
            <TextField
              name={`${at}clientCity`}
              label="Miasto"
              maxLength={100}
              required={!chosen}
              disabled={chosen}
            />
          </Row>
        </>
      )}
    </>
  );
}
