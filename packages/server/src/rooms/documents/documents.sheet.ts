import type { DocumentRow } from '@zaplecze/contract/rooms/documents/calls';
import type { Sheet } from '../../kit/exports/sheet.ts';

export const documentSheet: Sheet<DocumentRow> = {
  title: 'Dokumenty',
  columns: [
    { header: 'Nazwa pliku', width: 40, text: (row) => row.filename },
    { header: 'Typ', text: (row) => row.type.name },
    { header: 'Klient', width: 36, text: (row) => row.client?.name },
    { header: 'Opis', width: 50, text: (row) => row.description },
    { header: 'Status', width: 14, text: (row) => row.status.name },
    { header: 'Rozmiar (B)', number: (row) => row.file.size },
    { header: 'Dodano', moment: (row) => row.created },
    { header: 'Dodał(a)', width: 22, text: (row) => row.createdBy?.name },
    { header: 'Data aktualizacji', moment: (row) => row.modified },
    { header: 'Przez kogo', width: 22, text: (row) => row.user?.name },
  ],
};
