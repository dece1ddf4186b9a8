import { type Package, task } from './package.ts';

/** Payroll and staff. */
export const payrollPackage: Package = {
  key: 'payroll',
  name: 'Kadry i płace',
  description: 'Listy płac, umowy cywilnoprawne, deklaracje ZUS i akta osobowe. Zwykle co miesiąc.',
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
};
