import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const documentWords: RoomWords = {
  screens: {
    documents: 'pliki umowy faktury skany załączniki archiwum koniec umowy aneks wypowiedzenie',
  },
};
