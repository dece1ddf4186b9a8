import { projectStatus } from '@zaplecze/contract/rooms/projects/lists';
import type { ConfirmQuestion } from '../../kit/dialogs/confirm.tsx';

/** What is asked before one press gives a status that tells others at once or that hardly anybody can take back. */
export const projectQuestions: Record<number, Partial<ConfirmQuestion>> = {
  [projectStatus.cancelled]: {
    title: 'Anulować projekt?',
    text: 'Otwarte zadania projektu zostaną anulowane, a osoby, które je mają, od razu się o tym dowiedzą.',
  },
  [projectStatus.toDo]: {
    danger: false,
    title: 'Przywrócić projekt?',
    text: 'Zadania anulowane razem z projektem wrócą, a osoby, które je mają, od razu się o tym dowiedzą.',
  },
};
