import type { DemoRequest } from './demo-request.ts';

/** Reports, scans, invoices, complaints, and the office itself. */
export const office: DemoRequest[] = [
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
    name: 'Nieaktualny opiekun na karcie klienta',
    description:
      'Opiekę przejęto miesiąc temu, w systemie nadal poprzednia osoba i do niej idą powiadomienia.',
    department: 6,
    hours: 0.5,
    client: true,
  },
  {
    type: 14,
    name: 'Skanowanie akt osobowych',
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
    name: 'Korekta faktury: zły NIP nabywcy',
    description: 'Zły NIP nabywcy, reszta bez zmian. Klient czeka z płatnością.',
    department: 0,
    hours: 0.5,
    client: true,
  },
  {
    type: 15,
    name: 'Duplikaty faktur kosztowych',
    description:
      'Zgubili trzy faktury z poprzedniego kwartału, proszą o duplikaty na maila księgowości.',
    department: 0,
    hours: 1,
    client: true,
  },
  {
    type: 16,
    name: 'Pilny telefon do klienta',
    description:
      'Dzwonili dwa razy w sprawie kontroli. Proszę oddzwonić jeszcze dziś i dać znać, co ustalono.',
    department: 6,
    hours: 0.5,
    client: true,
  },
  {
    type: 16,
    name: 'Reklamacja: późne listy płac',
    description:
      'Drugi miesiąc z rzędu listy doszły po wypłacie. Proszę o wyjaśnienie i propozycję terminu na stałe.',
    department: 1,
    hours: 2,
    client: true,
  },
  {
    type: 17,
    name: 'Umówienie prezentacji u klienta',
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
