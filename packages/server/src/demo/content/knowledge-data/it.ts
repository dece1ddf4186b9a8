import { type Article, h, ol, p, types, ul } from './article.ts';

/** Computers and access to them. */
export const computers: Article[] = [
  {
    name: 'Praca zdalna i bezpieczny sprzęt',
    type: types.rules,
    text:
      h('Zasady') +
      ul(
        'Pracuj wyłącznie na sprzęcie firmowym.',
        'Łącz się przez VPN, także w domu.',
        'Blokuj ekran, gdy odchodzisz (Windows + L).',
        'Nie drukuj dokumentów klientów w domu.',
      ) +
      h('Zgubiony sprzęt') +
      p('Zgłoś natychmiast, o każdej porze. Blokujemy urządzenie zdalnie w kilka minut.'),
  },
  {
    name: 'Hasła i logowanie dwuskładnikowe',
    type: types.guides,
    text:
      p(
        'Hasło ma mieć co najmniej <strong>dwanaście znaków</strong>. Najlepsze są cztery przypadkowe słowa.',
      ) +
      ul(
        'Do każdego systemu inne hasło.',
        'Hasła trzymaj w firmowym menedżerze.',
        'Kodów z SMS-ów i aplikacji nie podawaj nikomu, także nam.',
      ) +
      p('Zmian hasła nie wymagamy co miesiąc. Wymagamy jej po każdym podejrzeniu wycieku.'),
  },
  {
    name: 'Kopie zapasowe u klientów',
    type: types.procedures,
    text:
      p('Stosujemy zasadę 3-2-1: trzy kopie, na dwóch nośnikach, jedna poza siedzibą.') +
      ol(
        'Codziennie rano sprawdź raport z nocnych kopii.',
        'Raz w miesiącu odtwórz jeden plik i jedną bazę.',
        'Wynik odtworzenia wpisz w komentarzu do zadania.',
      ),
  },
];
