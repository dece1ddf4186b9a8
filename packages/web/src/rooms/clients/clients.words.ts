import type { RoomWords } from '../../kit/navigation/screen-words.ts';

export const clientWords: RoomWords = {
  screens: {
    clients:
      'kontrahenci firmy CRM telefon telefony numer telefonu klienta adres kontakt kontakty moi klienci opiekun zmiana opiekuna przekaż klientów dodaj notatkę NIP REGON KRS baza klientów osoba kontaktowa osoby kontaktowe połącz klientów scal duplikaty',
    clientAdd: 'nowy klient kontrahent',
    clientImport: 'wczytaj Excel CSV plik lista klientów',
  },
};
