import { taskList } from '@zaplecze/contract/rooms/tasks/calls';
import type { Usual } from '../../kit/lists/state/list-address.ts';
import type { ListChoice } from '../../kit/lists/state/use-list-state.ts';

/** The quick pills over the statuses of "Twoje zadania". */
export const taskPills = [
  { id: '1,2,31', name: 'Do zrobienia' },
  { id: '0', name: 'Oczekujące' },
  { id: '9,10', name: 'Zakończone' },
];

type StoredChoice = { sort: string; order: 'asc' | 'desc'; pill: string };

/** What is kept of a choice: its order, and the pill where one is pressed. */
export function rememberedChoice({ sort, order, filter }: ListChoice): StoredChoice {
  const pressed = [filter.status ?? []].flat().join(',');
  return { sort, order, pill: taskPills.some(({ id }) => id === pressed) ? pressed : '' };
}

/** The stored choice of a list; entries of columns that no longer exist are ignored. */
export function usualOf(setting: unknown): Usual | undefined {
  if (typeof setting !== 'object' || setting === null) return undefined;
  const { sort, order, pill } = setting as Partial<StoredChoice>;
  return {
    ...(taskList.sort.some((one) => one === sort) &&
      (order === 'asc' || order === 'desc') && { sort, order }),
    ...(taskPills.some(({ id }) => id === pill) && { filter: { status: pill?.split(',') } }),
  };
}
