import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type CalendarEntry, removeAbsence } from '@zaplecze/contract/rooms/absences/calls';
import { withdrawalForm } from '@zaplecze/contract/rooms/absences/forms';
import { withdrawRequest } from '@zaplecze/contract/rooms/absences/requests/calls';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { useState } from 'react';
import { call } from '../../../kit/calls/api.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { useSend } from '../../../kit/calls/use-send.ts';
import { confirm } from '../../../kit/dialogs/confirm.tsx';
import { TextAreaField } from '../../../kit/fields/text-fields.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { formatDays } from '../../../kit/records/format.ts';

type Ended = Pick<CalendarEntry, 'id' | 'user' | 'type' | 'dateFrom' | 'dateTo'> & {
  status: number;
};

const look = {
  variant: 'subtle',
  color: 'red',
  leftSection: <IconTrash size={16} stroke={1.5} aria-hidden />,
} as const;

/** Takes an entry away: what was asked for is withdrawn or cancelled and stays in the history, the rest is deleted. */
export function EndAbsence({ entry, onDone }: { entry: CalendarEntry; onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  const { data } = useApi(dictionaryCalls.calendarType.list, { query: { archived: '1' } });
  const remove = useSend(removeAbsence, { toast: 'Nieobecność usunięta', onDone });
  const type = data?.list.find(({ id }) => id === entry.type.id);
  const stays = entry.status === absenceStatus.requested || type?.needsApproval;
  const ask = async () => {
    const text = `${entry.user.name}: ${entry.type.name}`;
    if (await confirm({ text })) remove.mutate({ params: { id: entry.id } });
  };
  return (
    <>
      <Button
        {...look}
        loading={remove.isPending}
        onClick={() => (stays ? setAsking(true) : void ask())}
      >
        {stays ? endWords(entry.status) : 'Usuń'}
      </Button>
      {asking && <EndDialog entry={entry} onClose={() => setAsking(false)} onDone={onDone} />}
    </>
  );
}

/** What ending it is called. */
export const endWords = (status: number) =>
  status === absenceStatus.requested ? 'Wycofaj wniosek' : 'Odwołaj nieobecność';

/** Asks why, if anybody wants to say, before something is withdrawn or cancelled. */
export function EndDialog(props: { entry: Ended; onClose: () => void; onDone: () => void }) {
  const { entry, onClose, onDone } = props;
  const words = endWords(entry.status);
  const form = useRecordForm({
    schema: withdrawalForm,
    defaults: { reason: '' },
    send: (body, options) => call(withdrawRequest, { params: { id: entry.id }, body }, options),
    done: entry.status === absenceStatus.requested ? 'Wniosek wycofany' : 'Nieobecność odwołana',
    onDone,
  });
  return (
    <FormModal form={form} title={words} save={words} onClose={onClose}>
      <p>
        {entry.user.name}: {entry.type.name}, {formatDays(entry)}
      </p>
      <TextAreaField name="reason" label="Powód" help="Nie musisz go podawać." rows={3} />
    </FormModal>
  );
}
