import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { ProjectAtRisk, ProjectRow } from '@zaplecze/contract/rooms/projects/calls';
import { projectColumns } from '@zaplecze/contract/rooms/projects/columns';
import { projectRowFields } from '@zaplecze/contract/rooms/projects/fields';
import { intervals } from '@zaplecze/contract/rooms/projects/lists';
import { reasonWords, remedyWords } from '@zaplecze/contract/rooms/radar/words';
import { fieldColumns, type Sheet } from '../../../kit/exports/sheet.ts';

const { name, client, company, plannedValue } = projectColumns;

export const projectSheet: Sheet<ProjectRow> = {
  title: 'Projekty',
  columns: fieldColumns<ProjectRow>(projectRowFields, {
    plannedValue: { width: 18 },
    recurrent: {
      width: 14,
      text: (row) => intervals.find(({ id }) => id === row.recurrent)?.name,
    },
    overdue: { width: 11 },
    jobsEnded: { header: 'Data zakończenia prac' },
    completed: { header: 'Data realizacji' },
    created: { header: 'Data utworzenia' },
  }),
};

export const riskSheet: Sheet<ProjectAtRisk> = {
  title: 'Projekty zagrożone',
  columns: [
    ...fieldColumns<ProjectAtRisk>(
      { name, client, company, plannedValue },
      { name: { header: 'Projekt' }, plannedValue: { width: 18 } },
    ),
    { header: 'Zadanie', width: 36, text: ({ danger }) => danger.task.name },
    { header: 'Osoba', width: 22, text: ({ danger }) => danger.user?.name },
    { header: 'Termin', limit: ({ danger }) => danger.limit },
    {
      header: 'Ostateczny',
      width: 11,
      text: ({ danger }) => (danger.task.finalDate ? 'tak' : 'nie'),
    },
    {
      header: 'Pali się',
      width: 11,
      text: ({ danger }) => (danger.burns ? 'tak' : 'blisko terminu'),
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
