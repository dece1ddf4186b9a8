import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const dayWords: RoomWords = {
  screens: {
    day: 'dziś start plan dnia do zrobienia zadania na dziś agenda strona główna dashboard',
  },
};
