import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { ProjectAtRisk, ProjectRow } from '@zaplecze/contract/rooms/projects/calls';
import { intervals } from '@zaplecze/contract/rooms/projects/lists';
import { reasonWords, remedyWords } from '@zaplecze/contract/rooms/radar/words';
import type { Sheet } from '../../../kit/exports/sheet.ts';

export const projectSheet: Sheet<ProjectRow> = {
  title: 'Projekty',
  columns: [
    { header: 'Nazwa', width: 40, text: (row) => row.name },
    { header: 'Typ usługi', text: (row) => row.type?.name },
    { header: 'Klient', width: 36, text: (row) => row.client.name },
    { header: 'Spółka', text: (row) => row.company?.name },
    { header: 'Status', width: 14, text: (row) => row.status.name },
    {
      header: 'Powtarzanie',
      width: 14,
      text: (row) => intervals.find(({ id }) => id === row.recurrent)?.name,
    },
    { header: 'Wartość planowana', width: 18, money: (row) => row.plannedValue },
    { header: 'Najbliższy termin', limit: (row) => row.nextLimit },
    { header: 'Po terminie', width: 11, text: (row) => (row.overdue ? 'tak' : 'nie') },
    { header: 'Data zakończenia prac', moment: (row) => row.jobsEnded },
    { header: 'Data realizacji', moment: (row) => row.completed },
    { header: 'Data utworzenia', moment: (row) => row.created },
    { header: 'Data aktualizacji', moment: (row) => row.modified },
    { header: 'Przez kogo', width: 22, text: (row) => row.userModified?.name },
  ],
};

export const riskSheet: Sheet<ProjectAtRisk> = {
  title: 'Projekty zagrożone',
  columns: [
    { header: 'Projekt', width: 40, text: (row) => row.name },
    { header: 'Klient', width: 36, text: (row) => row.client.name },
    { header: 'Spółka', text: (row) => row.company?.name },
    { header: 'Wartość planowana', width: 18, money: (row) => row.plannedValue },
    { header: 'Zadanie', width: 36, text: ({ danger }) => danger.task.name },
    { header: 'Osoba', width: 22, text: ({ danger }) => danger.user?.name },
    { header: 'Termin', limit: ({ danger }) => danger.limit },
    {
      header: 'Ostateczny',
      width: 11,
      text: ({ danger }) => (danger.task.finalDate ? 'tak' : 'nie'),
    },
    {
      header: 'Dlaczego',
      width: 60,
      text: ({ danger }) => danger.reasons.map((reason) => reasonWords(reason)).join('; '),
    },
    {
      header: 'Co zrobić',
      width: 60,
      text: ({ danger }) => {
        const remedy = danger.reasons[0]?.remedy;
        return remedy && remedyWords(remedy, warsawDay());
      },
    },
  ],
};
