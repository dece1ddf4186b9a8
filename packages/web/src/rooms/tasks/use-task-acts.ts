import { IconCalendar, IconChecklist, IconFlag, IconUser } from '@tabler/icons-react';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { assignTask } from '@zaplecze/contract/rooms/projects/calls';
import {
  gateClosed,
  importances,
  taskStatus,
  taskStatuses,
} from '@zaplecze/contract/rooms/tasks/lists';
import { useMemo } from 'react';
import type { Besides, RowAct } from '../../kit/bulk/acts.ts';
import { useMay } from '../../kit/calls/session.ts';
import { useWorkers } from '../radar/index.ts';

type Named = { id: number };
/** A task as a list of tasks or the page of its project shows it. */
type Task = {
  project: Named;
  task: Named;
  procedure: Named;
  service: Named;
  user: Named | null;
  status: Named;
  dateRealizationLimit: string | null;
  importance?: number;
};

const params = ({ project, task, procedure, service }: Task) => ({
  project: project.id,
  task: task.id,
  procedure: procedure.id,
  service: service.id,
});
const shared = { kind: 'task', params } as const;

const ended: Besides = {
  field: 'dateEndJob',
  label: 'Data zakończenia',
  kind: 'day',
  usual: () => warsawDay(),
};
/** Managers let a task go on before the one before it is over. */
const passed: Besides = {
  field: 'reason',
  label: 'Powód otwarcia bramki',
  kind: 'text',
  instead: { field: 'status', message: gateClosed },
};

/** Nobody sets a task to wait: it waits for the one before it. */
const settable = taskStatuses.filter(({ id }) => id !== taskStatus.waiting);

export const taskBoard = {
  filter: 'status',
  act: 'status',
  options: taskStatuses,
  lead: 'client',
};

/** What tasks of a list can be changed by; limit, importance and person are the managers' to change. */
export function useTaskActs(): RowAct<Task>[] {
  const manages = useMay(assignTask);
  const workers = useWorkers({});
  return useMemo(() => {
    const status: RowAct<Task> = {
      ...shared,
      key: 'status',
      label: 'Status',
      icon: IconChecklist,
      control: { kind: 'options', field: 'status', options: settable },
      besides: manages ? [ended, passed] : [ended],
      now: (row) => row.status.id,
      hotkey: 's',
    };
    if (!manages) return [status];
    return [
      status,
      {
        ...shared,
        kind: 'assignment',
        key: 'user',
        label: 'Osoba',
        icon: IconUser,
        control: { kind: 'one', field: 'user', source: workers },
        now: (row) => row.user?.id ?? null,
        hotkey: 'o',
      },
      {
        ...shared,
        key: 'limit',
        label: 'Termin',
        icon: IconCalendar,
        control: { kind: 'limit', field: 'dateRealizationLimit' },
        now: (row) => row.dateRealizationLimit,
        hotkey: 't',
      },
      {
        ...shared,
        key: 'importance',
        label: 'Istotność',
        icon: IconFlag,
        control: { kind: 'options', field: 'importance', options: importances },
        now: (row) => row.importance,
      },
    ];
  }, [manages, workers]);
}
