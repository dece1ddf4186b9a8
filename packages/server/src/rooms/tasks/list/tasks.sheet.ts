import { progressWords } from '@zaplecze/contract/rooms/checklists/words';
import type { TaskRow } from '@zaplecze/contract/rooms/tasks/calls';
import { importances } from '@zaplecze/contract/rooms/tasks/lists';
import type { Sheet } from '../../../kit/exports/sheet.ts';

export const taskSheet: Sheet<TaskRow> = {
  title: 'Zadania',
  columns: [
    { header: 'Zadanie', width: 40, text: (row) => row.name },
    { header: 'Opis', width: 40, text: (row) => row.description },
    { header: 'Projekt', width: 36, text: (row) => row.project.name },
    { header: 'Klient', width: 36, text: (row) => row.client.name },
    { header: 'Usługa', text: (row) => row.service.name },
    { header: 'Procedura', text: (row) => row.procedure.name },
    { header: 'Status', width: 14, text: (row) => row.status.name },
    {
      header: 'Istotność',
      width: 11,
      text: (row) => importances.find(({ id }) => id === row.importance)?.name,
    },
    { header: 'Lista kontrolna', width: 14, text: progressWords },
    { header: 'Prognozowany czas (h)', number: (row) => row.estimation },
    { header: 'Prognozowana data wykonania', limit: (row) => row.dateRealization },
    { header: 'Graniczna data wykonania', limit: (row) => row.dateRealizationLimit },
    { header: 'Termin ostateczny', width: 11, text: (row) => (row.finalDate ? 'tak' : 'nie') },
    { header: 'Data zakończenia', limit: (row) => row.dateEndJob },
    { header: 'Zlecający', width: 22, text: (row) => row.orderedBy?.name },
    { header: 'Wykonawca', width: 22, text: (row) => row.user?.name },
    { header: 'Zastępowana osoba', width: 22, text: (row) => row.onBehalfOf?.name },
    { header: 'Data przydzielenia', moment: (row) => row.taskCreated },
    { header: 'Data utworzenia projektu', moment: (row) => row.project.created },
  ],
};
