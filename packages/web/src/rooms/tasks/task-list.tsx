import { addressOf, withSearch } from '@zaplecze/contract/addresses';
import { listAssignedTasks, type TaskRow } from '@zaplecze/contract/rooms/tasks/calls';
import { taskFilters, whoseOptions } from '@zaplecze/contract/rooms/tasks/columns';
import { useMemo } from 'react';
import { fieldFilters } from '../../kit/lists/filters/field-filters.ts';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { OfList } from '../../kit/lists/state/screen-list.ts';
import type { ListChoice } from '../../kit/lists/state/use-list-state.ts';
import type { PillsOf } from '../../kit/lists/types.ts';
import type { Target } from '../../kit/navigation/use-anchor.ts';
import { sourceOf } from '../choice-sources/index.ts';
import { projectsOf } from './projects-of.ts';
import { firstFilter, taskPills } from './remembered-choice.ts';
import { taskColumns } from './task-columns.tsx';
import { useSubstitutingCount } from './use-substituting-count.ts';
import { taskBoard, useTaskActs } from './use-task-acts.ts';

/** What a person asks of their day; single statuses are behind 'Filtry'. */
const quick: PillsOf<typeof listAssignedTasks>[] = [
  {
    filter: 'status',
    label: 'Które zadania',
    options: taskPills,
  },
];

/** Whose: offered to who stands in for somebody, with how many open tasks that is. */
const whosePills = (count: number): PillsOf<typeof listAssignedTasks> => ({
  filter: 'whose',
  label: 'Czyje',
  all: 'Moje i zastępowane',
  options: whoseOptions.map(({ id, name }) => ({
    id,
    name: id === 'substituting' && count > 0 ? `${name} ${count}` : name,
  })),
});

type Props = OfList<typeof listAssignedTasks> & {
  person: number;
  search: Record<string, unknown>;
  keep: (choice: ListChoice) => void;
};

/** A person's tasks; `search` is the address's, which a task that opens over them keeps. */
export function TaskList({ list, person, search, keep }: Props) {
  const substituting = useSubstitutingCount();
  const acts = useTaskActs();
  const isFiltered = Object.hasOwn(Object(search.filter), 'whose');
  const pills = useMemo(
    () => (substituting > 0 || isFiltered ? [...quick, whosePills(substituting)] : quick),
    [substituting, isFiltered],
  );
  const filters = useMemo(() => {
    const source = (table: string) => (table === 'project' ? projectsOf(person) : sourceOf(table));
    return fieldFilters(listAssignedTasks, {}, taskFilters, source);
  }, [person]);
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
      list={list}
      onChoice={keep}
      search="Szukaj zadania…"
      pills={pills}
      begins={firstFilter}
      filters={filters}
      columns={taskColumns}
      open={open}
      acts={acts}
      board={taskBoard}
      empty={{
        title: 'Nie masz otwartych zadań',
        text: 'Gdy ktoś przydzieli Ci zadanie w projekcie, pojawi się tutaj.',
      }}
    />
  );
}
