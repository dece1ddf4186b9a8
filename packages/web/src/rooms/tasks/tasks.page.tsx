import { Outlet } from '@tanstack/react-router';
import type { listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import { useCallback, useMemo, useRef } from 'react';
import { useMe, useSetting } from '../../kit/calls/session.ts';
import { listRequestAt, type OfList } from '../../kit/lists/state/screen-list.ts';
import type { ListChoice } from '../../kit/lists/state/use-list-state.ts';
import { usePageSearch } from '../../kit/navigation/page-place.tsx';
import { rememberedChoice, usualOf } from './remembered-choice.ts';
import { TaskList } from './task-list.tsx';

export function TasksPage({ list }: OfList<typeof listAssignedTasks>) {
  const { id } = useMe();
  const [choice, keepChoice] = useSetting('task-list');
  const search = usePageSearch();
  const own = useMemo(
    (): typeof list => (search) => ({ ...listRequestAt(list, search), usual: usualOf(choice) }),
    [list, choice],
  );
  const keep = (next: ListChoice) => keepChoice(rememberedChoice(next, choice));
  const latest = useRef(keep);
  latest.current = keep;
  const remember = useCallback((next: ListChoice) => latest.current(next), []);
  const tasks = useMemo(
    () => <TaskList list={own} person={id} search={search} keep={remember} />,
    [own, id, search, remember],
  );
  return (
    <>
      {/* Not drawn anew when a task opens over it. */}
      {tasks}
      <Outlet />
    </>
  );
}
