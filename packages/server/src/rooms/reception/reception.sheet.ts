import type { ReceptionRow } from '@zaplecze/contract/rooms/reception/calls';
import { directions } from '@zaplecze/contract/rooms/reception/lists';
import type { Sheet } from '../../kit/exports/sheet.ts';

const party = (row: ReceptionRow) => row.client?.name ?? row.clientName;

export const guestSheet: Sheet<ReceptionRow> = {
  title: 'Goście',
  columns: [
    { header: 'Imię i nazwisko', text: (row) => row.fullName },
    { header: 'Do kogo', width: 22, text: (row) => row.user?.name },
    { header: 'Firma', width: 36, text: party },
    { header: 'Wejście', moment: (row) => row.operationDate },
    { header: 'Wyjście', moment: (row) => row.exitDate },
    { header: 'Notatka', width: 50, text: (row) => row.description },
  ],
};

export const parcelSheet: Sheet<ReceptionRow> = {
  title: 'Przesyłki',
  columns: [
    { header: 'Nr systemowy', width: 16, text: (row) => row.sysNumber },
    { header: 'Data', moment: (row) => row.operationDate },
    {
      header: 'Kierunek',
      width: 14,
      text: (row) => directions.find(({ id }) => id === row.direction)?.name,
    },
    { header: 'Rodzaj', text: (row) => row.type?.name },
    { header: 'Opis przesyłki', width: 40, text: (row) => row.description },
    { header: 'Nadawca / Odbiorca', width: 36, text: party },
    { header: 'Ulica', text: (row) => row.clientAddress },
    { header: 'Kod pocztowy', width: 13, text: (row) => row.clientPostal },
    { header: 'Miasto', width: 18, text: (row) => row.clientCity },
    { header: 'Spółka', text: (row) => row.company?.name },
    { header: 'Osoba', width: 22, text: (row) => row.user?.name },
    { header: 'Nr przesyłki', width: 22, text: (row) => row.taskNumber },
  ],
};
