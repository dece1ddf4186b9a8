import type { DocumentRow } from '@zaplecze/contract/rooms/documents/calls';
import { documentFields } from '@zaplecze/contract/rooms/documents/fields';
import { fieldColumns, type Sheet } from '../../kit/exports/sheet.ts';

export const documentSheet: Sheet<DocumentRow> = {
  title: 'Dokumenty',
  columns: fieldColumns<DocumentRow>(documentFields, {
    filename: { width: 40 },
    client: { width: 36 },
    description: { width: 50 },
    status: { width: 14 },
    file: { header: 'Rozmiar (B)', width: 12, number: (row) => row.file.size },
  }),
};
