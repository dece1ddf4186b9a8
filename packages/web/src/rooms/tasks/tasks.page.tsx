import { Outlet } from '@tanstack/react-router';
import type { listAssignedTasks } from '@zaplecze/contract/tasks';
import { useMemo } from 'react';
import { useMe, useSetting } from '../../kit/calls/session.ts';
import type { OfList } from '../../kit/lists/screen-list.ts';
import { usePageSearch } from '../../kit/navigation/page-place.tsx';
import { chosenColumns } from './task-columns.tsx';
import { TaskList } from './task-list.tsx';
import classes from './tasks.module.css';

/** Columns that fit a common window. */
const roomFor = 9;

export function TasksPage({ list }: OfList<typeof listAssignedTasks>) {
  const { id } = useMe();
  const [setting, keep] = useSetting('task-columns');
  const search = usePageSearch();
  const chosen = useMemo(() => chosenColumns(setting), [setting]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: keep only writes, whichever one it is
  const tasks = useMemo(
    () => <TaskList list={list} person={id} chosen={chosen} onChoose={keep} search={search} />,
    [list, id, chosen, search],
  );
  return (
    <div className={chosen.length > roomFor ? classes.wide : undefined}>
      {/* Not drawn anew when a task opens over it. */}
      {tasks}
      <Outlet />
    </div>
  );
}
