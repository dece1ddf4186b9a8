import { type Article, h, ol, p, quote, types, ul } from './article.ts';

/** How the books are kept. */
export const bookkeepingArticles: Article[] = [
  {
    name: 'Zamknięcie miesiąca krok po kroku',
    type: types.procedures,
    file: 'Lista kontrolna zamknięcia miesiąca',
    text:
      p(
        'Miesiąc zamykamy <strong>do 18. dnia</strong> następnego miesiąca, żeby zostały dwa dni na poprawki przed terminem zaliczek.',
      ) +
      h('Przed zamknięciem') +
      ul(
        'Sprawdź, czy klient przysłał komplet wyciągów bankowych i raportów kasowych.',
        'Uzgodnij salda rozrachunków powyżej 30 dni po terminie.',
        'Zaksięguj listę płac i narzuty przekazane przez dział kadr.',
      ) +
      h('Zamknięcie') +
      ol(
        'Nalicz amortyzację i rozliczenia międzyokresowe.',
        'Przeksięguj różnice kursowe.',
        'Wydrukuj zestawienie obrotów i sald i dołącz je do zadania.',
        'Poproś drugą osobę o sprawdzenie i zmień status na „Zrealizowane”.',
      ) +
      quote(
        'Jeśli brakuje dokumentu, nie czekaj do końca miesiąca: załóż zgłoszenie na opiekuna klienta.',
      ),
  },
  {
    name: 'Przyjęcie nowego klienta do księgowości',
    type: types.procedures,
    text:
      p('Nowego klienta przyjmujemy dopiero po podpisaniu umowy i pełnomocnictw.') +
      h('Dokumenty od poprzedniego biura') +
      ul(
        'zestawienie obrotów i sald na dzień przejęcia,',
        'ewidencja środków trwałych z planem amortyzacji,',
        'nierozliczone rozrachunki z kontrahentami,',
        'deklaracje z ostatnich dwunastu miesięcy.',
      ) +
      h('W systemie') +
      ol(
        'Uzupełnij kartę klienta i przypisz opiekuna.',
        'Załóż projekt cykliczny z usługą „Księgowość”.',
        'Dodaj umowę i pełnomocnictwa do dokumentów klienta.',
      ),
  },
  {
    name: 'Krajowy System e-Faktur: jak pracujemy',
    type: types.guides,
    file: 'KSeF - uprawnienia krok po kroku',
    text:
      p(
        'Faktury klientów pobieramy z KSeF automatycznie, co noc. Ręcznie dodajemy tylko faktury spoza systemu.',
      ) +
      h('Uprawnienia') +
      p(
        'Klient nadaje naszej firmie uprawnienie do <em>przeglądania faktur</em>. Uprawnienia do wystawiania prosimy tylko wtedy, gdy wystawiamy faktury w imieniu klienta.',
      ) +
      h('Gdy faktury nie widać') +
      ol(
        'Sprawdź numer KSeF podany przez klienta.',
        'Sprawdź, czy faktura nie została wystawiona w trybie offline.',
        'Zgłoś sprawę w kategorii „Help desk - inne”, podając numer faktury.',
      ),
  },
  {
    name: 'Zasady dekretacji kosztów samochodów',
    type: types.rules,
    text:
      p('Zasady dotyczą samochodów osobowych wykorzystywanych także prywatnie.') +
      ul(
        'VAT odliczamy w <strong>50%</strong>, chyba że jest ewidencja przebiegu i zgłoszenie VAT-26.',
        'Koszty eksploatacji rozliczamy w 75% wraz z nieodliczonym VAT.',
        'Raty leasingu rozliczamy do limitu wartości samochodu.',
      ) +
      p('Wątpliwości opisz w komentarzu do zadania i oznacz doradcę podatkowego.'),
  },
  {
    name: 'Inwentaryzacja rozrachunków na koniec roku',
    type: types.procedures,
    text:
      h('Terminy') +
      p('Potwierdzenia sald wysyłamy od 1 października do 15 stycznia.') +
      h('Kolejność') +
      ol(
        'Wydrukuj salda powyżej 500 zł.',
        'Wyślij potwierdzenia z adresu wspólnego działu.',
        'Odpowiedzi zapisz w dokumentach klienta jako „Korespondencja”.',
        'Niezgodności wyjaśnij do 31 stycznia.',
      ),
  },
  {
    name: 'Wzór potwierdzenia salda',
    type: types.templates,
    file: 'Potwierdzenie salda',
    text:
      p('Wzór wysyłamy na papierze firmowym klienta, w dwóch egzemplarzach.') +
      quote(
        'Zgodnie z art. 26 ustawy o rachunkowości prosimy o potwierdzenie salda na dzień …, które w naszych księgach wynosi … zł.',
      ) +
      p('Brak odpowiedzi <strong>nie oznacza</strong> potwierdzenia salda.'),
  },
];
