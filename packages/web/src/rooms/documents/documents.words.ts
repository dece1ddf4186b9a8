import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const documentWords: RoomWords = {
  screens: {
    documents:
      'pliki umowy faktury skan skany załączniki załącznik archiwum umowa o pracę badania szkolenia BHP koniec umowy aneks wypowiedzenie',
  },
};
