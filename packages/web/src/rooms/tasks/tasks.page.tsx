import { Outlet } from '@tanstack/react-router';
import type { listAssignedTasks } from '@zaplecze/contract/tasks';
import { useCallback, useMemo, useRef } from 'react';
import { useMe, useSetting } from '../../kit/calls/session.ts';
import { askedAt, type OfList } from '../../kit/lists/screen-list.ts';
import type { ListChoice } from '../../kit/lists/use-list-state.ts';
import { usePageSearch } from '../../kit/navigation/page-place.tsx';
import { keptOf, usualOf } from './remembered.ts';
import { chosenColumns } from './task-columns.tsx';
import { TaskList } from './task-list.tsx';
import classes from './tasks.module.css';

/** Columns that fit a common window. */
const roomFor = 9;

export function TasksPage({ list }: OfList<typeof listAssignedTasks>) {
  const { id } = useMe();
  const [setting, keep] = useSetting('task-columns');
  const [choice, keepChoice] = useSetting('task-list');
  const search = usePageSearch();
  const chosen = useMemo(() => chosenColumns(setting), [setting]);
  const own = useMemo(
    (): typeof list => (search) => ({ ...askedAt(list, search), usual: usualOf(choice) }),
    [list, choice],
  );
  const latest = useRef(keepChoice);
  latest.current = keepChoice;
  const remember = useCallback((next: ListChoice) => latest.current(keptOf(next)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: keep only writes, whichever one it is
  const tasks = useMemo(
    () => (
      <TaskList
        list={own}
        person={id}
        chosen={chosen}
        onChoose={keep}
        search={search}
        keep={remember}
      />
    ),
    [own, id, chosen, search, remember],
  );
  return (
    <div className={chosen.length > roomFor ? classes.wide : undefined}>
      {/* Not drawn anew when a task opens over it. */}
      {tasks}
      <Outlet />
    </div>
  );
}
