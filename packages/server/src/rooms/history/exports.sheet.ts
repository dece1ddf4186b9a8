import type { ListExport } from '@zaplecze/contract/rooms/history/list-exports/calls';
import type { Sheet } from '../../kit/exports/sheet.ts';

export const exportsSheet: Sheet<ListExport> = {
  title: 'Pobrania list',
  columns: [
    { header: 'Kiedy', moment: (row) => row.created },
    { header: 'Kto', text: (row) => row.createdBy.name },
    { header: 'Lista', text: (row) => row.list },
    { header: 'Zakres', width: 60, text: (row) => row.asked },
    { header: 'Wiersze', number: (row) => row.rows },
    { header: 'Postać', width: 10, text: (row) => row.format.toUpperCase() },
  ],
};
