import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const taskWords: RoomWords = {
  screens: { tasks: 'moje zadania do zrobienia czynności terminy spóźnione' },
};
