import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const catalogWords: RoomWords = {
  screens: {
    serviceDefinitions: 'katalog usług cennik stawki stawka szablony produkty oferta',
    procedureDefinitions: 'katalog szablony etapy proces kroki',
    taskDefinitions: 'katalog czynności szablony listy kontrolne checklisty',
  },
};
