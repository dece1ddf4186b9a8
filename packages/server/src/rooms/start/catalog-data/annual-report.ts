import { type Package, task } from './package.ts';

/** The annual report. */
export const annualReport: Package = {
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
};
