/** One article: numbers of its type and department in company-data, its text as HTML. */
type Article = { name: string; type: number; of: number; text: string; file?: string };

const p = (...paragraphs: string[]) => paragraphs.map((one) => `<p>${one}</p>`).join('');
const h = (title: string) => `<h2>${title}</h2>`;
const ul = (...items: string[]) =>
  `<ul>${items.map((one) => `<li><p>${one}</p></li>`).join('')}</ul>`;
const ol = (...items: string[]) =>
  `<ol>${items.map((one) => `<li><p>${one}</p></li>`).join('')}</ol>`;
const quote = (words: string) => `<blockquote><p>${words}</p></blockquote>`;

const [procedures, rules, guides, templates] = [0, 1, 2, 3];
const [books, payroll, taxes, audit, privacy, it, service, office] = [0, 1, 2, 3, 4, 5, 6, 7];

export const articles: Article[] = [
  {
    name: 'Zamknięcie miesiąca krok po kroku',
    type: procedures,
    of: books,
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
    type: procedures,
    of: books,
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
    type: guides,
    of: books,
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
    type: rules,
    of: books,
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
    type: procedures,
    of: books,
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
    type: templates,
    of: books,
    file: 'Potwierdzenie salda',
    text:
      p('Wzór wysyłamy na papierze firmowym klienta, w dwóch egzemplarzach.') +
      quote(
        'Zgodnie z art. 26 ustawy o rachunkowości prosimy o potwierdzenie salda na dzień …, które w naszych księgach wynosi … zł.',
      ) +
      p('Brak odpowiedzi <strong>nie oznacza</strong> potwierdzenia salda.'),
  },
  {
    name: 'Lista płac: harmonogram miesiąca',
    type: procedures,
    of: payroll,
    text:
      p('Daty liczymy w dniach roboczych przed wypłatą.') +
      ol(
        'Pięć dni przed: przypomnienie do klienta o zmianach i nieobecnościach.',
        'Trzy dni przed: naliczenie i kontrola nadgodzin.',
        'Dwa dni przed: akceptacja klienta.',
        'Dzień przed: przekazanie przelewów i pasków.',
      ) +
      h('Po wypłacie') +
      ul(
        'deklaracja ZUS do 15. lub 20. dnia miesiąca,',
        'zaliczka na podatek do 20. dnia miesiąca,',
        'przekazanie dekretu do księgowości.',
      ),
  },
  {
    name: 'Urlop wypoczynkowy: najczęstsze pytania',
    type: rules,
    of: payroll,
    text:
      h('Wymiar') +
      p(
        '20 dni przy stażu poniżej 10 lat, 26 dni od 10 lat stażu. Do stażu liczy się ukończona szkoła, według najwyższego wykształcenia.',
      ) +
      h('Urlop zaległy') +
      p('Należy go udzielić do <strong>30 września</strong> następnego roku.') +
      h('Na żądanie') +
      p(
        'Cztery dni w roku kalendarzowym, w ramach urlopu wypoczynkowego. Zgłoszenie najpóźniej w dniu rozpoczęcia.',
      ),
  },
  {
    name: 'Zatrudnienie cudzoziemca',
    type: procedures,
    of: payroll,
    text:
      p('Zanim klient podpisze umowę, sprawdź podstawę pobytu i pracy.') +
      ol(
        'Poproś o kopię dokumentu pobytowego i sprawdź termin ważności.',
        'Ustal, czy potrzebne jest zezwolenie, oświadczenie czy powiadomienie.',
        'Zachowaj kopię dokumentu przez cały okres zatrudnienia.',
        'Zgłoś do ZUS w ciągu siedmiu dni.',
      ) +
      p('Termin ważności wpisz jako zadanie z datą graniczną <em>trzy miesiące wcześniej</em>.'),
  },
  {
    name: 'Wzór świadectwa pracy z objaśnieniami',
    type: templates,
    of: payroll,
    file: 'Świadectwo pracy',
    text:
      p(
        'Świadectwo wydajemy w dniu ustania zatrudnienia, a gdy to niemożliwe, w ciągu siedmiu dni.',
      ) +
      ul(
        'W ustępie 4 podaj wykorzystany urlop w dniach i godzinach.',
        'Podstawę prawną rozwiązania umowy przepisz z pisma, nie z pamięci.',
        'Nie wpisuj uwag spoza wzoru.',
      ),
  },
  {
    name: 'Zwolnienia lekarskie e-ZLA',
    type: guides,
    of: payroll,
    text:
      p('Zwolnienia pobieramy z PUE ZUS raz dziennie, rano.') +
      h('Na co uważać') +
      ul(
        'Zwolnienie wstecz dłuższe niż trzy dni wyjaśnij z klientem.',
        'Przy zbiegu z urlopem zmień urlop na dni niewykorzystane.',
        'Po 33 dniach (14 dla osób po pięćdziesiątce) świadczenie przejmuje ZUS.',
      ),
  },
  {
    name: 'Kalendarz terminów podatkowych',
    type: rules,
    of: taxes,
    file: 'Kalendarz terminów podatkowych',
    text:
      h('Co miesiąc') +
      ul(
        '<strong>do 7.</strong> dnia: karta podatkowa, CIT-6R, ryczałty od wypłat,',
        '<strong>do 20.</strong> dnia: zaliczki PIT i CIT, PIT-4,',
        '<strong>do 25.</strong> dnia: JPK_V7M i VAT.',
      ) +
      h('Co roku') +
      ul(
        'koniec stycznia: PIT-11, PIT-8C, PIT-4R,',
        'koniec marca: CIT-8 i sprawozdanie spółek z rokiem kalendarzowym,',
        'koniec kwietnia: PIT-36, PIT-36L, PIT-37.',
      ) +
      p('Gdy termin wypada w dzień wolny, przechodzi na najbliższy dzień roboczy.'),
  },
  {
    name: 'Biała lista: sprawdzanie rachunków',
    type: procedures,
    of: taxes,
    text:
      p(
        'Rachunek sprawdzamy <strong>w dniu zlecenia przelewu</strong>, przy płatnościach powyżej 15 000 zł brutto.',
      ) +
      ol(
        'Wyszukaj kontrahenta po numerze NIP.',
        'Porównaj rachunek z fakturą.',
        'Zapisz identyfikator wyszukiwania w opisie przelewu.',
        'Gdy rachunku nie ma: wstrzymaj przelew i zawiadom opiekuna klienta.',
      ),
  },
  {
    name: 'Estoński CIT: kiedy warto',
    type: rules,
    of: taxes,
    text:
      p(
        'Podatek płaci się dopiero przy wypłacie zysku. To dobre rozwiązanie dla spółek, które zarobione pieniądze inwestują.',
      ) +
      h('Warunki') +
      ul(
        'wspólnikami są wyłącznie osoby fizyczne,',
        'spółka zatrudnia co najmniej trzy osoby,',
        'przychody pasywne nie przekraczają połowy.',
      ) +
      h('Uwaga na ukryte zyski') +
      p(
        'Pożyczki dla wspólników, najem od wspólnika powyżej cen rynkowych i wydatki prywatne są opodatkowane tak jak dywidenda.',
      ),
  },
  {
    name: 'Odpowiedź na wezwanie urzędu skarbowego',
    type: templates,
    of: taxes,
    file: 'Odpowiedź na wezwanie',
    text:
      p(
        'Odpowiadamy w terminie siedmiu dni od doręczenia. Termin liczymy od dnia następnego po odebraniu.',
      ) +
      ol(
        'Zarejestruj pismo w recepcji i dołącz skan do dokumentów klienta.',
        'Ustal z klientem stan faktyczny na piśmie.',
        'Przygotuj odpowiedź według wzoru i daj ją do sprawdzenia.',
        'Wyślij przez e-Urząd Skarbowy i zachowaj UPO.',
      ),
  },
  {
    name: 'Ulga na badania i rozwój',
    type: guides,
    of: taxes,
    text:
      p('Ulgę stosuje się w zeznaniu rocznym. Pracę zaczynamy jednak w styczniu, od ewidencji.') +
      ul(
        'Prowadź ewidencję czasu pracy zespołu badawczego.',
        'Oznaczaj koszty kwalifikowane na osobnych kontach.',
        'Opisz projekt: cel, nowość, wynik.',
      ) +
      p('Wynagrodzenia pracowników badawczych odlicza się dodatkowo w 200%.'),
  },
  {
    name: 'Plan badania sprawozdania finansowego',
    type: procedures,
    of: audit,
    file: 'Plan badania',
    text:
      h('Etapy') +
      ol(
        'Przyjęcie zlecenia i ocena niezależności.',
        'Ustalenie istotności i ryzyk.',
        'Badanie wstępne w siedzibie klienta.',
        'Badanie końcowe i obserwacja inwentaryzacji.',
        'Sprawozdanie z badania.',
      ) +
      p('Dokumentację zamykamy w ciągu <strong>60 dni</strong> od podpisania sprawozdania.'),
  },
  {
    name: 'Dobór próby: ile dokumentów sprawdzić',
    type: guides,
    of: audit,
    text:
      p('Wielkość próby zależy od istotności i oceny ryzyka, nie od liczby dokumentów.') +
      ul(
        'Ryzyko niskie: 10–15 pozycji.',
        'Ryzyko średnie: 20–30 pozycji.',
        'Ryzyko wysokie: od 40 pozycji oraz wszystkie powyżej progu istotności.',
      ) +
      p('Sposób doboru opisz tak, żeby druga osoba mogła go <em>powtórzyć</em>.'),
  },
  {
    name: 'Oświadczenie kierownika jednostki',
    type: templates,
    of: audit,
    file: 'Oświadczenie kierownika',
    text:
      p('Oświadczenie podpisuje cały zarząd, z datą sprawozdania z badania.') +
      quote(
        'Oświadczamy, że udostępniliśmy wszystkie księgi, umowy i protokoły oraz że znane nam zdarzenia po dniu bilansowym zostały ujęte.',
      ),
  },
  {
    name: 'Naruszenie ochrony danych: co robić',
    type: procedures,
    of: privacy,
    file: 'Zgłoszenie naruszenia',
    text:
      p(
        'Liczy się czas. Na zgłoszenie do urzędu są <strong>72 godziny</strong> od stwierdzenia naruszenia.',
      ) +
      ol(
        'Nie kasuj niczego i zapisz godzinę.',
        'Zadzwoń do inspektora ochrony danych (numer na stronie zespołu).',
        'Opisz, czyje dane i w jakim zakresie wyciekły.',
        'Poczekaj z informowaniem klienta na decyzję inspektora.',
      ) +
      quote('Pomyłka w adresie e-mail to też naruszenie. Zgłoś ją bez obaw.'),
  },
  {
    name: 'Jak długo przechowujemy dokumenty',
    type: rules,
    of: privacy,
    text:
      ul(
        'księgi i dowody księgowe: pięć lat od końca roku,',
        'akta osobowe zatrudnionych od 2019 roku: dziesięć lat,',
        'zgody marketingowe: do wycofania i trzy lata po nim,',
        'nagrania z monitoringu: do trzech miesięcy,',
        'rejestr gości: rok.',
      ) + p('Po terminie dokumenty niszczy dział administracji, z protokołem.'),
  },
  {
    name: 'Umowa powierzenia: o czym pamiętać',
    type: guides,
    of: privacy,
    text:
      p('Umowę powierzenia podpisujemy <strong>przed</strong> otrzymaniem pierwszych danych.') +
      ul(
        'zakres danych i kategorie osób,',
        'podpowierzenie tylko za zgodą,',
        'prawo do kontroli,',
        'zwrot albo usunięcie danych po zakończeniu umowy.',
      ),
  },
  {
    name: 'Praca zdalna i bezpieczny sprzęt',
    type: rules,
    of: it,
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
    type: guides,
    of: it,
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
    type: procedures,
    of: it,
    text:
      p('Stosujemy zasadę 3-2-1: trzy kopie, na dwóch nośnikach, jedna poza siedzibą.') +
      ol(
        'Codziennie rano sprawdź raport z nocnych kopii.',
        'Raz w miesiącu odtwórz jeden plik i jedną bazę.',
        'Wynik odtworzenia wpisz w komentarzu do zadania.',
      ),
  },
  {
    name: 'Pierwsza rozmowa z klientem',
    type: guides,
    of: service,
    text:
      p(
        'Celem pierwszej rozmowy jest zrozumienie, czego klient się obawia. Ceny podajemy później.',
      ) +
      h('Pytania') +
      ul(
        'Co dziś zajmuje Państwu najwięcej czasu?',
        'Co poszło źle u poprzedniego biura?',
        'Kto będzie z nami w kontakcie na co dzień?',
      ) +
      h('Po rozmowie') +
      p('W ciągu jednego dnia wyślij podsumowanie i załóż ofertę.'),
  },
  {
    name: 'Reklamacja: jak odpowiadamy',
    type: procedures,
    of: service,
    text:
      ol(
        'Podziękuj i potwierdź przyjęcie tego samego dnia.',
        'Załóż zgłoszenie i przypisz kierownika działu.',
        'Ustal fakty, nie szukaj winnego.',
        'Odpowiedz w ciągu pięciu dni roboczych, z propozycją rozwiązania.',
      ) +
      quote(
        'Klient, któremu naprawiono błąd, zostaje z nami dłużej niż ten, który błędu nie zauważył.',
      ),
  },
  {
    name: 'Wzór maila o brakujących dokumentach',
    type: templates,
    of: service,
    text:
      quote(
        'Dzień dobry, do zamknięcia miesiąca brakuje nam: … Prosimy o przesłanie do …, żeby zdążyć z deklaracją. W razie pytań jestem pod numerem …',
      ) + p('Drugie przypomnienie wysyła opiekun po trzech dniach, trzecie kierownik działu.'),
  },
  {
    name: 'Obieg korespondencji i przesyłek',
    type: procedures,
    of: office,
    text:
      ol(
        'Recepcja rejestruje przesyłkę w dniu wpływu.',
        'Pisma z terminem skanujemy od razu i dołączamy do dokumentów klienta.',
        'Osoba wskazana w rejestrze odbiera przesyłkę i potwierdza odbiór.',
        'Wysyłki przyjmujemy do godziny 14:00.',
      ) + p('Listy polecone z urzędów otwiera <strong>wyłącznie</strong> wskazany dział.'),
  },
  {
    name: 'Pierwszy dzień w pracy',
    type: guides,
    of: office,
    file: 'Plan pierwszego tygodnia',
    text:
      p('Witamy w zespole! Na pierwszy dzień nie planujemy pracy z klientami.') +
      h('Przed południem') +
      ul(
        'odbiór sprzętu i karty wejściowej,',
        'szkolenie BHP i ochrona danych,',
        'kawa z opiekunem stanowiska.',
      ) +
      h('Po południu') +
      ul(
        'logowanie do systemu i ustawienie powiadomień,',
        'przegląd zadań działu,',
        'lektura artykułów „Praca zdalna i bezpieczny sprzęt” oraz „Hasła i logowanie dwuskładnikowe”.',
      ),
  },
];
