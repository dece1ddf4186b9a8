import { addressOf } from '@zaplecze/contract/addresses';
import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const rodoWords: RoomWords = {
  screens: { consents: 'zgody marketing RODO oświadczenia cofnięte' },
  parts: [
    {
      label: 'Lista marketingowa',
      words: 'mailing newsletter kampania wysyłka zgody',
      to: addressOf('consents'),
      allow: 'manager',
    },
  ],
};
