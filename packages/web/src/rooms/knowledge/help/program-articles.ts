import type { HelpArticle } from './help-articles.ts';

/** What the program does everywhere, and one’s account. */
export const programArticles: HelpArticle[] = [
  {
    slug: 'powiadomienia',
    title: 'Powiadomienia: co, gdzie i kiedy',
    words: 'dzwonek push e-mail kanały telefon wyłączyć',
    page: 'notificationSettings',
    body: [
      'Pod dzwonkiem jest wszystko, co Cię dotyczy: nowe zadania, „Twoja kolej”, terminy, komentarze, akceptacje.',
      'W ustawieniach wybierzesz, co ma przychodzić także e-mailem, a co jako powiadomienie push na telefon lub komputer. Push włącza się na każdym urządzeniu osobno, przyciskiem „Zgoda na powiadomienia”.',
      'Gdy kogoś zastępujesz, dostajesz też jego powiadomienia.',
    ],
  },
  {
    slug: 'szukanie',
    title: 'Szukanie, filtry i klawisze',
    words: 'skróty klawiatura ctrl k wyszukiwarka filtr lista sortowanie',
    body: [
      'Ctrl K otwiera z każdego miejsca szukanie we wszystkim, co możesz zobaczyć: ludzie, klienci (także po NIP i telefonie), zadania, zgłoszenia, oferty, dokumenty z ich treścią, ekrany i ta pomoc. Wielkość liter, polskie znaki i jedna literówka w nazwie nie przeszkadzają. Można też wpisać, co chcesz zrobić: „nowe zgłoszenie dla Hurtowni”.',
      'Na listach: ukośnik (/) przechodzi do szukania, strzałki lub j i k zmieniają wiersz, Enter otwiera, n dodaje, a znak zapytania pokazuje wszystkie klawisze.',
      'Filtry, sortowanie i strona są w adresie: link wysłany koledze pokaże tę samą listę. W formularzu Ctrl Enter zapisuje.',
    ],
  },
  {
    slug: 'historia',
    title: 'Kto co zmienił: historia zmian',
    words: 'historia zmian kto zmienił kto usunął kiedy zmieniono poprzednia wartość dziennik',
    body: [
      'Klient, projekt, zadanie, zgłoszenie, oferta, dokument i wpis recepcji pamiętają każdą zmianę: kto, kiedy, z czego na co. Jest to na ich stronie albo w ich oknie, w części „Historia zmian” lub w zakładce „Historia”.',
    ],
  },
  {
    slug: 'widoki',
    title: 'Zapisane widoki listy',
    words: 'widoki widok zapisz filtr kolumny sortowanie domyślny udostępnij menu',
    body: [
      'Filtry, kolejność i kolumny listy można zapisać pod nazwą: „Widok”, potem „Zapisz ten widok…”.',
      'Widok może stać w menu z liczbą pozycji, być widokiem, od którego lista się zaczyna, i być udostępniony innym. Wszystkie są pod „Widok”, „Zapisane widoki…”.',
    ],
  },
  {
    slug: 'eksport',
    title: 'Jak pobrać listę do Excela',
    words: 'eksport xlsx csv arkusz pobieranie zestawienie wydruk drukowanie papier',
    body: [
      'Na każdej liście jest „Eksport”. Pobierze wszystkie wiersze, które pasują do wyszukiwania i filtrów, nie tylko widoczną stronę, jako XLSX lub CSV. Kto, kiedy i co pobrał, widzi administrator w „Definicjach”. „Drukuj” obok kładzie tę samą listę na papier.',
    ],
  },
  {
    slug: 'konto',
    title: 'Hasło i bezpieczeństwo konta',
    words: 'zmiana hasła zapomniałem drugi składnik kod logowanie urządzenia sesje',
    body: [
      'Hasło ma przynajmniej 12 znaków; najlepiej kilka przypadkowych słów. Zmienisz je w swoim profilu. Jeśli go nie pamiętasz, na ekranie logowania wybierz „Nie pamiętam hasła”. W profilu włączysz też drugi składnik logowania (kod z aplikacji) i zobaczysz, gdzie jesteś zalogowany; obcą sesję można tam zakończyć.',
    ],
  },
];
