import type { ArticleReader } from '@zaplecze/contract/rooms/knowledge/calls';
import { readerColumns } from '@zaplecze/contract/rooms/knowledge/fields';
import { fieldColumns, type Sheet } from '../../kit/exports/sheet.ts';

export const readerSheet: Sheet<ArticleReader> = {
  title: 'Kto przeczytał wpis',
  columns: [
    ...fieldColumns<ArticleReader>(readerColumns, {
      user: { width: 30 },
      department: { width: 24 },
    }),
    { header: 'Uwagi', width: 24, text: (row) => (row.earlier ? 'wcześniejsza treść' : null) },
  ],
};
