import { Button } from '@mantine/core';
import type { CalendarEntry } from '@zaplecze/contract/rooms/absences/calls';
import { withdrawRequest } from '@zaplecze/contract/rooms/absences/requests/calls';
import { useSend } from '../../../kit/calls/use-send.ts';
import classes from '../absence-form.module.css';
import { changeWords, whenWords } from './change-words.ts';

/** Above the form of an absence: a change of it that waits, and that it stands meanwhile. */
export function OpenChange({ entry, onDone }: { entry: CalendarEntry; onDone: () => void }) {
  const withdraw = useSend(withdrawRequest, { toast: 'Zmiana wycofana', onDone });
  const { change } = entry;
  if (!change) return null;
  return (
    <div className={classes.waits}>
      <p>
        <strong>Na decyzję czeka: {changeWords(change, entry)}</strong>
      </p>
      <p>Do tego czasu obowiązuje {whenWords(entry)}. Nowa zmiana zastąpi tę, która czeka.</p>
      <Button
        size="xs"
        variant="default"
        mt={8}
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate({ params: { id: entry.id }, body: { change: change.id } })}
      >
        Wycofaj zmianę
      </Button>
    </div>
  );
}
