import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const projectWords: RoomWords = {
  screens: {
    projects: 'zlecenia realizacje abonamenty umowy tablica zagrożone spóźnione',
    projectAdd: 'nowy projekt zlecenie',
  },
};
