import { addressOf } from '@zaplecze/contract/addresses';
import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const customFieldWords: RoomWords = {
  screens: {
    customFields:
      'dodatkowe pola niestandardowe kolumny formularz własne custom fields atrybuty cechy',
  },
  parts: [
    {
      label: 'Dodaj pole własne',
      words: 'nowe pole kolumna klient projekt zgłoszenie formularz',
      to: addressOf('customFields'),
      allow: 'admin',
    },
  ],
};
