import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const taskWords: RoomWords = {
  screens: {
    tasks:
      'moje zadania do zrobienia zadania na dziś czynności terminy spóźnione zaległe zagrożone przekaż przekazanie przekazać pracę oddaj zadanie kanban',
  },
};
