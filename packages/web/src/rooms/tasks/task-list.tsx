import { addressOf, withSearch } from '@zaplecze/contract/addresses';
import { dueOptions, type Whose } from '@zaplecze/contract/kit/fields/limits';
import type { listAssignedTasks, TaskRow } from '@zaplecze/contract/rooms/tasks/calls';
import { taskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { useMemo } from 'react';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { OfList } from '../../kit/lists/state/screen-list.ts';
import type { ListChoice } from '../../kit/lists/state/use-list-state.ts';
import type { FilterOfList, PillsOf } from '../../kit/lists/types.ts';
import type { Target } from '../../kit/navigation/use-anchor.ts';
import { peopleSource } from '../choices/index.ts';
import { projectsOf } from './projects-of.ts';
import { taskPills } from './remembered-choice.ts';
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

const whoseOptions = [
  { id: 'own', name: 'Moje' },
  { id: 'substituting', name: 'Zastępuję' },
] as const satisfies readonly { id: Whose; name: string }[];

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
  const filters = useMemo(
    (): FilterOfList<typeof listAssignedTasks>[] => [
      { key: 'project', label: 'Projekt', kind: 'choices', source: projectsOf(person) },
      { key: 'status', label: 'Status', kind: 'options', options: taskStatuses },
      { key: 'due', label: 'Termin', kind: 'options', options: dueOptions, one: true },
      { key: 'user', label: 'Czyje', kind: 'choices', source: peopleSource },
      { key: 'whose', label: 'Zakres', kind: 'options', options: whoseOptions, one: true },
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
      list={list}
      onChoice={keep}
      search="Szukaj zadania…"
      pills={pills}
      filters={filters}
      dense
      columns={taskColumns}
      open={open}
      acts={acts}
      board={taskBoard}
      empty={{
        title: 'Nie masz jeszcze zadań',
        text: 'Gdy ktoś przydzieli Ci zadanie w projekcie, pojawi się tutaj.',
      }}
    />
  );
}
