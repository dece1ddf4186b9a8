import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const projectWords: RoomWords = {
  screens: {
    projects:
      'zlecenia realizacje abonamenty abonament serie cykliczne powtarzalne umowy tablica kanban zagrożone spóźnione',
    projectAdd: 'nowy projekt zlecenie',
  },
};
