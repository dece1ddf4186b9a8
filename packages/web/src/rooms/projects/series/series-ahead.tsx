import { Button } from '@mantine/core';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { listIntervals } from '@zaplecze/contract/rooms/projects/calls';
import { intervalAhead } from '@zaplecze/contract/rooms/projects/forms';
import { updateInterval } from '@zaplecze/contract/rooms/projects/plans';
import { useState } from 'react';
import { call } from '../../../kit/calls/api.ts';
import { useMay } from '../../../kit/calls/session.ts';
import { useApi } from '../../../kit/calls/use-api.ts';
import { NumberField } from '../../../kit/fields/number-field.tsx';
import { FormModal } from '../../../kit/forms/form-modal.tsx';
import { useRecordForm } from '../../../kit/forms/use-record-form.ts';
import { Fact } from '../../../kit/records/details.tsx';

type Interval = { id: number; name: string; ahead: number };

/** How far ahead the periods of this interval are made; administrators change it for all such series. */
export function SeriesAhead({ interval }: { interval: number }) {
  const [asking, setAsking] = useState(false);
  const may = useMay(updateInterval);
  const { data } = useApi(listIntervals, {});
  const own = data?.intervals.find(({ id }) => id === interval);
  if (!own || own.ahead === 0) return null;
  return (
    <Fact label="Okresy powstają z wyprzedzeniem">
      {countWords(own.ahead, 'dzień', 'dni', 'dni')}{' '}
      {may && (
        <Button size="compact-xs" variant="subtle" onClick={() => setAsking(true)}>
          Zmień
        </Button>
      )}
      {asking && <AskAhead interval={own} onClose={() => setAsking(false)} />}
    </Fact>
  );
}

function AskAhead({ interval, onClose }: { interval: Interval; onClose: () => void }) {
  const form = useRecordForm({
    schema: intervalAhead,
    defaults: { interval: interval.id, ahead: interval.ahead },
    send: (body) => call(updateInterval, { body }),
    onDone: onClose,
  });
  return (
    <FormModal title={`Wyprzedzenie: ${interval.name}`} form={form} onClose={onClose} size={420}>
      <NumberField
        name="ahead"
        label="Ile dni przed początkiem powstaje okres"
        help="Dotyczy wszystkich serii, które tak się powtarzają."
        min={1}
        max={366}
        required
      />
    </FormModal>
  );
}
