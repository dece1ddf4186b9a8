import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const feedWords: RoomWords = {
  screens: { feeds: 'iCal ICS Google Outlook telefon subskrypcja kalendarz synchronizacja' },
};
