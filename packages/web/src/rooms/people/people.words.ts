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
    team: 'pracownicy ludzie osoby telefon telefony numer telefonu wewnętrzny kontakty użytkownicy konta współpracownicy kto jest w biurze kto ma wolne dziś nieobecni kto zastępuje urodziny zaproś lista osób odejście pracownika usuń pracownika zwolnij pracownika wyłącz dezaktywuj konto uprawnienia role',
    structure: 'schemat organizacyjny organizacja działy kierownicy szef',
    personAdd: 'dodaj pracownika użytkownika konto nowy użytkownik nowa osoba zatrudnienie',
  },
  parts: [
    {
      label: 'Twój profil',
      words:
        'mój profil moje konto zdjęcie avatar dane kontaktowe mój telefon niedokończone szkice moi klienci',
      to: (me) => addressOf('profile', { id: me }),
      shows: '',
      allow: 'everyone',
    },
    own('Zastępstwa', 'zastępstwo kto mnie zastępuje dyżur oddaj dyżur zamiana za mnie'),
    own('Ekran po zalogowaniu', 'strona startowa strona główna pierwszy ekran start'),
  ],
};
