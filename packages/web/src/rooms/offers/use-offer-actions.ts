import { IconCopyPlus, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { createOffer, type OfferRow, removeOffer } from '@zaplecze/contract/offers';
import { isOpenOffer, submittedAnew } from '@zaplecze/contract/offers.lists';
import { confirm } from '../../kit/confirm.tsx';
import type { RowAction } from '../../kit/row-menu.tsx';
import { useMay } from '../../kit/session.ts';
import { useSend } from '../../kit/use-api.ts';

/** What a row of offers offers: edit only at 0 and 3 (document 001, section 4). */
export function useOfferActions() {
  const mayCreate = useMay(createOffer);
  const remove = useSend(removeOffer, { toast: 'Oferta usunięta' });
  return ({ id, name, status, may }: OfferRow): RowAction[] => {
    const to = (screen: string) => ({ to: `/offer/${screen}/$id`, params: { id } });
    const drop = async () => {
      if (await confirm({ text: name })) remove.mutate({ params: { id } });
    };
    return [
      { label: 'Podgląd', icon: IconEye, to: to('view') },
      ...(may.edit && isOpenOffer(status.id)
        ? [{ label: 'Edytuj', icon: IconPencil, to: to('edit') }]
        : []),
      ...(mayCreate && status.id === submittedAnew
        ? [{ label: 'Złóż ponownie', icon: IconCopyPlus, to: to('copy') }]
        : []),
      ...(may.delete
        ? [{ label: 'Usuń', icon: IconTrash, danger: true, run: () => void drop() }]
        : []),
    ];
  };
}
