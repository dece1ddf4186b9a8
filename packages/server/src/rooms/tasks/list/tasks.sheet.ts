import { progressWords } from '@zaplecze/contract/rooms/checklists/words';
import type { TaskRow } from '@zaplecze/contract/rooms/tasks/calls';
import { taskRowFields } from '@zaplecze/contract/rooms/tasks/fields';
import { fieldColumns, type Sheet } from '../../../kit/exports/sheet.ts';

const { name, description, project, client, service, procedure, status, importance, ...times } =
  taskRowFields;
const { taskCreated, ...others } = times;

export const taskSheet: Sheet<TaskRow> = {
  title: 'Zadania',
  columns: [
    ...fieldColumns<TaskRow>(
      { name, description, project, client, service, procedure, status, importance },
      {
        name: { width: 40 },
        project: { width: 36 },
        importance: { width: 11 },
      },
    ),
    { header: 'Lista kontrolna', width: 14, text: progressWords },
    ...fieldColumns<TaskRow>(others, { finalDate: { width: 11 } }),
    { header: 'Zastępowana osoba', width: 22, text: (row) => row.onBehalfOf?.name },
    ...fieldColumns<TaskRow>({ taskCreated }),
    { header: 'Data utworzenia projektu', moment: (row) => row.project.created },
  ],
};
