import { IconCopyPlus, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { createOffer, type OfferRow, removeOffer } from '@zaplecze/contract/offers';
import { isOpenOffer, offerStatus } from '@zaplecze/contract/offers.lists';
import { useMay } from '../../kit/calls/session.ts';
import { useSend } from '../../kit/calls/use-api.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import type { RowAction } from '../../kit/lists/row-menu.tsx';

/** What a row of offers offers: edit only at 0 and 3 (OFF-33). */
export function useOfferActions() {
  const mayCreate = useMay(createOffer);
  const remove = useSend(removeOffer, { toast: 'Oferta usunięta' });
  return ({ id, name, status, may }: OfferRow): RowAction[] => {
    const drop = async () => {
      if (await confirm({ text: name })) remove.mutate({ params: { id } });
    };
    return [
      { label: 'Podgląd', icon: IconEye, to: { to: addressOf('offer', { id }) } },
      ...(may.edit && isOpenOffer(status.id)
        ? [{ label: 'Edytuj', icon: IconPencil, to: { to: addressOf('offerEdit', { id }) } }]
        : []),
      ...(mayCreate && status.id === offerStatus.submittedAnew
        ? [
            {
              label: 'Złóż ponownie',
              icon: IconCopyPlus,
              to: { to: addressOf('offerCopy', { id }) },
            },
          ]
        : []),
      ...(may.delete
        ? [{ label: 'Usuń', icon: IconTrash, danger: true, run: () => void drop() }]
        : []),
    ];
  };
}
