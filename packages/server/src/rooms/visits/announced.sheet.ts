import type { Announcement } from '@zaplecze/contract/rooms/visits/announced/calls';
import type { Sheet } from '../../kit/exports/sheet.ts';

export const announcedSheet: Sheet<Announcement> = {
  title: 'Zapowiedziani goście',
  columns: [
    { header: 'Imię i nazwisko', text: (row) => row.fullName },
    { header: 'Do kogo', width: 22, text: (row) => row.user.name },
    { header: 'Firma', width: 36, text: (row) => row.client?.name ?? row.clientName },
    { header: 'Kiedy', moment: (row) => row.expected },
    { header: 'Liczba osób', number: (row) => row.people },
    { header: 'Samochód', width: 18, text: (row) => row.car },
    { header: 'Wejście', moment: (row) => row.entered },
    { header: 'Notatka', width: 50, text: (row) => row.description },
  ],
};
