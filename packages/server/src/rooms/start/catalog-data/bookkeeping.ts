import { type Package, task } from './package.ts';

/** Full bookkeeping of companies. */
export const bookkeepingPackage: Package = {
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
};
