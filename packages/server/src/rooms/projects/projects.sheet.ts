import type { ProjectRow } from '@zaplecze/contract/projects';
import { intervals } from '@zaplecze/contract/projects.lists';
import type { Sheet } from '../../kit/exports/sheet.ts';

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
