import { type Package, task } from './package.ts';

/** The revenue book of small firms. */
export const revenueBook: Package = {
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
};
