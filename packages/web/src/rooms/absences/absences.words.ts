import { addressOf } from '@zaplecze/contract/addresses';
import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const absenceWords: RoomWords = {
  screens: {
    calendar: 'terminarz miesiąc spotkania spotkanie umów spotkanie przypomnienie grafik',
    teamCalendar:
      'urlopy urlop wakacje L4 zwolnienie lekarskie chorobowe urlop na żądanie praca zdalna nieobecność home office delegacja dni wolne święta kto jest na urlopie kto ma wolne obecność lista obecności nadgodziny odbiór nadgodzin',
    absenceRequests: 'urlop urlopy wniosek wnioski akceptacja zatwierdź zgoda do decyzji podania',
    balances:
      'urlop wypoczynkowy saldo wymiar pozostało zaległy ile dni limit ile mam urlopu ile zostało',
  },
  parts: [
    {
      label: 'Czas pracy firmy',
      words: 'etat godziny rozkład czasu pracy święta dni wolne grafik',
      to: addressOf('balances'),
      allow: 'admin',
    },
    {
      label: 'Zasady typów nieobecności',
      words: 'opieka na żądanie limity regulamin wymiar',
      to: addressOf('balances'),
      shows: 'Zasady typów',
      allow: 'admin',
    },
  ],
};
