import type { DemoRequest } from './demo-request.ts';

/** Computers, accounts and what else the help desk hears. */
export const helpDesk: DemoRequest[] = [
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
    name: 'Dostęp do folderu klienta',
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
];
