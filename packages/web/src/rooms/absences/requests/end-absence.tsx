import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type CalendarEntry, removeAbsence } from '@zaplecze/contract/rooms/absences/calls';
import { refusalForm, withdrawalForm } from '@zaplecze/contract/rooms/absences/forms';
import type { AbsenceOutcome } from '@zaplecze/contract/rooms/absences/lists';
import { withdrawRequest } from '@zaplecze/contract/rooms/absences/requests/calls';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { useState } from 'react';
import { call } from '../../../kit/calls/api.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { useSend } from '../../../kit/calls/use-send.ts';
import { confirm } from '../../../kit/dialogs/confirm.tsx';
import { toast } from '../../../kit/dialogs/toast.ts';
import { TextAreaField } from '../../../kit/fields/text-fields.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { formatDays } from '../../../kit/records/format.ts';
import { useCheck } from './use-check.ts';

type Ended = Pick<CalendarEntry, 'id' | 'user' | 'type' | 'dateFrom' | 'dateTo'> & {
  status: number;
};

const look = {
  variant: 'subtle',
  color: 'red',
  leftSection: <IconTrash size={16} stroke={1.5} aria-hidden />,
} as const;

/**
 * Takes an entry away: what was asked for is withdrawn or cancelled and stays in the history, what is accepted and somebody
 * else's to decide about is asked for, the rest is deleted. Nothing where its days are over and one may not put them right.
 */
export function EndAbsence({ entry, onDone }: { entry: CalendarEntry; onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  const ending = useCheck(entry.id)?.ending;
  const { data } = useApi(dictionaryCalls.calendarType.list, { query: { archived: '1' } });
  const remove = useSend(removeAbsence, { toast: 'Nieobecność usunięta', onDone });
  const type = data?.list.find(({ id }) => id === entry.type.id);
  if (!ending || ending === 'past') return null;
  const waits = entry.status === absenceStatus.requested;
  const stays = waits || ending !== 'saved' || type?.needsApproval;
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
        {stays ? endWords(entry.status, ending) : 'Usuń'}
      </Button>
      {asking && (
        <EndDialog entry={entry} ending={ending} onClose={() => setAsking(false)} onDone={onDone} />
      )}
    </>
  );
}

/** What ending it is called. */
export function endWords(status: number, ending: AbsenceOutcome): string {
  if (ending === 'change') return 'Poproś o odwołanie';
  return status === absenceStatus.requested ? 'Wycofaj wniosek' : 'Odwołaj nieobecność';
}

const helps: Partial<Record<AbsenceOutcome, string>> = {
  change: 'Przeczyta to osoba, która decyduje. Do jej decyzji nieobecność obowiązuje.',
  correction: 'Te dni już minęły. Przeczyta to nieobecna osoba.',
};

/** Asks why, of days that are over in any case, before something is withdrawn or cancelled. */
export function EndDialog(props: {
  entry: Ended;
  ending: AbsenceOutcome;
  onClose: () => void;
  onDone: () => void;
}) {
  const { entry, ending, onClose, onDone } = props;
  const words = endWords(entry.status, ending);
  const corrects = ending === 'correction';
  const form = useRecordForm({
    schema: corrects ? refusalForm : withdrawalForm,
    defaults: { reason: '' },
    send: (body, options) => call(withdrawRequest, { params: { id: entry.id }, body }, options),
    done: null,
    onDone: (answer) => {
      toast.success(doneWords(entry.status, answer?.changeWaits ?? false));
      onDone();
    },
  });
  return (
    <FormModal form={form} title={words} save={words} onClose={onClose}>
      <p>
        {entry.user.name}: {entry.type.name}, {formatDays(entry)}
      </p>
      <TextAreaField
        name="reason"
        label="Powód"
        help={helps[ending] ?? 'Nie musisz go podawać.'}
        rows={3}
        required={corrects}
      />
    </FormModal>
  );
}

function doneWords(status: number, changeWaits: boolean): string {
  if (changeWaits) return 'Prośba o odwołanie wysłana, czeka na decyzję';
  return status === absenceStatus.requested ? 'Wniosek wycofany' : 'Nieobecność odwołana';
}
