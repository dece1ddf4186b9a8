import { issueStatus } from '@zaplecze/contract/rooms/issues/lists';
import type { ConfirmQuestion } from '../../kit/dialogs/confirm.tsx';

/** What is asked before one press gives a status that tells others at once or that hardly anybody can take back. */
export const issueQuestions: Record<number, Partial<ConfirmQuestion>> = {
  [issueStatus.done]: {
    danger: false,
    title: 'Oznaczyć zgłoszenie jako zrealizowane?',
    text: 'Zlecający od razu dostanie je do akceptacji i tylko on może je potem zwrócić do poprawy.',
  },
  [issueStatus.accepted]: {
    danger: false,
    title: 'Zaakceptować zgłoszenie?',
    text: 'Wykonawcy od razu się o tym dowiedzą, a do poprawy nie można go już będzie zwrócić.',
  },
  [issueStatus.cancelled]: {
    title: 'Anulować zgłoszenie?',
    text: 'Zlecający i wykonawcy od razu się o tym dowiedzą. Przywrócić je może tylko zlecający albo kierownik.',
  },
};
