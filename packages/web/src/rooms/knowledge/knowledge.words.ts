import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const knowledgeWords: RoomWords = {
  screens: {
    knowledge: 'artykuły instrukcje wiki regulamin wzory procedury wewnętrzne',
    help: 'instrukcja obsługi podręcznik wsparcie kontakt z pomocą skróty klawiszowe skróty klawiaturowe jak to zrobić',
  },
};
