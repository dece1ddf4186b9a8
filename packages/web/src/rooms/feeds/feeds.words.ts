import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const feedWords: RoomWords = {
  screens: {
    feeds: 'iCal ICS Google Outlook kalendarz w telefonie subskrypcja kalendarz synchronizacja',
  },
};
