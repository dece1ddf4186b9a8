import { Button } from '@mantine/core';
import type { Address } from '@zaplecze/contract/addresses';
import type { CustomKind } from '@zaplecze/contract/kit/fields/custom-fields';
import { countWords, plural } from '@zaplecze/contract/kit/values/words';
import {
  type CustomDefinition,
  changeCustomKind,
  type KindPreview,
  previewCustomKind,
} from '@zaplecze/contract/rooms/custom-fields/calls';
import { keptDays, kindChanges } from '@zaplecze/contract/rooms/custom-fields/kind-changes';
import { customKindWords } from '@zaplecze/contract/rooms/custom-fields/lists';
import { useState } from 'react';
import { useApi } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { Modal } from '../../kit/dialogs/modal.tsx';
import { Select } from '../../kit/fields/select.tsx';
import { AppLink } from '../../kit/navigation/link.tsx';
import { Loading, PendingAnswer } from '../../kit/records/states.tsx';
import classes from './custom-fields.module.css';

const records = (count: number) => countWords(count, 'rekord', 'rekordy', 'rekordów');

/** A field becomes another kind: what would become of its values is told before. */
export function KindDialog({ field, onClose }: { field: CustomDefinition; onClose: () => void }) {
  const { id, kind, label } = field;
  const [chosen, choose] = useState<CustomKind | null>(null);
  return (
    <Modal title={`Zmień rodzaj: ${label}`} opened onClose={onClose}>
      <div className={classes.kinds}>
        <Select
          label="Nowy rodzaj"
          description={`Teraz: ${customKindWords[kind]}. Klucz i nazwa zostają.`}
          data={kindChanges[kind].map((one) => ({ value: one, label: customKindWords[one] }))}
          value={chosen}
          onChange={(value) => choose(value as CustomKind | null)}
          allowDeselect={false}
          data-autofocus
        />
        {chosen && <Preview key={chosen} id={id} kind={chosen} onClose={onClose} />}
        {!chosen && (
          <div className={classes.acts}>
            <Button variant="default" onClick={onClose}>
              Anuluj
            </Button>
          </div>
        )}
      </div>
    </Modal>
  );
}

function Preview({ id, kind, onClose }: { id: number; kind: CustomKind; onClose: () => void }) {
  const answer = useApi(
    previewCustomKind,
    { params: { id }, query: { kind } },
    { refetchOnMount: 'always', gcTime: 0 },
  );
  const send = useSend(changeCustomKind, { onDone: onClose });
  const preview = answer.data;
  return (
    <>
      {preview ? (
        <Outlook preview={preview} />
      ) : (
        <PendingAnswer answer={answer} shape={<Loading />} />
      )}
      <div className={classes.acts}>
        <Button variant="default" onClick={onClose}>
          Anuluj
        </Button>
        <Button
          disabled={!preview || preview.refused !== null}
          loading={send.isPending}
          onClick={() => send.mutate({ params: { id }, body: { kind } })}
        >
          Zmień rodzaj
        </Button>
      </div>
    </>
  );
}

function Outlook({ preview }: { preview: KindPreview }) {
  const { records: all, converts, lost, samples, positions, unit, dropped, refused } = preview;
  if (refused !== null)
    return (
      <p className={classes.refused} role="alert">
        {refused}
      </p>
    );
  return (
    <div className={classes.told} role="status">
      {all === 0 ? (
        <p>Nikt jeszcze tego pola nie wypełnił.</p>
      ) : (
        <p>
          {plural(converts, 'Przejdzie', 'Przejdą', 'Przejdzie')} {records(converts)} z {all}.{' '}
          {lost > 0 && (
            <b>
              Bez wartości {plural(lost, 'zostanie', 'zostaną', 'zostanie')} {records(lost)}:
            </b>
          )}
        </p>
      )}
      {samples.length > 0 && (
        <ul className={classes.samples}>
          {samples.map((one) => (
            <li key={one.id}>
              {one.address ? <AppLink to={one.address as Address}>{one.name}</AppLink> : one.name}
              <span className={classes.why}>
                „{one.value}”: {one.message}
              </span>
            </li>
          ))}
          {lost > samples.length && <li>i {records(lost - samples.length)} więcej</li>}
        </ul>
      )}
      {positions !== null && (
        <p>Z wartości powstanie lista: {countWords(positions, 'pozycja', 'pozycje', 'pozycji')}.</p>
      )}
      {unit && (
        <p>
          Jednostką pola będzie „{unit.name}”: tak jest w{' '}
          {countWords(unit.records, 'rekordzie', 'rekordach', 'rekordach')}. Liczby, przy których
          jej nie ma, też ją dostaną.
        </p>
      )}
      {dropped.length > 0 && <p>Nowy rodzaj tego nie ma: {dropped.join(', ')}.</p>}
      {all > 0 && (
        <p className={classes.now}>
          Praca trwa w tym czasie dalej. Dawne wartości zostają {keptDays} dni: do tego dnia zmianę
          można cofnąć.
        </p>
      )}
    </div>
  );
}
