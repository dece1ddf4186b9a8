import { addressOf } from '@zaplecze/contract/addresses';
import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const visitWords: RoomWords = {
  screens: {
    frontDoor: 'recepcja goście dzisiaj oczekiwani wejście',
    inBuilding: 'recepcja goście kto jest w budynku kto jest w biurze obecni lista obecności',
    ownGuests: 'wizyty zapowiedziani spotkania',
    announceGuest: 'wizyta spotkanie awizacja awizowany nowy gość zaproszenie zaproś',
  },
  parts: [
    {
      label: 'Lista ewakuacyjna',
      words: 'ewakuacja pożar alarm sprawdź obecność zbiórka',
      to: addressOf('inBuilding'),
      shows: 'Ewakuacja',
      allow: 'reception',
    },
  ],
};
