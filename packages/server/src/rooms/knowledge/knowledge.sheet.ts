import type { ArticleRow } from '@zaplecze/contract/rooms/knowledge/calls';
import { articleColumns } from '@zaplecze/contract/rooms/knowledge/columns';
import { fieldColumns, type Sheet } from '../../kit/exports/sheet.ts';

export const articleSheet: Sheet<ArticleRow> = {
  title: 'Baza wiedzy',
  columns: fieldColumns(articleColumns, { name: { width: 50 } }),
};
