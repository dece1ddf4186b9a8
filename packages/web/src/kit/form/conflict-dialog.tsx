import { Button, Group, Radio } from '@mantine/core';
import { useState } from 'react';
import { Modal } from '../modal.tsx';
import { useFormOfRecord } from './form-context.tsx';

function told(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(puste)';
  if (typeof value === 'boolean') return value ? 'tak' : 'nie';
  if (Array.isArray(value)) return value.length === 0 ? '(puste)' : value.map(told).join(', ');
  if (typeof value === 'object') {
    const { id: _id, ...own } = value as Record<string, unknown>;
    if (typeof own.name === 'string') return own.name;
    return Object.values(own).filter(Boolean).map(told).join(' ');
  }
  return String(value);
}

/** Somebody changed the same fields meanwhile: both values, and the person chooses. */
export function ConflictDialog() {
  const { conflicts, settle, dismissConflicts, labels } = useFormOfRecord();
  const [choices, setChoices] = useState<Record<string, 'theirs' | 'yours'>>({});
  const fields = Object.entries(conflicts ?? {});
  const all = Object.fromEntries(fields.map(([name]) => [name, choices[name] ?? 'yours'] as const));
  return (
    <Modal title="Ktoś zmienił te same pola" opened={conflicts !== null} onClose={dismissConflicts}>
      <p style={{ marginTop: 0 }}>
        Od otwarcia formularza ktoś inny zapisał ten rekord. Wybierz, co ma zostać; pozostałe zmiany
        obu osób są zachowane.
      </p>
      {fields.map(([name, { theirs, yours }]) => (
        <Radio.Group
          key={name}
          label={labels.get(name) ?? name}
          value={all[name]}
          onChange={(value) => setChoices({ ...choices, [name]: value as 'theirs' })}
          mb="md"
        >
          <Radio mt="xs" value="yours" label={`Twoja wartość: ${told(yours)}`} />
          <Radio mt="xs" value="theirs" label={`Zapisana przez inną osobę: ${told(theirs)}`} />
        </Radio.Group>
      ))}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={dismissConflicts}>
          Wróć do formularza
        </Button>
        <Button onClick={() => void settle(all)}>Zapisz wybrane</Button>
      </Group>
    </Modal>
  );
}
