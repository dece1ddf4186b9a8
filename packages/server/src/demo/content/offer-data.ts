import { offerStatus } from '@zaplecze/contract/rooms/offers/lists';

/** What is offered, by type of service, and how its offers end: a service type each (place in company-data). */
export type DemoOffer = {
  type: number;
  name: string;
  /** What the client reads. */
  scope: string;
  price: [from: number, to: number];
  /** Of those sent without a project yet: how many are refused, still open. */
  refused: number;
  open: number;
  /** Why they are refused, by place among the reasons; the first most often. */
  reasons: number[];
};

export const demoOffers: DemoOffer[] = [
  {
    type: 0,
    name: 'Prowadzenie ksiąg',
    scope:
      'Prowadzenie ksiąg rachunkowych, deklaracje VAT i CIT, uzgodnienie rozrachunków i raport do 20. dnia miesiąca. Cena za miesiąc do 120 dokumentów.',
    price: [1400, 3800],
    ...{ refused: 2, open: 4 },
    reasons: [0, 1],
  },
  {
    type: 1,
    name: 'Kadry i płace',
    scope:
      'Listy płac, akta osobowe, deklaracje ZUS i PIT-11. Cena za miesiąc do 25 osób, wdrożenie w cenie.',
    price: [600, 2400],
    ...{ refused: 1, open: 3 },
    reasons: [1, 0],
  },
  {
    type: 2,
    name: 'Doradztwo podatkowe',
    scope:
      'Przegląd rozliczeń z dwóch lat, pisemna opinia z rekomendacjami i spotkanie podsumowujące z zarządem.',
    price: [2500, 12_000],
    ...{ refused: 5, open: 4 },
    reasons: [2, 0, 3],
  },
  {
    type: 3,
    name: 'Badanie sprawozdania finansowego',
    scope:
      'Badanie wstępne jesienią, zasadnicze po zamknięciu ksiąg, sprawozdanie biegłego rewidenta do końca marca.',
    price: [14_000, 42_000],
    ...{ refused: 4, open: 3 },
    reasons: [1, 2],
  },
  {
    type: 4,
    name: 'Wdrożenie KSeF',
    scope:
      'Spisanie obiegu faktur, połączenie programu sprzedaży z KSeF, faktury próbne i szkolenie do dziesięciu osób.',
    price: [3500, 15_000],
    ...{ refused: 3, open: 5 },
    reasons: [2, 3],
  },
  {
    type: 5,
    name: 'Audyt RODO i funkcja IOD',
    scope:
      'Rejestr czynności, ocena ryzyka, komplet polityk i upoważnień, szkolenie pracowników; potem dyżur inspektora raz w miesiącu.',
    price: [3000, 9500],
    ...{ refused: 3, open: 3 },
    reasons: [0, 3],
  },
  {
    // The one that loses: others train for half of it.
    type: 6,
    name: 'Szkolenie okresowe BHP',
    scope:
      'Szkolenie okresowe dla dziesięciu osób w siedzibie klienta, materiały, sprawdzian i zaświadczenia.',
    price: [1400, 4200],
    ...{ refused: 14, open: 2 },
    reasons: [0, 0, 0, 1],
  },
  {
    type: 7,
    name: 'Sprawozdanie roczne',
    scope:
      'Zamknięcie roku, bilans, rachunek zysków i strat, informacja dodatkowa i złożenie w KRS.',
    price: [2500, 9000],
    ...{ refused: 1, open: 2 },
    reasons: [4, 0],
  },
];

/** What clients say who refuse, by place among the reasons. */
export const refusals: string[][] = [
  ['Za drogo, wybrali tańszą firmę.', 'Cena powyżej ich budżetu, negocjować nie chcą.'],
  ['Zostają u dotychczasowej firmy, dała im rabat.', 'Wygrała oferta konkurencji.'],
  ['Decyzja odłożona na przyszły rok.', 'Wracają do tematu po zmianie zarządu.'],
  ['Potrzebują tylko części zakresu.', 'Szukali obsługi na miejscu, dwa dni w tygodniu.'],
  ['Trzy telefony i dwa maile bez odpowiedzi.', 'Kontakt się urwał, zamykamy.'],
];

const { accepted, completing, submittedAnew } = offerStatus;
export const offerReplies: Record<number, string[]> = {
  [accepted]: ['Podpisują od pierwszego.', 'Bez uwag, prosimy o umowę.', 'Zgoda na całość.'],
  [completing]: ['Proszą o rozbicie ceny na miesiące.', 'Brakuje zakresu dla drugiego oddziału.'],
  [submittedAnew]: [
    'Nowa wycena po rozmowie z zarządem.',
    'Zmienił się zakres, składamy ponownie.',
  ],
};
