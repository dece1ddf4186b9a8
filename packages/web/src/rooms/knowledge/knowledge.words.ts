import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const knowledgeWords: RoomWords = {
  screens: {
    knowledge: 'artykuły instrukcje wiki procedury wewnętrzne',
    help: 'instrukcja obsługi podręcznik skróty klawiszowe skróty klawiaturowe jak to zrobić',
  },
};
