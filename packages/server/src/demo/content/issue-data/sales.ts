import type { DemoRequest } from './demo-request.ts';

/** Offers, contracts, prices: what selling and settling with clients takes. */
export const sales: DemoRequest[] = [
  {
    type: 4,
    name: 'Oferta na obsługę kadrową',
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
    name: 'Prezentacja na spotkanie z klientem',
    description:
      'Dziesięć slajdów: kim jesteśmy, jak prowadzimy księgi, dwa przykłady z ich branży, ceny. Spotkanie u nich w siedzibie.',
    department: 6,
    hours: 5,
    client: true,
  },
  {
    type: 6,
    name: 'Aneks do umowy',
    description:
      'Zmiana stawki od nowego roku i dopisanie obsługi delegacji. Proszę o projekt do sprawdzenia.',
    department: 2,
    hours: 2,
    client: true,
  },
  {
    type: 6,
    name: 'Umowa powierzenia danych',
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
    name: 'Wyjaśnienie salda',
    description:
      'U nich saldo zero, u nas brakuje jednej faktury. Proszę o potwierdzenie sald i kontakt z ich księgową.',
    department: 0,
    hours: 1.5,
    client: true,
  },
  {
    type: 8,
    name: 'Rozliczenie godzin za {miesiąc}',
    description:
      'Przekroczyli pakiet. Proszę o zestawienie godzin z podziałem na osoby, przed wystawieniem faktury.',
    department: 0,
    hours: 2,
    client: true,
  },
  {
    type: 9,
    name: 'Symulacja ceny: pełna księgowość',
    description:
      'Około 300 dokumentów miesięcznie, dwa magazyny, waluty. Dwa warianty: z kadrami i bez.',
    department: 6,
    hours: 3,
    client: true,
  },
  {
    type: 10,
    name: 'Wycena migracji danych',
    description:
      'Przechodzą z innego programu. Pięć lat wstecz, bilans otwarcia i kartoteki środków trwałych.',
    department: 5,
    hours: 4,
    client: true,
  },
  {
    type: 11,
    name: 'Referencje do oferty',
    description:
      'Kończymy trzeci rok współpracy. Proszę poprosić o krótką opinię do oferty przetargowej.',
    department: 6,
    hours: 1,
    client: true,
  },
];
