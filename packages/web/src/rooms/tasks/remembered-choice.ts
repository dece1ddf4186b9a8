import { taskList } from '@zaplecze/contract/rooms/tasks/calls';
import { openTaskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import type { Usual } from '../../kit/lists/state/list-address.ts';
import type { ListChoice } from '../../kit/lists/state/use-list-state.ts';

/** The quick pills over the statuses of "Twoje zadania". */
export const taskPills = [
  { id: openTaskStatuses.join(','), name: 'Otwarte' },
  { id: '1,2,31', name: 'Do zrobienia' },
  { id: '9,10', name: 'Zakończone' },
];

/** What the list shows to whoever chose nothing yet: the tasks that the menu counts. */
export const firstFilter = { status: openTaskStatuses.map(String) };

type StoredChoice = { sort: string; order: 'asc' | 'desc'; pill: string };

/** What is kept of a choice: its order and its pill; statuses that no pill stands for are a search of the moment. */
export function rememberedChoice(choice: ListChoice, before: unknown): StoredChoice {
  const { sort, order, filter } = choice;
  const pressed = [filter.status ?? []].flat().join(',');
  const isPill = pressed === '' || taskPills.some(({ id }) => id === pressed);
  return { sort, order, pill: isPill ? pressed : pillOf(before) };
}

const pillOf = (stored: unknown): string => [usualOf(stored).filter?.status ?? []].flat().join(',');

/**
 * The stored choice of a list, with all tasks where no pill is pressed; the beginning where nothing was chosen yet. Columns
 * and pills that no longer exist are ignored.
 */
export function usualOf(setting: unknown): Usual {
  if (typeof setting !== 'object' || setting === null) return { filter: firstFilter };
  const { sort, order, pill } = setting as Partial<StoredChoice>;
  return {
    ...(taskList.sort.some((one) => one === sort) &&
      (order === 'asc' || order === 'desc') && { sort, order }),
    ...(pill !== '' && {
      filter: taskPills.some(({ id }) => id === pill) ? { status: pill?.split(',') } : firstFilter,
    }),
  };
}
