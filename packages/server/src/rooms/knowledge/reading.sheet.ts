import type { ArticleReader } from '@zaplecze/contract/rooms/knowledge/calls';
import type { Sheet } from '../../kit/exports/sheet.ts';

export const readerSheet: Sheet<ArticleReader> = {
  title: 'Kto przeczytał wpis',
  columns: [
    { header: 'Imię i nazwisko', width: 30, text: (row) => row.user.name },
    { header: 'Dział', width: 24, text: (row) => row.department?.name },
    { header: 'Przeczytane', moment: (row) => row.at },
    { header: 'Uwagi', width: 24, text: (row) => (row.earlier ? 'wcześniejsza treść' : null) },
  ],
};
