import { IconRefresh } from '@tabler/icons-react';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { useFormContext } from 'react-hook-form';
import { IconButton } from '../../../kit/navigation/icon-button.tsx';
import classes from './plan.module.css';
import { problemsOf } from './plan-problems.ts';
import type { Assignment } from './service-plan.ts';
import type { usePlanning } from './use-planning.ts';

/** Problems of the plan, and the button that computes it anew. */
export function PlanBar({ planning }: { planning: ReturnType<typeof usePlanning> }) {
  const rows = (useFormContext().watch('tasks') ?? []) as Assignment[];
  const asking = rows.filter((row) => {
    const task = planning.planned.get(`${row.procedure}/${row.task}`);
    return task && problemsOf(task, row).length > 0;
  }).length;
  const words = planning.planning
    ? 'Układanie planu…'
    : planning.stale
      ? 'Dane planu się zmieniły. Przelicz, aby terminy i osoby poszły za nimi; to, co zmieniono ręcznie, zostanie.'
      : asking > 0
        ? `${countWords(asking, 'zadanie wymaga', 'zadania wymagają', 'zadań wymaga')} decyzji.`
        : planning.planned.size > 0
          ? 'Osoby i terminy ułożono według reguł usługi. Wszystko można zmienić.'
          : '';
  return (
    <div className={classes.bar}>
      <p role="status" className={planning.stale || asking > 0 ? classes.asks : classes.says}>
        {words}
      </p>
      <IconButton
        variant={planning.stale ? 'filled' : 'default'}
        icon={IconRefresh}
        loading={planning.planning}
        onClick={() => planning.work()}
      >
        Przelicz
      </IconButton>
    </div>
  );
}
