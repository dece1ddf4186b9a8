import { addressOf } from '@zaplecze/contract/addresses';
import { listAssignedIssues, listIssues } from '@zaplecze/contract/rooms/issues/calls';
import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const issueWords: RoomWords = {
  screens: {
    issues:
      'sprawy tickety problemy reklamacje reklamacja awaria usterka helpdesk oddzwonić kto dzwonił telefony',
    yourIssues:
      'moje sprawy tickety problemy reklamacja awaria usterka helpdesk problem z komputerem informatyk zagrożone do akceptacji zatwierdź oddzwonić kto dzwonił telefony',
  },
  parts: [
    {
      label: 'Historia zgłoszeń',
      words: 'zamknięte zakończone zgłoszenia archiwum',
      to: addressOf('issues', { history: '1' }),
      allow: listIssues.allow,
    },
    {
      label: 'Historia twoich zgłoszeń',
      words: 'moje zamknięte zakończone sprawy archiwum',
      to: addressOf('yourIssues', { history: '1' }),
      shows: 'Historia zgłoszeń',
      allow: listAssignedIssues.allow,
    },
  ],
};
