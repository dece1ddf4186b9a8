import { offerStatus } from '@zaplecze/contract/rooms/offers/lists';
import type { ConfirmQuestion } from '../../kit/dialogs/confirm.tsx';

/** What is asked before one press gives a status that tells others at once or that hardly anybody can take back. */
export const offerQuestions: Record<number, Partial<ConfirmQuestion>> = {
  [offerStatus.accepted]: {
    danger: false,
    title: 'Oznaczyć ofertę jako zaakceptowaną?',
    text: 'Sprzedawca i osoba, która ją dodała, od razu się o tym dowiedzą.',
  },
};
