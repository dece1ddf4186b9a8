import { addressOf } from '@zaplecze/contract/addresses';
import type { RoomWords } from '../../kit/navigation/screen-words.ts';

const to = addressOf('data');

export const importWords: RoomWords = {
  screens: {},
  parts: [
    {
      label: 'Eksport całych danych',
      words: 'wszystkie dane zip przeniesienie migracja',
      to,
      allow: 'admin',
    },
    {
      label: 'Wczytaj z pliku',
      words: 'import Excel XLSX CSV wgraj',
      to,
      allow: 'admin',
    },
  ],
};
