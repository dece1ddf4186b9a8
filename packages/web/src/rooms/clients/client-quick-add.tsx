import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { addressOf } from '@zaplecze/contract/addresses';
import { blankFields } from '@zaplecze/contract/kit/fields/record-fields';
import { quickAddClient } from '@zaplecze/contract/rooms/clients/calls';
import { clientFields } from '@zaplecze/contract/rooms/clients/fields';
import { quickClient } from '@zaplecze/contract/rooms/clients/forms';
import { clientStatus, clientStatuses } from '@zaplecze/contract/rooms/clients/lists';
import { similarClients } from '@zaplecze/contract/rooms/clients/merging/calls';
import { useFormContext } from 'react-hook-form';
import { call } from '../../kit/calls/api.ts';
import { useMe } from '../../kit/calls/session.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { SelectField } from '../../kit/fields/choice-fields.tsx';
import { RecordMultiPicker } from '../../kit/fields/pickers/record-multi-picker.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { Row } from '../../kit/forms/form-page.tsx';
import type { QuickAdd } from '../../kit/forms/quick-add.ts';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { useGo } from '../../kit/navigation/use-go.ts';
import { NameOrNumber } from '../business-registries/index.ts';
import { peopleSource } from '../choice-sources/index.ts';
import { ClientLacks } from './client-lacks.tsx';
import { keepBegun } from './client-values.ts';
import classes from './clients.module.css';
import { sureOfClient } from './import/doubts.ts';

const targets = Object.keys(clientFields).filter((name) => name in quickClient.shape);
const blank = blankFields(clientFields);

/**
 * A client of a name or a NIP alone (CLI-110): registers fill in the rest, or it is said when it is needed. What is made so is a
 * potential client in the care of who adds it, unless told (CLI-49).
 */
export const ClientQuickAdd: QuickAdd = (props) =>
  'of' in props ? <ClientLacks {...props} /> : <ShortForm {...props} />;

function ShortForm({
  onClose,
  onAdded,
  here = false,
  begun,
}: {
  onClose: () => void;
  onAdded: (id: number) => void;
  here?: boolean;
  begun?: string | undefined;
}) {
  const me = useMe();
  const go = useGo();
  const form = useRecordForm({
    schema: quickClient,
    defaults: {
      ...Object.fromEntries(targets.map((name) => [name, blank[name as keyof typeof blank]])),
      clientService: [me.id],
      status: clientStatus.potential,
    },
    ask: ({ nip, name, city, postalCode }) =>
      sureOfClient({
        nip: nip ?? undefined,
        name: name ?? undefined,
        city: city ?? undefined,
        postalCode: postalCode ?? undefined,
      }),
    send: (body, options) => call(quickAddClient, { body }, options),
    onDone: ({ id }) => onAdded(id),
    done: 'Klient dodany',
  });
  const toFullForm = () => {
    const values = form.form.getValues() as Record<string, unknown>;
    // Status and carers are chosen by hand there (CLI-42).
    keepBegun(Object.fromEntries(targets.map((name) => [name, values[name]])));
    // It goes on there.
    form.keeper.current?.saved();
    onClose();
    void go(addressOf('clientAdd'), { ignoreBlocker: true });
  };
  return (
    <FormModal
      form={form}
      title="Dodaj klienta"
      save="Dodaj klienta"
      onClose={onClose}
      beside={
        here ? (
          <Button variant="subtle" onClick={toFullForm}>
            Pełny formularz
          </Button>
        ) : (
          <AppLink to={addressOf('clientAdd')} newTab>
            Pełny formularz
          </AppLink>
        )
      }
    >
      <NameOrNumber targets={targets} begun={begun} />
      <Similar />
      <Row>
        <RecordMultiPicker
          name="clientService"
          label="Opiekunowie"
          source={peopleSource}
          known={[{ id: me.id, name: `${me.firstName} ${me.lastName}`, picture: me.picture }]}
        />
        <SelectField name="status" label="Status" options={clientStatuses} />
      </Row>
      <p className={classes.second}>
        To wystarczy. O telefon i e-mail zapytamy przy ofercie, o dane do faktury przy projekcie. Do
        tego czasu strona klienta mówi, czego brakuje.
      </p>
    </FormModal>
  );
}

/** Clients that look like the one that is being typed; the same question is asked at saving. */
function Similar() {
  const [nip, name, city, postalCode] = useFormContext().watch([
    ...(['nip', 'name', 'city', 'postalCode'] as const),
  ]);
  const [query] = useDebouncedValue({ nip, name: name?.slice(0, 100), city, postalCode }, 300);
  const typed = Boolean(query.nip) || (query.name ?? '').length >= 3;
  const found = useApi(
    similarClients,
    { query: Object.fromEntries(Object.entries(query).filter(([, value]) => value)) },
    { enabled: typed },
  );
  const list = typed ? (found.data?.list ?? []) : [];
  return (
    <div role="status" className={classes.warnings}>
      {list.length > 0 && (
        <p className={classes.warning}>
          Jest już w bazie:{' '}
          {list.map((one, at) => (
            <span key={one.id}>
              {at > 0 && ', '}
              <AppLink to={addressOf('client', { id: one.id })} newTab>
                {one.name}
              </AppLink>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
