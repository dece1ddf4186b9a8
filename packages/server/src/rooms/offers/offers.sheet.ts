import type { OfferRow } from '@zaplecze/contract/rooms/offers/calls';
import type { Sheet } from '../../kit/exports/sheet.ts';

export const offerSheet: Sheet<OfferRow> = {
  title: 'Oferty',
  columns: [
    { header: 'Nazwa', width: 40, text: (row) => row.name },
    { header: 'Klient', width: 36, text: (row) => row.client.name },
    { header: 'Sprzedawca', width: 22, text: (row) => row.seller.name },
    { header: 'Status', width: 20, text: (row) => row.status.name },
    { header: 'Wartość netto', money: (row) => row.value },
    { header: 'Data złożenia', day: (row) => row.submission },
    { header: 'Ważna do', day: (row) => row.validTo },
    { header: 'Data utworzenia', moment: (row) => row.created },
    { header: 'Data aktualizacji', moment: (row) => row.modified },
  ],
};
