import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import type { ConfirmQuestion } from '../../kit/dialogs/confirm.tsx';

/** What is asked before one press gives a status that tells others at once or that hardly anybody can take back. */
export const taskQuestions: Record<number, Partial<ConfirmQuestion>> = {
  [taskStatus.cancelled]: {
    title: 'Anulować zadanie?',
    text: 'Następne zadanie procedury będzie można zacząć, a osoba, która je ma, od razu się o tym dowie.',
  },
};
