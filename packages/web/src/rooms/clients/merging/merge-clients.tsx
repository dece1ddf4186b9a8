import { Button, Checkbox, Radio, Stack } from '@mantine/core';
import { addressOf } from '@zaplecze/contract/addresses';
import { type Client, getClient } from '@zaplecze/contract/rooms/clients/calls';
import { type ClientField, clientFields } from '@zaplecze/contract/rooms/clients/fields';
import {
  clientMergeDays,
  mergeClients,
  previewClientMerge,
} from '@zaplecze/contract/rooms/clients/merging/calls';
import { listProvinces } from '@zaplecze/contract/rooms/dictionaries/calls';
import { useState } from 'react';
import { useApi } from '../../../kit/calls/use-api.ts';
import { useSend } from '../../../kit/calls/use-send.ts';
import { Modal } from '../../../kit/dialogs/modal.tsx';
import { PickOne } from '../../../kit/fields/pickers/record-picker.tsx';
import { useGo } from '../../../kit/navigation/use-go.ts';
import { Loading, PendingAnswer } from '../../../kit/records/states.tsx';
import { clientSource } from '../../choice-sources/index.ts';
import classes from './client-twins.module.css';

type Props = { client: Client; other?: number; onClose: () => void };

/** Chooses the other client and which of the two stays; shows what comes along and what differs, before it is done. */
export function MergeClients({ client, other, onClose }: Props) {
  const [chosen, choose] = useState<number | null>(other ?? null);
  const found = useApi(
    getClient,
    { params: { id: chosen ?? 0 } },
    { enabled: chosen !== null && chosen !== client.id },
  ).data?.client;
  return (
    <Modal title="Połącz klientów" opened onClose={onClose} size={720}>
      <div className={classes.dialog}>
        <PickOne
          label="Drugi klient"
          description="Ten sam klient, wpisany drugi raz."
          source={clientSource}
          value={chosen}
          known={found ? [{ id: found.id, name: found.name }] : []}
          error={chosen === client.id ? 'Wybierz innego klienta' : undefined}
          onPick={choose}
        />
        {found ? (
          <Choice key={found.id} halves={[client, found]} onClose={onClose} />
        ) : (
          <div className={classes.bar}>
            <Button variant="default" onClick={onClose}>
              Anuluj
            </Button>
          </div>
        )}
      </div>
    </Modal>
  );
}

function Choice({ halves, onClose }: { halves: [Client, Client]; onClose: () => void }) {
  const go = useGo();
  const [stays, keep] = useState(halves[0].id);
  const [take, setTake] = useState<ClientField[]>([]);
  const into = halves.find(({ id }) => id === stays) ?? halves[0];
  const goes = halves.find(({ id }) => id !== stays) ?? halves[1];
  const merge = useSend(mergeClients, {
    toast: 'Klienci połączeni',
    onDone: () => {
      onClose();
      void go(addressOf('client', { id: into.id }), { replace: true });
    },
  });
  return (
    <>
      <Radio.Group
        label="Który zostaje?"
        value={String(stays)}
        onChange={(value) => {
          keep(Number(value));
          setTake([]);
        }}
      >
        <Stack gap={8} mt={6}>
          {halves.map(({ id, name, nip, street, city }) => (
            <Radio
              key={id}
              value={String(id)}
              label={name}
              description={`NIP ${nip}, ${street}, ${city}`}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Preview into={into} goes={goes} take={take} onTake={setTake} />
      <p className={classes.facts}>
        Adres tego, który znika, poprowadzi do tego, który zostaje. Cofnąć można przez{' '}
        {clientMergeDays} dni.
      </p>
      <div className={classes.bar}>
        <Button variant="default" onClick={onClose}>
          Anuluj
        </Button>
        <Button
          loading={merge.isPending}
          onClick={() => merge.mutate({ params: { id: into.id }, body: { client: goes.id, take } })}
        >
          Połącz
        </Button>
      </div>
    </>
  );
}

type PreviewProps = {
  into: Client;
  goes: Client;
  take: ClientField[];
  onTake: (take: ClientField[]) => void;
};

function Preview({ into, goes, take, onTake }: PreviewProps) {
  const answer = useApi(previewClientMerge, {
    params: { id: into.id },
    query: { client: goes.id },
  });
  const provinces = useApi(listProvinces, {}).data?.provinces ?? [];
  const preview = answer.data?.preview;
  if (answer.error || !preview) return <PendingAnswer answer={answer} shape={<Loading />} />;
  const differ = preview.fields.filter(({ filled }) => !filled);
  const filled = preview.fields.filter((one) => one.filled);
  const toggle = (field: ClientField) =>
    onTake(take.includes(field) ? take.filter((one) => one !== field) : [...take, field]);
  const shown = (field: ClientField, value: string | null) =>
    clientFields[field].kind === 'province'
      ? (provinces.find(({ id }) => id === Number(value))?.name ?? '')
      : (value ?? '');
  return (
    <div className={classes.preview}>
      <p>
        {preview.moved.length > 0
          ? `Przejdzie: ${preview.moved.join(', ')}.`
          : 'Nie ma niczego do przeniesienia.'}
      </p>
      {filled.length > 0 && (
        <p>Uzupełni się: {filled.map(({ field }) => clientFields[field].label).join(', ')}.</p>
      )}
      {differ.length > 0 && (
        <fieldset className={classes.fields}>
          <legend>Co wziąć od: {goes.name} (reszta zostaje taka, jaka jest)</legend>
          {differ.map((one) => (
            <Checkbox
              key={one.field}
              size="sm"
              checked={take.includes(one.field)}
              onChange={() => toggle(one.field)}
              label={`${clientFields[one.field].label}: ${shown(one.field, one.goes)}`}
              description={`zamiast: ${shown(one.field, one.stays)}`}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}
