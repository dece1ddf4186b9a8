import { Button } from '@mantine/core';
import { IconCalendarDue } from '@tabler/icons-react';
import { commonLimit } from '@zaplecze/contract/rooms/projects/forms';
import { useState } from 'react';
import { LimitField } from '../../../kit/fields/date-fields.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';

type Props = { of: string; onGive: (limit: string) => void };

/** 'Termin wszystkich…': one limit for all tasks of a list. */
export function LimitForAll(props: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarDue size={16} stroke={1.5} aria-hidden />}
        aria-label={`Termin wszystkich zadań: ${props.of}`}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        Termin wszystkich…
      </Button>
      {asking && <AskLimit {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function AskLimit({ of, onGive, onClose }: Props & { onClose: () => void }) {
  const form = useRecordForm({
    schema: commonLimit,
    defaults: { limit: '' },
    send: async ({ limit }) => onGive(limit),
    onDone: onClose,
    done: null,
  });
  return (
    <FormModal
      title="Termin wszystkich zadań"
      form={form}
      onClose={onClose}
      save="Ustaw"
      size={420}
    >
      <LimitField
        name="limit"
        label="Graniczna data wykonania"
        help={`Dostaną ją wszystkie niezakończone zadania: ${of}.`}
        required
      />
    </FormModal>
  );
}
