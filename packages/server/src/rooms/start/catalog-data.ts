/**
 * The starter catalogue: services as offices of this kind really do them. What is made of it is the
 * company's own from then on, to be changed at will.
 */

type Task = {
  name: string;
  /** One of `taskTypes` in proposals-data.ts; made if the company has none of this name. */
  type: string;
  description: string;
};

export type Package = {
  /** Kept in the database: never changes. */
  key: string;
  name: string;
  description: string;
  /** Names of the service type and of the department, made if they are not there. */
  type: string;
  department: string;
  procedures: { name: string; description: string; tasks: Task[] }[];
};

const task = (name: string, type: string, description: string): Task => ({
  name,
  type,
  description,
});

export const packages: Package[] = [
  {
    key: 'bookkeeping',
    name: 'Pełna księgowość',
    description:
      'Prowadzenie ksiąg rachunkowych spółki: od zebrania dokumentów do zamknięcia miesiąca i rozliczenia VAT. Zwykle co miesiąc.',
    type: 'Księgowość',
    department: 'Księgowość',
    procedures: [
      {
        name: 'Zamknięcie miesiąca',
        description: 'Od dokumentów klienta do informacji o wyniku i podatkach.',
        tasks: [
          task(
            'Zebrać dokumenty od klienta',
            'Kontakt z klientem',
            'Poproś o faktury zakupu i sprzedaży, wyciągi bankowe, raporty kasowe, delegacje i umowy zawarte w miesiącu. Faktury z KSeF pobierz samodzielnie. Sprawdź listę stałych kosztów klienta: czego brakuje, o to dopytaj. Najpóźniej do 5. dnia następnego miesiąca.',
          ),
          task(
            'Zaksięgować zakupy i koszty',
            'Księgowanie',
            'Sprawdź dane nabywcy, datę obowiązku i prawo do odliczenia (samochody, paliwo, reprezentacja). Koszty przypisz do miejsc ich powstawania. Wątpliwe faktury odłóż z pytaniem do klienta.',
          ),
          task(
            'Zaksięgować sprzedaż',
            'Księgowanie',
            'Porównaj numerację z poprzednim miesiącem: brak numeru wyjaśnij. Sprawdź stawki, oznaczenia GTU i procedury, faktury korygujące i zaliczki. Utarg z kas fiskalnych z raportu miesięcznego.',
          ),
          task(
            'Rozliczyć wyciągi bankowe i kasę',
            'Księgowanie',
            'Rozlicz każdą wpłatę z fakturą. Saldo rachunku i kasy na koniec miesiąca musi się zgadzać z wyciągiem i raportem kasowym. Wpłaty nierozpoznane spisz i wyślij klientowi.',
          ),
          task(
            'Naliczyć amortyzację i rozliczenia w czasie',
            'Księgowanie',
            'Plan amortyzacji, ubezpieczenia, prenumeraty i koszty dotyczące innych miesięcy. Nowe środki trwałe: dokument OT i stawka.',
          ),
          task(
            'Uzgodnić rozrachunki',
            'Kontrola',
            'Przejrzyj salda odbiorców i dostawców: przeterminowane ponad 90 dni (ulga na złe długi), salda po złej stronie, rozrachunki z pracownikami i z urzędem.',
          ),
          task(
            'Sprawdzić zestawienie obrotów i sald',
            'Kontrola',
            'Druga osoba przegląda obroty i salda: konta bez ruchu, nietypowe kwoty, porównanie wyniku z poprzednim miesiącem. Uwagi wracają do księgującego.',
          ),
          task(
            'Przekazać klientowi podsumowanie miesiąca',
            'Kontakt z klientem',
            'Wyślij rachunek wyników, kwoty podatków z terminami i rachunkami do zapłaty oraz listę brakujących dokumentów. Zapytaj o wydarzenia, które wpłyną na następny miesiąc.',
          ),
        ],
      },
      {
        name: 'Rozliczenie VAT',
        description: 'Do 25. dnia następnego miesiąca.',
        tasks: [
          task(
            'Sprawdzić rejestry VAT',
            'Kontrola',
            'Suma rejestrów musi się zgadzać z kontami VAT. Sprawdź kontrahentów na białej liście, import usług, WNT i WDT, odliczenia 50%.',
          ),
          task(
            'Przygotować JPK_V7',
            'Rozliczenie',
            'Wygeneruj plik, przejrzyj ostrzeżenia programu. Nadwyżka do przeniesienia czy do zwrotu: ustal z klientem.',
          ),
          task(
            'Wysłać JPK_V7 i pobrać UPO',
            'Rozliczenie',
            'Wyślij do 25. dnia miesiąca, pobierz UPO i dołącz je do tego zadania. Kwotę do zapłaty podaj klientowi jeszcze tego samego dnia.',
          ),
        ],
      },
    ],
  },
  {
    key: 'revenue-book',
    name: 'Książka przychodów i rozchodów',
    description:
      'Podatkowa księga przychodów i rozchodów jednoosobowej firmy albo spółki cywilnej z VAT i zaliczką na podatek dochodowy. Zwykle co miesiąc.',
    type: 'Księgowość',
    department: 'Księgowość',
    procedures: [
      {
        name: 'Miesiąc w KPiR',
        description: 'Od dokumentów do zaliczki na podatek.',
        tasks: [
          task(
            'Zebrać dokumenty od klienta',
            'Kontakt z klientem',
            'Faktury, rachunki, raport z kasy fiskalnej, dowody wewnętrzne. Przypomnij o kosztach samochodu i o fakturach z KSeF. Najpóźniej do 5. dnia następnego miesiąca.',
          ),
          task(
            'Wpisać przychody i koszty',
            'Księgowanie',
            'Kolumny księgi według rodzaju kosztu. Sprawdź datę przychodu i ograniczenia: samochód 75%, limit leasingu, gotówka powyżej 15 000 zł.',
          ),
          task(
            'Obliczyć zaliczkę na podatek i składki',
            'Rozliczenie',
            'Zaliczka na PIT według wybranej formy, składka zdrowotna od dochodu, ZUS właściciela. Sprawdź, czy klient nie przekroczył progu.',
          ),
          task(
            'Wysłać JPK_V7 i pobrać UPO',
            'Rozliczenie',
            'Sprawdź rejestry, wyślij plik do 25. dnia miesiąca, pobierz UPO i dołącz je do tego zadania.',
          ),
          task(
            'Przekazać klientowi kwoty do zapłaty',
            'Kontakt z klientem',
            'Podatek dochodowy do 20., VAT do 25., ZUS do 20. dnia miesiąca: kwoty, rachunki i tytuły przelewów w jednej wiadomości.',
          ),
        ],
      },
    ],
  },
  {
    key: 'payroll',
    name: 'Kadry i płace',
    description:
      'Listy płac, umowy cywilnoprawne, deklaracje ZUS i akta osobowe. Zwykle co miesiąc.',
    type: 'Kadry i płace',
    department: 'Kadry i płace',
    procedures: [
      {
        name: 'Lista płac',
        description: 'Wypłata musi trafić do pracowników w dniu z regulaminu klienta.',
        tasks: [
          task(
            'Zebrać ewidencję czasu pracy',
            'Kontakt z klientem',
            'Godziny, nadgodziny, nieobecności, premie i potrącenia. Zwolnienia lekarskie pobierz z PUE ZUS.',
          ),
          task(
            'Sprawdzić umowy i zmiany kadrowe',
            'Dokumentacja',
            'Nowe umowy, aneksy, kończące się umowy i badania lekarskie, wiek uprawniający do ulgi, wnioski PIT-2 i PPK.',
          ),
          task(
            'Naliczyć wynagrodzenia',
            'Rozliczenie',
            'Etaty, zlecenia i dzieła. Sprawdź zajęcia komornicze i kwotę wolną, zasiłki, ekwiwalenty i PPK.',
          ),
          task(
            'Sprawdzić listę płac',
            'Kontrola',
            'Druga osoba porównuje listę z poprzednim miesiącem: każda różnica netto musi mieć powód.',
          ),
          task(
            'Przekazać listę i przelewy klientowi',
            'Kontakt z klientem',
            'Lista płac, paczka przelewów, paski dla pracowników. Wyślij zaszyfrowane albo przez folder klienta, nigdy zwykłą pocztą.',
          ),
        ],
      },
      {
        name: 'Deklaracje ZUS',
        description: 'Do 15. albo 20. dnia następnego miesiąca.',
        tasks: [
          task(
            'Zgłosić i wyrejestrować ubezpieczonych',
            'Dokumentacja',
            'ZUA, ZZA, ZWUA w ciągu 7 dni od zmiany; umowy o dzieło na RUD.',
          ),
          task(
            'Przygotować i wysłać deklarację DRA',
            'Rozliczenie',
            'DRA z RCA, RSA, RZA przez program Płatnik lub PUE. Dołącz potwierdzenie.',
          ),
          task(
            'Przekazać klientowi kwoty składek i podatku',
            'Kontakt z klientem',
            'Jedna kwota na rachunek składkowy klienta, zaliczki PIT-4 do 20. dnia miesiąca.',
          ),
        ],
      },
    ],
  },
  {
    key: 'annual-report',
    name: 'Sprawozdanie roczne',
    description:
      'Zamknięcie roku, sprawozdanie finansowe i CIT-8: sporządzenie do 31 marca, złożenie w KRS w ciągu 15 dni od zatwierdzenia. Raz w roku.',
    type: 'Sprawozdawczość',
    department: 'Księgowość',
    procedures: [
      {
        name: 'Zamknięcie ksiąg roku',
        description: 'Zanim powstanie sprawozdanie.',
        tasks: [
          task(
            'Zaplanować zamknięcie roku z klientem',
            'Kontakt z klientem',
            'Ustal terminy, spis z natury, badanie biegłego rewidenta i kto podpisuje. Przypomnij o potwierdzeniach sald.',
          ),
          task(
            'Przeprowadzić inwentaryzację sald',
            'Kontrola',
            'Potwierdzenia sald wysłane i odebrane, spis zapasów i kasy, weryfikacja pozostałych kont. Protokół różnic.',
          ),
          task(
            'Zaksięgować korekty roczne',
            'Księgowanie',
            'Rezerwy, odpisy aktualizujące, różnice kursowe, podatek odroczony, rozliczenia międzyokresowe.',
          ),
          task(
            'Obliczyć podatek dochodowy za rok',
            'Rozliczenie',
            'Koszty niestanowiące kosztów podatkowych, ulgi, straty z lat ubiegłych. CIT-8 do 31 marca.',
          ),
        ],
      },
      {
        name: 'Sprawozdanie finansowe',
        description: 'Od bilansu do złożenia w KRS.',
        tasks: [
          task(
            'Sporządzić bilans i rachunek zysków i strat',
            'Sprawozdanie',
            'W obowiązującej strukturze logicznej e-sprawozdania. Dane porównawcze muszą się zgadzać z zatwierdzonym rokiem ubiegłym.',
          ),
          task(
            'Napisać informację dodatkową',
            'Sprawozdanie',
            'Zasady rachunkowości, zdarzenia po dniu bilansowym, zatrudnienie, zobowiązania warunkowe, podział wyniku.',
          ),
          task(
            'Sprawdzić sprawozdanie',
            'Kontrola',
            'Druga osoba sprawdza zgodność z księgami, sumy i opis ryzyk, zanim dokument zobaczy klient.',
          ),
          task(
            'Zebrać podpisy zarządu',
            'Kontakt z klientem',
            'Podpis osoby sporządzającej i całego zarządu: kwalifikowany, zaufany lub osobisty, pod plikiem XML.',
          ),
          task(
            'Złożyć sprawozdanie w KRS i urzędzie',
            'Sprawozdanie',
            'Po uchwale o zatwierdzeniu i podziale wyniku, w ciągu 15 dni. Zapisz numer zgłoszenia i UPO.',
          ),
        ],
      },
    ],
  },
  {
    key: 'it-care',
    name: 'Opieka informatyczna',
    description:
      'Stała opieka nad komputerami, serwerami i kontami klienta: przegląd miesięczny i przyjęcie nowego pracownika.',
    type: 'Opieka IT',
    department: 'Informatyka',
    procedures: [
      {
        name: 'Przegląd miesięczny',
        description: 'Co miesiąc, poza godzinami pracy klienta.',
        tasks: [
          task(
            'Sprawdzić kopie zapasowe',
            'Kontrola',
            'Raporty kopii z całego miesiąca i próbne odtworzenie jednego pliku i jednej skrzynki. Kopia nieodtworzona to brak kopii.',
          ),
          task(
            'Zainstalować aktualizacje',
            'Wdrożenie',
            'Serwery, stacje, router i przełączniki. Przed serwerem migawka; po restarcie sprawdź usługi.',
          ),
          task(
            'Przejrzeć dzienniki i ochronę antywirusową',
            'Kontrola',
            'Nieudane logowania, miejsce na dyskach, alarmy antywirusa, kończące się certyfikaty i licencje.',
          ),
          task(
            'Przejrzeć konta i uprawnienia',
            'Kontrola',
            'Konta byłych pracowników, administratorzy, dostęp zdalny i drugi składnik logowania.',
          ),
          task(
            'Wysłać klientowi raport z przeglądu',
            'Kontakt z klientem',
            'Co zrobiono, co wymaga decyzji i ile będzie kosztować. Jedna strona, bez żargonu.',
          ),
        ],
      },
      {
        name: 'Nowe stanowisko pracy',
        description: 'Na zgłoszenie klienta, najlepiej trzy dni przed przyjściem pracownika.',
        tasks: [
          task(
            'Przygotować komputer',
            'Wdrożenie',
            'System, szyfrowanie dysku, programy z listy klienta, drukarki. Numer seryjny do ewidencji.',
          ),
          task(
            'Założyć konta i uprawnienia',
            'Wdrożenie',
            'Poczta, domena, programy dziedzinowe; uprawnienia tylko na pisemną prośbę klienta.',
          ),
          task(
            'Przekazać stanowisko i przeszkolić',
            'Szkolenie',
            'Protokół przekazania, hasła startowe, drugi składnik, pięć zasad bezpieczeństwa.',
          ),
        ],
      },
    ],
  },
  {
    key: 'data-protection',
    name: 'Ochrona danych osobowych',
    description:
      'Audyt zgodności z RODO i funkcja inspektora ochrony danych. Audyt raz, przegląd co roku.',
    type: 'Ochrona danych',
    department: 'Ochrona danych',
    procedures: [
      {
        name: 'Audyt RODO',
        description: 'Od rozmów z działami do wdrożonej dokumentacji.',
        tasks: [
          task(
            'Spisać czynności przetwarzania',
            'Dokumentacja',
            'Rozmowa z każdym działem: jakie dane, po co, na jakiej podstawie, jak długo, komu. Wynik to rejestr czynności.',
          ),
          task(
            'Sprawdzić umowy powierzenia',
            'Kontrola',
            'Lista podmiotów przetwarzających, umowy z art. 28, przekazywanie poza EOG.',
          ),
          task(
            'Ocenić ryzyko',
            'Kontrola',
            'Ryzyko dla osób, których dane dotyczą; dla czynności o wysokim ryzyku ocena skutków (DPIA).',
          ),
          task(
            'Przygotować polityki, klauzule i upoważnienia',
            'Dokumentacja',
            'Polityka ochrony danych, klauzule informacyjne, upoważnienia, procedura naruszeń i praw osób.',
          ),
          task(
            'Przeszkolić pracowników klienta',
            'Szkolenie',
            'Godzina na przykładach z pracy klienta, lista obecności, krótki test.',
          ),
          task(
            'Przekazać raport z audytu',
            'Kontakt z klientem',
            'Uwagi według wagi, osoba odpowiedzialna i termin przy każdej. Termin przeglądu za rok.',
          ),
        ],
      },
    ],
  },
  {
    key: 'audit',
    name: 'Badanie sprawozdania finansowego',
    description: 'Badanie ustawowe lub dobrowolne: planowanie jesienią, badanie zasadnicze wiosną.',
    type: 'Audyt',
    department: 'Audyt',
    procedures: [
      {
        name: 'Badanie wstępne',
        description: 'Przyjęcie zlecenia i plan badania.',
        tasks: [
          task(
            'Sprawdzić niezależność i przyjąć zlecenie',
            'Dokumentacja',
            'Oświadczenia zespołu, ocena ryzyka zlecenia, wybór przez właściwy organ klienta.',
          ),
          task(
            'Podpisać umowę o badanie',
            'Dokumentacja',
            'Zakres, terminy, osoby do kontaktu i lista dokumentów, o które poprosimy.',
          ),
          task(
            'Poznać jednostkę i kontrolę wewnętrzną',
            'Kontrola',
            'Rozmowy, opis procesów sprzedaży, zakupów i płac, testy przejścia.',
          ),
          task(
            'Ustalić istotność i plan badania',
            'Kontrola',
            'Istotność ogólna i wykonawcza, obszary ryzyka, rodzaj i rozmiar prób.',
          ),
        ],
      },
      {
        name: 'Badanie zasadnicze',
        description: 'Od potwierdzeń do podpisanego sprawozdania z badania.',
        tasks: [
          task(
            'Wysłać i zebrać potwierdzenia',
            'Kontakt z klientem',
            'Banki, odbiorcy, dostawcy, prawnicy. Odpowiedzi przychodzą do nas, nie do klienta.',
          ),
          task(
            'Zbadać próby dokumentów',
            'Kontrola',
            'Według planu; każde odchylenie opisane i ocenione.',
          ),
          task(
            'Zbadać zdarzenia po dniu bilansowym',
            'Kontrola',
            'Do dnia podpisania: wpłaty, spory, kontynuacja działalności.',
          ),
          task(
            'Zebrać oświadczenie zarządu',
            'Kontakt z klientem',
            'Z datą sprawozdania z badania, podpisane przez wszystkich członków zarządu.',
          ),
          task(
            'Przejrzeć dokumentację badania',
            'Kontrola',
            'Kluczowy biegły rewident przegląda akta; uwagi usunięte przed wydaniem opinii.',
          ),
          task(
            'Napisać i podpisać sprawozdanie z badania',
            'Sprawozdanie',
            'Opinia, podpis kwalifikowany, przekazanie organowi zatwierdzającemu. Akta zamknąć w 60 dni.',
          ),
        ],
      },
    ],
  },
];
