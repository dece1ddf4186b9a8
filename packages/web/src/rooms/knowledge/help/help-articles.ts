import type { PlainPage } from '@zaplecze/contract/addresses';

export type HelpArticle = {
  /** Stands in the address: never changes. */
  slug: string;
  title: string;
  /** Other words that people look for it by. */
  words: string;
  /** The screen it is about. */
  page?: PlainPage;
  /** Paragraphs, and things to do one after another. */
  body: (string | { steps: string[] })[];
};

/** How the office does its work here, a page a task; comes with the product. */
export const helpArticles: HelpArticle[] = [
  {
    slug: 'moje-zadania',
    title: 'Jak wykonać swoje zadanie',
    words: 'twoje zadania status rozpocząć zakończyć zrealizowane lista dzień',
    page: 'tasks',
    body: [
      'Na liście „Twoje zadania” jest wszystko, co masz zrobić: klient, projekt, termin i stan.',
      {
        steps: [
          'Otwórz zadanie kliknięciem w wiersz albo klawiszem Enter.',
          'Gdy zaczynasz, wybierz status „W realizacji” i zapisz.',
          'W trakcie pisz komentarze i dodawaj pliki: zobaczy je każdy, kto otworzy to zadanie.',
          'Gdy skończysz, wybierz „Zrealizowane”. Data zakończenia wpisze się sama; można ją poprawić.',
        ],
      },
      'Po zapisaniu system powie, kto jest następny w procedurze, i powiadomi tę osobę.',
    ],
  },
  {
    slug: 'bramka',
    title: 'Dlaczego zadanie czeka: bramka',
    words:
      'oczekujące czeka na poprzednie kolejność procedura nie mogę zmienić statusu zablokowane',
    page: 'tasks',
    body: [
      'Zadania jednej procedury wykonuje się po kolei. Dopóki poprzednie nie jest zrealizowane albo anulowane, następne ma status „Oczekujące” i nie da się go rozpocząć. To jest bramka.',
      'W zadaniu widać, na co i na kogo ono czeka. Gdy poprzednie się skończy, dostaniesz powiadomienie „Twoja kolej”, a zadanie samo przejdzie do „Do realizacji”.',
      'Różne procedury tego samego projektu idą równolegle i nie czekają na siebie.',
      'Kierownik może przepuścić zadanie mimo kolejności. Musi podać powód, który zostaje w historii.',
    ],
  },
  {
    slug: 'zgloszenie',
    title: 'Jak coś zgłosić i komu to zlecić',
    words: 'zgłoszenie issue problem prośba zlecenie wykonawca',
    page: 'yourIssues',
    body: [
      'Zgłoszenie to sprawa poza projektem: prośba, błąd, drobne zlecenie. Zgłosić może każdy.',
      {
        steps: [
          'Otwórz „Twoje zgłoszenia” i wybierz „Dodaj zgłoszenie”.',
          'Napisz krótko, o co chodzi, i opisz szczegóły. Dodaj pliki, jeśli pomogą.',
          'Wskaż, kto ma to zrobić i do kiedy.',
        ],
      },
      'Wykonawca dostanie powiadomienie. Swoje zgłoszenia śledzisz w zakładce „Zgłoszone przeze mnie”.',
      'Typ zgłoszenia może obiecywać, w ile godzin pracy ktoś odpowie i kiedy sprawa będzie skończona. Ile z tego zostało, mówi zgłoszenie, tablica i kolumna „Obiecany czas”. Zwrot do poprawy niczego nie przedłuża, po wznowieniu czas realizacji liczy się od nowa.',
    ],
  },
  {
    slug: 'zwrot-do-poprawy',
    title: 'Akceptacja i zwrot do poprawy',
    words: 'zaakceptuj odrzucić poprawka zwrócone zrealizowane zgłoszenie',
    page: 'yourIssues',
    body: [
      'Gdy wykonawca oznaczy zgłoszenie jako zrealizowane, wraca ono do osoby, która je zgłosiła. Dopóki ona nie zdecyduje, zgłoszenie jest na liście czynnych.',
      {
        steps: [
          'Otwórz zgłoszenie i sprawdź, co zrobiono.',
          'Jeśli jest dobrze, wybierz „Zaakceptuj”: sprawa jest zamknięta.',
          'Jeśli nie, wybierz „Zwróć do poprawy” i napisz, co poprawić.',
        ],
      },
      'Zwrot otwiera zgłoszenie ponownie, a Twoje słowa trafiają do komentarzy. Wykonawcy dostają powiadomienie.',
      'Zdecydować można też tam, gdzie się o tym czyta: na liście powiadomień, w powiadomieniu push i w liście są „Akceptuję” i „Zwracam”. Odnośnik z listu nie wymaga logowania, prosi o potwierdzenie, działa raz i przez 14 dni. Jest tylko dla Ciebie: nie przekazuj go dalej.',
      'Jeśli firma tak ustawiła, zgłoszenie bez decyzji zaakceptuje się samo po kilku dniach roboczych. Dzień jest w powiadomieniu i w zgłoszeniu, a dzień roboczy wcześniej przyjdzie jeszcze zapowiedź.',
    ],
  },
  {
    slug: 'zastepstwo',
    title: 'Jak ustawić zastępstwo',
    words: 'urlop zastępuje zastępca nieobecność przekazać zadania',
    page: 'team',
    body: [
      'Zastępca na czas zastępstwa widzi zadania i zgłoszenia osoby zastępowanej, może je wykonywać i dostaje jej powiadomienia. Przy tym, co zrobi, zostaje ślad „w zastępstwie za…”.',
      {
        steps: [
          'Otwórz swój profil (imię i nazwisko w prawym górnym rogu) i wybierz edycję.',
          'W części „Zastępstwa” wskaż osobę i dni, od kiedy do kiedy.',
          'Zapisz. W pierwszym dniu obie osoby dostaną powiadomienie.',
        ],
      },
      'Kierownik i administrator mogą ustawić zastępstwo za kogoś. Samo zastępstwo nie jest nieobecnością: tę wpisuje się w kalendarzu. Po jej dodaniu, jeżeli coś w niej czeka, otwierają się „Skutki nieobecności”: tam od razu wskazuje się zastępcę, przekazuje zadania i przesuwa terminy. Takie zastępstwo przesuwa się i kończy razem z nieobecnością.',
      'Swoje zastępowane zadania znajdziesz w „Twoich zadaniach” pod „Zastępuję” i w Moim dniu.',
    ],
  },
  {
    slug: 'nieobecnosc',
    title: 'Jak wpisać urlop i inną nieobecność',
    words: 'kalendarz urlop zwolnienie lekarskie delegacja praca zdalna wolne',
    page: 'teamCalendar',
    body: [
      {
        steps: [
          'Otwórz kalendarz zespołu i wybierz „Dodaj nieobecność” albo kliknij dzień przy swoim nazwisku.',
          'Wybierz rodzaj i dni. Soboty, niedziele i święta są zaznaczone w kalendarzu.',
          'Zapisz.',
        ],
      },
      'Rodzaje, które mówią o zdrowiu lub rodzinie, koledzy widzą jako „Nieobecność”; rodzaj widzisz Ty i kierownicy.',
      'Nie zapomnij o zastępstwie: ustawia się je w profilu.',
    ],
  },
  {
    slug: 'dodac-klienta',
    title: 'Jak dodać klienta',
    words: 'nowy klient firma nip opiekun kontrahent',
    page: 'clientAdd',
    body: [
      {
        steps: [
          'W „Klientach” wybierz „Dodaj klienta”.',
          'Wpisz nazwę, adres, NIP, telefon i e-mail, wybierz typy usług.',
          'Wskaż opiekuna: każdy klient ma przynajmniej jednego.',
          'Dodaj osobę kontaktową: imię, nazwisko i telefon albo e-mail.',
          'Jeśli faktura ma inny adres niż usługa, popraw dane do faktury.',
        ],
      },
      'Gdy taki NIP już jest w bazie albo ma złą sumę kontrolną, system ostrzeże i zapyta. Nie zabroni.',
    ],
  },
  {
    slug: 'import-klientow',
    title: 'Jak wczytać klientów z pliku',
    words: 'import excel xlsx csv przenieść bazę z innego programu',
    page: 'clientImport',
    body: [
      {
        steps: [
          'Zapisz listę klientów jako XLSX lub CSV; w pierwszym wierszu nagłówki kolumn.',
          'W „Klientach” wybierz „Importuj” i wskaż plik.',
          'Dopasuj kolumny pliku do pól. Opiekuna, status i usługi można wybrać raz dla wszystkich.',
          'Wybierz „Sprawdź plik”. Zobaczysz każdą komórkę do poprawienia.',
          'Popraw plik i wczytaj ponownie albo wybierz „Importuj”.',
        ],
      },
      'Wczytują się wszyscy klienci albo nikt. Klientów, których NIP już jest w bazie, można pominąć.',
    ],
  },
  {
    slug: 'zgody',
    title: 'Zgody i dane osobowe klienta',
    words: 'rodo zgoda wycofanie anonimizacja usunięcie danych osoby kontaktowej',
    page: 'clients',
    body: [
      'Zgody zapisuje się przy kliencie: rodzaj, podpisany plik, kto i kiedy wyraził. System zachowuje treść zgody z dnia, w którym ją wyrażono.',
      'Zgody wycofanej nie usuwaj: wpisz datę w polu „Wycofana”. Zostanie w historii, a filtr „Zgoda” pokaże tylko ważne.',
      'Gdy ktoś prosi o kopię swoich danych albo o ich usunięcie, zrób to na stronie klienta, z menu przy osobie kontaktowej.',
    ],
  },
  {
    slug: 'oferta',
    title: 'Jak złożyć ofertę',
    words: 'oferta sprzedaż wartość decyzja klienta przyjęta odrzucona',
    page: 'offerAdd',
    body: [
      {
        steps: [
          'W „Ofertach” wybierz „Dodaj ofertę”, wskaż klienta, sprzedawcę i typy usług.',
          'Wpisz wartość i dzień ważności, jeśli są znane, i dodaj pliki.',
          'Gdy klient zdecyduje, otwórz ofertę i zmień status. Przy statusach „Odmowa”, „W uzupełnieniu” i „Złożono nową ofertę” napisz komentarz; przy odmowie wybierz też powód.',
          'Z oferty przyjętej utwórz projekt jednym przyciskiem: klient i wartość przejdą same.',
        ],
      },
      'Oferty po decyzji nie zmienia się: zostaje taka, jaką klient dostał.',
    ],
  },
  {
    slug: 'ponowne-zlozenie',
    title: 'Ponowne złożenie oferty',
    words: 'złożona ponownie nowa wersja oferty kopia odmowa',
    page: 'offers',
    body: [
      'Gdy klient chce czegoś innego, niż było w ofercie, składa się nową. Poprzednia zostaje z jej statusem i komentarzami.',
      {
        steps: [
          'Otwórz poprzednią ofertę i nadaj jej status „Złożono nową ofertę”, z komentarzem.',
          'Wybierz „Złóż ponownie”: nowa oferta ma już wszystko z poprzedniej.',
          'Popraw, co trzeba. Do nazwy dopisuje się „złożona ponownie”; można to zmienić.',
          'Zapisz. Przebieg ofert pokazuje, z której powstała.',
        ],
      },
    ],
  },
  {
    slug: 'projekt',
    title: 'Jak rozpocząć projekt',
    words: 'projekt usługa przydziel zadania osoby terminy utworzyć',
    page: 'projectAdd',
    body: [
      'Projekt to usługa sprzedana klientowi. Zadania bierze z katalogu w chwili utworzenia: późniejsze zmiany w katalogu go nie zmieniają.',
      {
        steps: [
          'W „Projektach” wybierz „Dodaj projekt”, wskaż klienta i usługę.',
          'W części „Przydziel zadania” wybierz osobę do każdego zadania i termin, jeśli jest.',
          'Zapisz. Osoby od pierwszych zadań dostaną powiadomienie od razu, pozostałe w swojej kolejności.',
        ],
      },
      'Bez nazwy projekt nazwie się sam: usługa, klient, miesiąc.',
      'Potem wszystko o nim jest na jego stronie („Otwórz jako stronę”): zadania, zespół, rozmowa, pliki, oś czasu i historia. Osoby, terminy i dane zmienia się na miejscu.',
    ],
  },
  {
    slug: 'projekt-powtarzany',
    title: 'Projekty powtarzane co miesiąc',
    words: 'cykliczny abonament okres co miesiąc kwartał rok powtarzanie',
    page: 'projects',
    body: [
      'W projekcie wybierz „Powtarzanie” i dni, od kiedy do kiedy. Koniec może zostać pusty.',
      'Kolejne okresy powstają same, z wyprzedzeniem: te same osoby, a terminy przesunięte o okres na dzień roboczy. Każdy okres powstaje raz.',
      'Jeśli ktoś odszedł z firmy, jego zadania w nowym okresie dostaje osoba, która je przejęła.',
    ],
  },
  {
    slug: 'katalog-uslug',
    title: 'Jak ułożyć usługę w katalogu',
    words: 'definicje usługa procedura zadanie kolejność katalog szablon',
    page: 'serviceDefinitions',
    body: [
      'Zadanie mówi, co zrobić. Procedura układa zadania w kolejności. Usługa składa się z procedur, które idą równolegle.',
      {
        steps: [
          'W „Definicjach” dodaj zadania, których jeszcze nie ma, z opisem: przyda się nowej osobie.',
          'Dodaj procedurę, wybierz dział i ułóż zadania. Kolejność to bramka: następne czeka na poprzednie.',
          'Dodaj usługę: typ, dział i procedury.',
        ],
      },
      'Nowy projekt dostanie to, co jest w katalogu tego dnia.',
    ],
  },
  {
    slug: 'recepcja',
    title: 'Goście i przesyłki',
    words:
      'recepcja gość wejście wyjście list paczka kurier dziennik korespondencji numeracja numer przesyłki',
    page: 'parcels',
    body: [
      {
        steps: [
          'Gościa dopisz w „Gościach”: kto, do kogo, kiedy wszedł. Osoba odwiedzana dostanie powiadomienie od razu.',
          'Gdy gość wychodzi, wybierz „Wyjście” przy jego wpisie.',
          'Przesyłkę dopisz w „Przesyłkach”: przychodząca czy wychodząca, rodzaj, spółka, od kogo, do kogo. Numer nada system.',
          'Zestawienie pobierzesz przyciskiem „Generuj raport” jako PDF lub XLSX.',
        ],
      },
    ],
  },
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
