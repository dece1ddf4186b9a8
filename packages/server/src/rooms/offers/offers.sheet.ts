import type { OfferRow } from '@zaplecze/contract/offers';
import type { Sheet } from '../../kit/sheet.ts';

export const offerSheet: Sheet<OfferRow> = {
  title: 'Oferty',
  columns: [
    { header: 'Nazwa', width: 40, text: (row) => row.name },
    { header: 'Klient', width: 36, text: (row) => row.client.name },
    { header: 'Sprzedawca', width: 22, text: (row) => row.seller.name },
    { header: 'Status', width: 20, text: (row) => row.status.name },
    { header: 'Data złożenia', day: (row) => row.submission },
    { header: 'Data utworzenia', moment: (row) => row.created },
    { header: 'Data aktualizacji', moment: (row) => row.modified },
  ],
};
