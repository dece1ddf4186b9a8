import type { HelpArticle } from './help-articles.ts';

/** Clients, offers, projects and the reception. */
export const clientArticles: HelpArticle[] = [
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
];
