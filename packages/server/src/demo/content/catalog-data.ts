/** Services with their procedures and tasks; numbers are those of the lists in company-data.ts. */
type Service = {
  name: string;
  department: number;
  type: number;
  company: number;
  active?: false;
  procedures: { name: string; tasks: [name: string, type: number][] }[];
};

const documents: [string, number] = ['Zebrać dokumenty od klienta', 4];
const summary: [string, number] = ['Przekazać klientowi podsumowanie', 4];

export const demoServices: Service[] = [
  {
    name: 'Pełna księgowość',
    department: 0,
    type: 0,
    company: 0,
    procedures: [
      {
        name: 'Zamknięcie miesiąca',
        tasks: [
          documents,
          ['Zaksięgować dokumenty zakupu', 0],
          ['Zaksięgować dokumenty sprzedaży', 0],
          ['Uzgodnić rozrachunki', 3],
          ['Uzgodnić wyciągi bankowe', 3],
          summary,
        ],
      },
      {
        name: 'Rozliczenie VAT',
        tasks: [
          ['Sprawdzić rejestry VAT', 3],
          ['Przygotować JPK_V7', 1],
          ['Wysłać JPK_V7 i pobrać UPO', 1],
        ],
      },
    ],
  },
  {
    name: 'Książka przychodów i rozchodów',
    department: 0,
    type: 0,
    company: 0,
    procedures: [
      {
        name: 'Miesiąc w KPiR',
        tasks: [
          documents,
          ['Zaksięgować przychody i koszty', 0],
          ['Obliczyć zaliczkę na podatek dochodowy', 1],
          summary,
        ],
      },
    ],
  },
  {
    name: 'Kadry i płace',
    department: 1,
    type: 1,
    company: 0,
    procedures: [
      {
        name: 'Lista płac',
        tasks: [
          ['Zebrać ewidencję czasu pracy', 4],
          ['Naliczyć wynagrodzenia', 1],
          ['Sprawdzić listę płac', 3],
          ['Wysłać paski wynagrodzeń', 4],
        ],
      },
      {
        name: 'Deklaracje ZUS',
        tasks: [
          ['Przygotować deklarację DRA', 1],
          ['Wysłać deklaracje w programie Płatnik', 1],
          ['Przekazać kwoty do zapłaty', 4],
        ],
      },
    ],
  },
  {
    name: 'Sprawozdanie roczne',
    department: 0,
    type: 7,
    company: 0,
    procedures: [
      {
        name: 'Zamknięcie roku',
        tasks: [
          ['Przeprowadzić inwentaryzację sald', 3],
          ['Rozliczyć koszty w czasie', 0],
          ['Sporządzić bilans', 2],
          ['Sporządzić rachunek zysków i strat', 2],
          ['Napisać informację dodatkową', 2],
          ['Złożyć sprawozdanie w KRS', 2],
        ],
      },
    ],
  },
  {
    name: 'Audyt sprawozdania finansowego',
    department: 3,
    type: 3,
    company: 1,
    procedures: [
      {
        name: 'Badanie wstępne',
        tasks: [
          ['Podpisać umowę i list intencyjny', 6],
          ['Poznać kontrolę wewnętrzną', 3],
          ['Ustalić istotność', 3],
        ],
      },
      {
        name: 'Badanie zasadnicze',
        tasks: [
          ['Wysłać potwierdzenia sald', 4],
          ['Zbadać próby dokumentów', 3],
          ['Zebrać oświadczenie zarządu', 6],
          ['Napisać sprawozdanie z badania', 2],
        ],
      },
    ],
  },
  {
    name: 'Doradztwo podatkowe',
    department: 2,
    type: 2,
    company: 1,
    procedures: [
      {
        name: 'Opinia podatkowa',
        tasks: [
          ['Ustalić stan faktyczny', 4],
          ['Przejrzeć przepisy i interpretacje', 3],
          ['Napisać opinię', 6],
          ['Omówić opinię z klientem', 4],
        ],
      },
    ],
  },
  {
    name: 'Wdrożenie KSeF',
    department: 5,
    type: 4,
    company: 2,
    procedures: [
      {
        name: 'Przygotowanie do KSeF',
        tasks: [
          ['Spisać obieg faktur', 6],
          ['Nadać uprawnienia w KSeF', 5],
          ['Połączyć program sprzedaży', 5],
          ['Wystawić faktury próbne', 3],
          ['Przeszkolić pracowników klienta', 7],
        ],
      },
    ],
  },
  {
    name: 'Opieka informatyczna',
    department: 5,
    type: 4,
    company: 2,
    procedures: [
      {
        name: 'Przegląd miesięczny',
        tasks: [
          ['Sprawdzić kopie zapasowe', 3],
          ['Zainstalować aktualizacje', 5],
          ['Przejrzeć dzienniki serwerów', 3],
          summary,
        ],
      },
      {
        name: 'Nowe stanowisko pracy',
        tasks: [
          ['Przygotować komputer', 5],
          ['Założyć konta i uprawnienia', 5],
          ['Przekazać stanowisko za protokołem', 6],
        ],
      },
    ],
  },
  {
    name: 'Inspektor ochrony danych',
    department: 4,
    type: 5,
    company: 1,
    procedures: [
      {
        name: 'Audyt RODO',
        tasks: [
          ['Spisać czynności przetwarzania', 6],
          ['Ocenić ryzyko', 3],
          ['Przygotować polityki i upoważnienia', 6],
          ['Przeszkolić pracowników', 7],
          summary,
        ],
      },
    ],
  },
  {
    name: 'Szkolenie BHP',
    department: 6,
    type: 6,
    company: 0,
    procedures: [
      {
        name: 'Szkolenie okresowe',
        tasks: [
          ['Ustalić termin z klientem', 4],
          ['Przygotować materiały', 7],
          ['Przeprowadzić szkolenie', 7],
          ['Wystawić zaświadczenia', 6],
        ],
      },
    ],
  },
  {
    name: 'Rejestracja spółki',
    department: 6,
    type: 2,
    company: 1,
    procedures: [
      {
        name: 'Założenie spółki w S24',
        tasks: [
          ['Zebrać dane wspólników', 4],
          ['Przygotować umowę spółki', 6],
          ['Złożyć wniosek do KRS', 6],
          ['Zgłosić do VAT i CRBR', 1],
        ],
      },
    ],
  },
  {
    name: 'Biuro wirtualne',
    department: 7,
    type: 8,
    company: 0,
    procedures: [
      {
        name: 'Obsługa korespondencji',
        tasks: [
          ['Odebrać i zarejestrować pocztę', 6],
          ['Zeskanować i przekazać korespondencję', 6],
          ['Zatwierdzić wykaz za miesiąc', 3],
        ],
      },
    ],
  },
  {
    name: 'Archiwizacja dokumentów',
    department: 7,
    type: 7,
    company: 0,
    active: false,
    procedures: [
      {
        name: 'Przekazanie do archiwum',
        tasks: [
          ['Spisać dokumenty', 6],
          ['Spakować i oznaczyć pudła', 6],
          ['Przekazać archiwum za protokołem', 6],
        ],
      },
    ],
  },
];
