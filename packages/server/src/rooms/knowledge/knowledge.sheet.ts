import type { ArticleRow } from '@zaplecze/contract/rooms/knowledge/calls';
import type { Sheet } from '../../kit/exports/sheet.ts';

export const articleSheet: Sheet<ArticleRow> = {
  title: 'Baza wiedzy',
  columns: [
    { header: 'Nazwa', width: 50, text: (row) => row.name },
    { header: 'Typ', text: (row) => row.type.name },
    { header: 'Dział', text: (row) => row.department.name },
    { header: 'Właściciel', width: 22, text: (row) => row.owner?.name },
    { header: 'Przegląd', day: (row) => row.reviewOn },
    { header: 'Data utworzenia', moment: (row) => row.created },
    { header: 'Data aktualizacji', moment: (row) => row.modified },
    { header: 'Przez kogo', width: 22, text: (row) => row.userModified?.name },
  ],
};
