import { IconSend } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { createOffer, type OfferRow, removeOffer } from '@zaplecze/contract/rooms/offers/calls';
import { isOpenOffer, offerStatus } from '@zaplecze/contract/rooms/offers/lists';
import { useMay } from '../../kit/calls/session.ts';
import { editAction, useRemoveAction, viewAction } from '../../kit/lists/table/row-actions.ts';
import type { RowAction } from '../../kit/lists/table/row-menu.tsx';

/** What a row of offers offers: edit only at 0 and 3 (OFF-33). */
export function useOfferActions() {
  const mayCreate = useMay(createOffer);
  const remove = useRemoveAction<OfferRow>(removeOffer, {
    toast: 'Oferta usunięta',
    words: ({ name }) => name,
  });
  return (row: OfferRow): RowAction[] => {
    const { id, status } = row;
    return [
      viewAction({ to: addressOf('offer', { id }) }),
      ...(isOpenOffer(status.id) ? editAction(row, { to: addressOf('offerEdit', { id }) }) : []),
      ...(mayCreate && status.id === offerStatus.submittedAnew
        ? [
            {
              label: 'Złóż ponownie',
              icon: IconSend,
              to: { to: addressOf('offerCopy', { id }) },
            },
          ]
        : []),
      ...remove(row),
    ];
  };
}
