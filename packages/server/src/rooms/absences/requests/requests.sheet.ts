import type { RequestRow } from '@zaplecze/contract/rooms/absences/requests/calls';
import type { Sheet } from '../../../kit/exports/sheet.ts';

export const requestSheet: Sheet<RequestRow> = {
  title: 'Wnioski o nieobecność',
  columns: [
    { header: 'Pracownik', text: (row) => row.user.name },
    { header: 'Typ', text: (row) => row.type.name },
    { header: 'Od', day: (row) => row.dateFrom },
    { header: 'Do', day: (row) => row.dateTo },
    { header: 'Godziny', width: 10, number: (row) => row.hours },
    { header: 'Status', text: (row) => row.status.name },
    { header: 'Powód', width: 40, text: (row) => row.reason },
    { header: 'Zdecydował(a)', text: (row) => row.decidedBy?.name },
    { header: 'Kiedy', moment: (row) => row.decidedAt },
    { header: 'Złożony', moment: (row) => row.created },
  ],
};
