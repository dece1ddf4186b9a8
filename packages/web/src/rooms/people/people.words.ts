import { addressOf } from '@zaplecze/contract/addresses';
import type { RoomWords, ScreenPart } from '../../kit/navigation/screen-words.ts';

const own = (label: string, words: string): ScreenPart => ({
  label,
  words,
  to: (me) => addressOf('profile', { id: me }),
  allow: 'everyone',
});

export const peopleWords: RoomWords = {
  screens: {
    team: 'pracownicy ludzie osoby telefony współpracownicy lista osób odejście pracownika usuń pracownika zwolnij pracownika wyłącz konto uprawnienia role',
    structure: 'schemat organizacyjny działy kierownicy',
    personAdd: 'dodaj pracownika konto nowa osoba zatrudnienie',
  },
  parts: [
    {
      label: 'Twój profil',
      words: 'mój profil moje konto zdjęcie dane kontaktowe telefon',
      to: (me) => addressOf('profile', { id: me }),
      shows: '',
      allow: 'everyone',
    },
    own('Zastępstwa', 'zastępstwo kto mnie zastępuje dyżur oddaj dyżur zamiana za mnie'),
    own('Ekran po zalogowaniu', 'strona startowa pierwszy ekran start'),
  ],
};
