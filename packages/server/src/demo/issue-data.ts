/**
 * What people of the demonstration company ask of one another: type, name and description, with
 * {klient}, {miesiąc}, {pokój} and {osoba} filled in; `client`: it concerns one; `department`: by
 * number, who is asked.
 */
type Asked = {
  type: number;
  name: string;
  description: string;
  department: number;
  hours: number;
  client?: true;
};

export const asked: Asked[] = [
  {
    type: 1,
    name: 'Drukarka w pokoju {pokój} zacina papier',
    description:
      'Od wczoraj co druga strona staje w podajniku. Papier wymieniony, rolki przetarte, nie pomogło. Drukujemy deklaracje, więc to pilne.',
    department: 5,
    hours: 1,
  },
  {
    type: 1,
    name: 'Drugi monitor dla stanowiska {pokój}',
    description: 'Przy porównywaniu wyciągów z księgami jeden ekran to za mało. Wystarczy 24 cale.',
    department: 5,
    hours: 2,
  },
  {
    type: 1,
    name: 'Laptop nie wstaje po aktualizacji',
    description:
      'Po nocnej aktualizacji zatrzymuje się na czarnym ekranie. Na dysku mam pliki do piątkowego spotkania.',
    department: 5,
    hours: 3,
  },
  {
    type: 1,
    name: 'Skaner na recepcji skanuje z czarną kreską',
    description:
      'Pionowa kreska na każdej stronie, z podajnika i z szyby. Czyszczenie szyby nie pomaga.',
    department: 5,
    hours: 1,
  },
  {
    type: 2,
    name: 'Dostęp do folderu klienta {klient}',
    description:
      'Od poniedziałku przejmuję obsługę tego klienta. Proszę o prawo zapisu w jego folderze i w programie księgowym.',
    department: 5,
    hours: 0.5,
    client: true,
  },
  {
    type: 2,
    name: 'Konto dla nowej osoby: {osoba}',
    description:
      'Zaczyna pierwszego dnia miesiąca. Potrzebne: poczta, CRM, VPN i licencja na program kadrowy.',
    department: 5,
    hours: 2,
  },
  {
    type: 2,
    name: 'Odblokowanie konta w e-Urzędzie Skarbowym',
    description: 'Po trzech próbach konto zablokowane. Wysyłka JPK do jutra.',
    department: 5,
    hours: 0.5,
  },
  {
    type: 3,
    name: 'Wolne Wi-Fi w sali konferencyjnej',
    description:
      'Na spotkaniach z klientami wideo się rwie. Przy oknie działa, przy stole już nie. Może wystarczy przestawić punkt dostępowy.',
    department: 5,
    hours: 2,
  },
  {
    type: 3,
    name: 'Poczta odrzuca załączniki powyżej 20 MB',
    description:
      'Klienci wysyłają skany umów i dostają zwrotkę. Czy można podnieść limit albo podać im inną drogę?',
    department: 5,
    hours: 1,
  },
  {
    type: 4,
    name: 'Oferta na obsługę kadrową dla {klient}',
    description:
      'Zatrudniają 40 osób, z czego 12 na zleceniach. Chcą wyceny za osobę i osobno za wdrożenie. Termin ustalony na spotkaniu.',
    department: 6,
    hours: 4,
    client: true,
  },
  {
    type: 4,
    name: 'Odświeżenie wzoru oferty na audyt',
    description: 'We wzorze jest stara klauzula o odpowiedzialności i nieaktualny adres oddziału.',
    department: 3,
    hours: 2,
  },
  {
    type: 5,
    name: 'Prezentacja na spotkanie z {klient}',
    description:
      'Dziesięć slajdów: kim jesteśmy, jak prowadzimy księgi, dwa przykłady z ich branży, ceny. Spotkanie u nich w siedzibie.',
    department: 6,
    hours: 5,
    client: true,
  },
  {
    type: 6,
    name: 'Aneks do umowy z {klient}',
    description:
      'Zmiana stawki od nowego roku i dopisanie obsługi delegacji. Proszę o projekt do sprawdzenia.',
    department: 2,
    hours: 2,
    client: true,
  },
  {
    type: 6,
    name: 'Umowa powierzenia danych dla {klient}',
    description:
      'Ich inspektor przysłał uwagi do paragrafu o podpowierzeniu. Plik w załączniku do maila z wtorku.',
    department: 4,
    hours: 3,
    client: true,
  },
  {
    type: 7,
    name: 'Scalenie podwójnych kontrahentów w bazie',
    description:
      'W bazie jest kilkunastu kontrahentów z tym samym NIP pod różnymi nazwami. Lista do ustalenia.',
    department: 5,
    hours: 6,
  },
  {
    type: 8,
    name: 'Wyjaśnienie salda z {klient}',
    description:
      'U nich saldo zero, u nas brakuje jednej faktury. Proszę o potwierdzenie sald i kontakt z ich księgową.',
    department: 0,
    hours: 1.5,
    client: true,
  },
  {
    type: 8,
    name: 'Rozliczenie godzin {klient} za {miesiąc}',
    description:
      'Przekroczyli pakiet. Proszę o zestawienie godzin z podziałem na osoby, przed wystawieniem faktury.',
    department: 0,
    hours: 2,
    client: true,
  },
  {
    type: 9,
    name: 'Symulacja ceny: pełna księgowość dla {klient}',
    description:
      'Około 300 dokumentów miesięcznie, dwa magazyny, waluty. Dwa warianty: z kadrami i bez.',
    department: 6,
    hours: 3,
    client: true,
  },
  {
    type: 10,
    name: 'Wycena migracji danych {klient}',
    description:
      'Przechodzą z innego programu. Pięć lat wstecz, bilans otwarcia i kartoteki środków trwałych.',
    department: 5,
    hours: 4,
    client: true,
  },
  {
    type: 11,
    name: 'Referencje od {klient}',
    description:
      'Kończymy trzeci rok współpracy. Proszę poprosić o krótką opinię do oferty przetargowej.',
    department: 6,
    hours: 1,
    client: true,
  },
  {
    type: 12,
    name: 'Raport kosztów działów za {miesiąc}',
    description:
      'Układ jak poprzednio, ale z podziałem na spółki. Potrzebny na poniedziałkowe spotkanie.',
    department: 0,
    hours: 3,
  },
  {
    type: 12,
    name: 'Zestawienie terminów podatkowych klientów',
    description:
      'Kto ma jaką formę opodatkowania i co składa do 20. i do 25. Najlepiej w arkuszu z filtrami.',
    department: 2,
    hours: 4,
  },
  {
    type: 13,
    name: 'Pole z branżą na karcie klienta',
    description:
      'Przydałoby się do filtrowania przy ofertach. Na razie wpisujemy branżę w tagi i każdy pisze inaczej.',
    department: 5,
    hours: 5,
  },
  {
    type: 13,
    name: 'Nieaktualny opiekun przy {klient}',
    description:
      'Opiekę przejęto miesiąc temu, w systemie nadal poprzednia osoba i do niej idą powiadomienia.',
    department: 6,
    hours: 0.5,
    client: true,
  },
  {
    type: 14,
    name: 'Skanowanie akt osobowych {klient}',
    description:
      'Dwa kartony, około 60 teczek. Skany do folderu klienta, oryginały wracają do nich kurierem.',
    department: 7,
    hours: 8,
    client: true,
  },
  {
    type: 14,
    name: 'Skany faktur kosztowych za {miesiąc}',
    description: 'Segregator na moim biurku. Proszę nazwać pliki numerami faktur.',
    department: 7,
    hours: 3,
  },
  {
    type: 15,
    name: 'Korekta faktury dla {klient}',
    description: 'Zły NIP nabywcy, reszta bez zmian. Klient czeka z płatnością.',
    department: 0,
    hours: 0.5,
    client: true,
  },
  {
    type: 15,
    name: 'Duplikaty faktur od {klient}',
    description:
      'Zgubili trzy faktury z poprzedniego kwartału, proszą o duplikaty na maila księgowości.',
    department: 0,
    hours: 1,
    client: true,
  },
  {
    type: 16,
    name: 'Pilny telefon do {klient}',
    description:
      'Dzwonili dwa razy w sprawie kontroli. Proszę oddzwonić jeszcze dziś i dać znać, co ustalono.',
    department: 6,
    hours: 0.5,
    client: true,
  },
  {
    type: 16,
    name: 'Reklamacja: późne listy płac {klient}',
    description:
      'Drugi miesiąc z rzędu listy doszły po wypłacie. Proszę o wyjaśnienie i propozycję terminu na stałe.',
    department: 1,
    hours: 2,
    client: true,
  },
  {
    type: 17,
    name: 'Umówienie prezentacji w {klient}',
    description: 'Pytali o audyt na targach. Wizytówka prezesa w recepcji, prosił o kontakt po 10.',
    department: 6,
    hours: 1,
    client: true,
  },
  {
    type: 18,
    name: 'Zamówienie wody i kawy na {miesiąc}',
    description:
      'Zostały dwie butle i jedno opakowanie kawy. Proszę zamówić jak zwykle i dołożyć herbatę zieloną.',
    department: 7,
    hours: 0.5,
  },
  {
    type: 18,
    name: 'Przegląd gaśnic i apteczek',
    description:
      'Termin przeglądu mija w tym miesiącu. Firma ta sama co rok temu, umowa w segregatorze BHP.',
    department: 7,
    hours: 1,
  },
  {
    type: 18,
    name: 'Karta wejściowa nie otwiera drzwi na {pokój}',
    description: 'Od rana czerwona lampka. Na parterze działa.',
    department: 7,
    hours: 0.5,
  },
  {
    type: 0,
    name: 'Sala na szkolenie wewnętrzne',
    description: 'Dwanaście osób, rzutnik, pół dnia. Najlepiej środa albo czwartek.',
    department: 7,
    hours: 1,
  },
  {
    type: 0,
    name: 'Zbiórka starych dokumentów do niszczenia',
    description:
      'Firma niszcząca przyjeżdża w piątek. Proszę zebrać worki ze wszystkich pokoi i spisać protokół.',
    department: 7,
    hours: 3,
  },
];

export const said = [
  'Zaczynam jutro rano.',
  'Potrzebuję numeru umowy, bez tego nie ruszę.',
  'Brakujący plik już w załączniku.',
  'Sprawdzone na miejscu, trzeba zamówić część. Będzie w czwartek.',
  'Po rozmowie z klientem: zgadzają się na ten termin.',
  'Zrobione, proszę sprawdzić u siebie.',
  'Działa, dziękuję.',
  'Czekam na odpowiedź dostawcy.',
  'Połowa gotowa, resztę kończę w piątek.',
  'Od poniedziałku mam urlop, resztę przejmuje zastępstwo.',
];

/** What an orderer says who returns an issue for correction. */
export const returned = [
  'Nadal to samo, wystarczyło na jeden dzień.',
  'Brakuje drugiej części, jest o niej mowa w opisie.',
  'Kwoty się nie zgadzają, proszę sprawdzić jeszcze raz.',
  'To nie ten plik.',
];
