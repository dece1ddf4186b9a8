import type { OfferRow } from '@zaplecze/contract/rooms/offers/calls';
import { offerColumns } from '@zaplecze/contract/rooms/offers/columns';
import { fieldColumns, type Sheet } from '../../kit/exports/sheet.ts';

export const offerSheet: Sheet<OfferRow> = {
  title: 'Oferty',
  columns: fieldColumns(offerColumns, { name: { width: 40 }, client: { width: 36 } }),
};
