import { addressOf } from '@zaplecze/contract/addresses';
import { getChannels } from '@zaplecze/contract/rooms/notifications/calls';
import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const notificationWords: RoomWords = {
  screens: {
    notifications: 'dzwonek nowości wzmianki',
    notificationSettings: 'ustawienia powiadomień przypomnienia przypomnij e-mail maile wyłącz',
    push: 'przeglądarka telefon powiadomienia na pulpicie',
  },
  parts: [
    {
      label: 'Dzienny list',
      words: 'codzienny mail podsumowanie dnia',
      to: addressOf('notificationSettings'),
      allow: getChannels.allow,
    },
  ],
};
