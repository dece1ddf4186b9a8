import type { LetterRow } from '@zaplecze/contract/rooms/letters/calls';
import type { Sheet } from '../../kit/exports/sheet.ts';

export const letterSheet: Sheet<LetterRow> = {
  title: 'Listy',
  columns: [
    { header: 'Przyszedł', moment: (row) => row.received },
    { header: 'Od', width: 30, text: (row) => row.fromName },
    { header: 'Adres', width: 34, text: (row) => row.fromAddress },
    { header: 'Temat', width: 50, text: (row) => row.subject },
    { header: 'Status', text: (row) => row.status.name },
    { header: 'Powód', width: 50, text: (row) => row.reason },
    { header: 'Spółka', width: 24, text: (row) => row.company?.name },
    { header: 'Zgłoszenie', width: 40, text: (row) => row.issue?.name },
    { header: 'Kto zajął się', width: 24, text: (row) => row.handledBy?.name },
  ],
};
