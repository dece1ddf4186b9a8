import '../../kit/first-screen/styles-forms.ts';
import { Button, Group, TextInput } from '@mantine/core';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { countMarketing, exportMarketing } from '@zaplecze/contract/rooms/rodo/registers/calls';
import { useState } from 'react';
import { useApi } from '../../kit/calls/use-api.ts';
import { Modal } from '../../kit/dialogs/modal.tsx';
import { Select } from '../../kit/fields/select.tsx';
import { openSigned } from '../../kit/files/open-signed.ts';
import { Loading, PendingAnswer } from '../../kit/records/states.tsx';
import classes from './rodo.module.css';

const people = (count: number) => countWords(count, 'osoba', 'osoby', 'osób');

/** A marketing list: made only from consents valid today, and written into the register of disclosures. */
export function Marketing({ onClose }: { onClose: () => void }) {
  const types = useApi(dictionaryCalls.agreementType.list, { query: {} });
  const [type, setType] = useState<number | null>(null);
  const [purpose, setPurpose] = useState('');
  const save = (format: 'xlsx' | 'csv') => {
    if (type === null) return;
    const query = { format, ...(purpose.trim() && { purpose: purpose.trim() }) };
    void openSigned(exportMarketing, { params: { id: type }, query }).then(
      (begun) => begun && onClose(),
    );
  };
  return (
    <Modal title="Lista marketingowa" opened onClose={onClose} size={520}>
      <Select
        label="Zgoda"
        description="Na listę trafią tylko osoby, których zgoda dziś obowiązuje."
        placeholder="Wybierz…"
        allowDeselect={false}
        data={(types.data?.list ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={type === null ? null : String(type)}
        onChange={(next) => setType(Number(next))}
        comboboxProps={{ shadow: 'sm' }}
      />
      {type !== null && <Counted type={type} />}
      <TextInput
        mt="sm"
        label="Cel wysyłki"
        description="Stanie w rejestrze udostępnień."
        placeholder="Na przykład: zaproszenie na szkolenie"
        maxLength={500}
        value={purpose}
        onChange={(event) => setPurpose(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          Anuluj
        </Button>
        <Button variant="default" disabled={type === null} onClick={() => save('csv')}>
          Pobierz CSV
        </Button>
        <Button disabled={type === null} onClick={() => save('xlsx')}>
          Pobierz XLSX
        </Button>
      </Group>
    </Modal>
  );
}

/** How many the list has, who is left out of it and why. */
function Counted({ type }: { type: number }) {
  const answer = useApi(countMarketing, { params: { id: type } });
  if (!answer.data) return <PendingAnswer answer={answer} shape={<Loading />} />;
  const { count, left } = answer.data;
  return (
    <div role="status">
      <p>
        Na liście: <strong>{people(count)}</strong>.
        {left.length === 0 ? ' Nikogo nie pominięto.' : ' Pominięto:'}
      </p>
      {left.length > 0 && (
        <ul className={classes.left}>
          {left.map(({ why, count: some }) => (
            <li key={why}>
              {why}: {some}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
