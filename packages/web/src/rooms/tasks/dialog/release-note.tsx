import { sentence } from '@zaplecze/contract/kit/values/words';
import type { TaskStep } from '@zaplecze/contract/rooms/tasks/calls';
import { formatDateTime } from '../../../kit/records/format.ts';

/** Who let a task go on before its predecessor ended, when and why. */
export function ReleasedBy({ released }: { released: NonNullable<TaskStep['released']> }) {
  const { by, at, reason } = released;
  const who = by ? `Kolejność zwolniona przez: ${by.name}` : 'Kolejność zwolniona';
  return (
    <>
      {who}, {formatDateTime(at)}. {sentence(`Powód: ${reason}`)}
    </>
  );
}
