import { issueStatus } from '../issues/lists.ts';
import { offerStatus } from '../offers/statuses.ts';
import { projectStatus } from '../projects/lists.ts';
import { taskStatus } from '../tasks/lists.ts';
import type { BulkKind } from './lists.ts';

type Question = { title: string; text: string; danger?: boolean };

/**
 * What is asked before one press or one move gives a record a status that tells others at once or that hardly anybody can
 * take back, by kind and status.
 */
export const statusQuestions: Partial<Record<BulkKind, Record<number, Question>>> = {
  issue: {
    [issueStatus.done]: {
      danger: false,
      title: 'Oznaczyć zgłoszenie jako zrealizowane?',
      text: 'Zlecający od razu dostanie je do akceptacji i tylko on może je potem zwrócić do poprawy.',
    },
    [issueStatus.accepted]: {
      danger: false,
      title: 'Zaakceptować zgłoszenie?',
      text: 'Wykonawcy od razu się o tym dowiedzą, a do poprawy nie można go już będzie zwrócić.',
    },
    [issueStatus.cancelled]: {
      title: 'Anulować zgłoszenie?',
      text: 'Zlecający i wykonawcy od razu się o tym dowiedzą. Przywrócić je może tylko zlecający albo kierownik.',
    },
  },
  project: {
    [projectStatus.cancelled]: {
      title: 'Anulować projekt?',
      text: 'Otwarte zadania projektu zostaną anulowane, a osoby, które je mają, od razu się o tym dowiedzą.',
    },
    [projectStatus.toDo]: {
      danger: false,
      title: 'Przywrócić projekt?',
      text: 'Zadania anulowane razem z projektem wrócą, a osoby, które je mają, od razu się o tym dowiedzą.',
    },
  },
  task: {
    [taskStatus.cancelled]: {
      title: 'Anulować zadanie?',
      text: 'Następne zadanie procedury będzie można zacząć, a osoba, która je ma, od razu się o tym dowie.',
    },
  },
  offer: {
    [offerStatus.accepted]: {
      danger: false,
      title: 'Oznaczyć ofertę jako zaakceptowaną?',
      text: 'Sprzedawca i osoba, która ją dodała, od razu się o tym dowiedzą.',
    },
  },
};
