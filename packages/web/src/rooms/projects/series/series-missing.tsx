import { IconCalendarPlus } from '@tabler/icons-react';
import { countWords } from '@zaplecze/contract/kit/values/words';
import type { ProjectSeries } from '@zaplecze/contract/rooms/projects/calls';
import { mostMissing } from '@zaplecze/contract/rooms/projects/forms';
import { createPeriods } from '@zaplecze/contract/rooms/projects/plans';
import { useSend } from '../../../kit/calls/use-send.ts';
import { toast } from '../../../kit/dialogs/toast.ts';
import { IconButton } from '../../../kit/navigation/icon-button.tsx';
import { MainBox } from '../../../kit/records/details.tsx';
import { formatDay } from '../../../kit/records/format.ts';
import classes from '../projects.module.css';

/** Periods that nobody made, and the click that makes all of them. */
export function MissingPeriods({ series }: { series: ProjectSeries }) {
  const { id, missing } = series;
  const fill = useSend(createPeriods, {
    onDone: ({ projects: { length: count } }) =>
      toast.success(`Utworzono ${countWords(count, 'okres', 'okresy', 'okresów')}`),
  });
  if (missing.length === 0) return null;
  return (
    <MainBox title={`Brakuje ${countWords(missing.length, 'okresu', 'okresów', 'okresów')}`}>
      <div className={classes.missing}>
        <div>
          <p>{missing.map((day) => `od ${formatDay(day)}`).join(', ')}</p>
          <p>Każdy powstanie z usługą, osobami i wartością poprzedniego.</p>
        </div>
        <IconButton
          variant="filled"
          icon={IconCalendarPlus}
          loading={fill.isPending}
          onClick={() =>
            fill.mutate({ params: { id }, body: { periods: missing.slice(0, mostMissing) } })
          }
        >
          Uzupełnij
        </IconButton>
      </div>
    </MainBox>
  );
}
