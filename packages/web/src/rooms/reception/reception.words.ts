import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const receptionWords: RoomWords = {
  screens: {
    guests: 'recepcja wizyty odwiedziny księga wejść',
    guestAdd: 'wizyta recepcja nowy gość',
    parcels:
      'recepcja poczta korespondencja polecony awizo listy paczka paczki kurier dziennik korespondencyjny numeracja numer przesyłki luki w numeracji',
    parcelAdd: 'list paczka kurier nowa przesyłka recepcja',
    parcelsAtOnce: 'wiele przesyłek hurtem naraz seria listy paczki',
    postingBook: 'poczta polecone nadanie wydruk listy',
    deliveries: 'edoręczenia e-doręczenie ADE skrzynka doręczeń urzędy elektroniczne',
  },
};
