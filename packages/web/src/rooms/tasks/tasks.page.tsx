import { Outlet } from '@tanstack/react-router';
import { addressOf, withSearch } from '@zaplecze/contract/addresses';
import { listAssignedTasks, type TaskRow } from '@zaplecze/contract/tasks';
import { taskStatuses } from '@zaplecze/contract/tasks.lists';
import { useMemo } from 'react';
import { useMe, useSetting } from '../../kit/calls/session.ts';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { FilterOfList, PillsOf } from '../../kit/lists/types.ts';
import { usePageSearch } from '../../kit/navigation/page-place.tsx';
import type { Target } from '../../kit/navigation/use-anchor.ts';
import { type ChoosingColumns, ColumnSettings } from './column-settings.tsx';
import { projectsOf } from './projects-of.ts';
import { chosenColumns, taskColumns } from './task-columns.tsx';
import classes from './tasks.module.css';

/** Columns that fit a common window. */
const roomFor = 9;

/** What a person asks of their day; single statuses are behind 'Filtry'. */
const quick: PillsOf<typeof listAssignedTasks>[] = [
  {
    filter: 'status',
    label: 'Które zadania',
    options: [
      { id: '1,2,31', name: 'Do zrobienia' },
      { id: '0', name: 'Oczekujące' },
      { id: '9,10', name: 'Zakończone' },
    ],
  },
];

export function TasksPage() {
  const { id } = useMe();
  const [setting, keep] = useSetting('task-columns');
  const search = usePageSearch();
  const chosen = useMemo(() => chosenColumns(setting), [setting]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: keep only writes, whichever one it is
  const list = useMemo(
    () => <Tasks person={id} chosen={chosen} onChoose={keep} search={search} />,
    [id, chosen, search],
  );
  return (
    <div className={chosen.length > roomFor ? classes.wide : undefined}>
      {/* Not drawn anew when a task opens over it. */}
      {list}
      <Outlet />
    </div>
  );
}

type TasksProps = ChoosingColumns & { person: number; search: Record<string, unknown> };

function Tasks({ person, chosen, onChoose, search }: TasksProps) {
  const filters = useMemo(
    (): FilterOfList<typeof listAssignedTasks>[] => [
      { key: 'project', label: 'Projekt', kind: 'choices', source: projectsOf(person) },
      { key: 'status', label: 'Status', kind: 'options', options: taskStatuses },
    ],
    [person],
  );
  const open = (row: TaskRow): Target => ({
    // The list beneath stays as it was.
    to: withSearch(
      addressOf('task', {
        projectId: row.project.id,
        taskId: row.task.id,
        procedureId: row.procedure.id,
        serviceId: row.service.id,
      }),
      search,
    ),
    over: 'path',
  });
  return (
    <ListPage
      title="Twoje zadania"
      endpoint={listAssignedTasks}
      params={{ user: person }}
      search="Szukaj zadania…"
      pills={quick}
      filters={filters}
      toolbar={() => <ColumnSettings chosen={chosen} onChoose={onChoose} />}
      dense
      columns={taskColumns.filter(({ key }) => chosen.includes(key))}
      open={open}
      empty={{
        title: 'Nie masz jeszcze zadań',
        text: 'Gdy ktoś przydzieli Ci zadanie w projekcie, pojawi się tutaj.',
      }}
    />
  );
}
