import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const offerWords: RoomWords = {
  screens: {
    offers: 'wyceny sprzedaż propozycje kosztorysy leady lead szanse sprzedaży lejek sprzedaży',
    offerAdd: 'nowa oferta wycena',
  },
};
