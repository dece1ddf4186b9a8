/** How the services of catalog-data.ts are done: when, how long it takes, by whom, for how much. */

/**
 * Who does a step: `lead` has the client, `mate` is another one of the department, `manager` its head, `contact`
 * works in customer service, `desk` at the reception, `director` is the director.
 */
export type Doer = 'lead' | 'mate' | 'manager' | 'contact' | 'desk' | 'director';

export type DemoWork = {
  /** Net, PLN: of a month for what recurs. */
  price: [from: number, to: number];
  /** Of a hundred tasks so many are late in an ordinary month. */
  late: number;
  /**
   * The steps of its procedures one after another: until when, hours, who. Until a day of the month (of the next one
   * from `monthLength` on), a day of the year ('MM-DD'), or so many working days from the beginning.
   */
  steps: [due: number | string, hours: number, doer: Doer][];
};

/** Days of a month are told up to this one, those of the month after it behind it: what is declared of a month that is over. */
export const monthLength = 31;

/** What comes every month. */
export const monthly: Record<string, DemoWork> = {
  'Pełna księgowość': {
    price: [1400, 3800],
    late: 9,
    steps: [
      [5, 1.5, 'contact'],
      [11, 8, 'lead'],
      [13, 5, 'lead'],
      [16, 4, 'mate'],
      [17, 3, 'lead'],
      [20, 1, 'manager'],
      [19, 2, 'manager'],
      [22, 3, 'lead'],
      [24, 1, 'lead'],
    ],
  },
  'Książka przychodów i rozchodów': {
    price: [450, 1100],
    late: 6,
    steps: [
      [6, 1, 'desk'],
      [12, 4, 'lead'],
      [18, 1.5, 'lead'],
      [20, 0.5, 'lead'],
    ],
  },
  'Kadry i płace': {
    price: [600, 2400],
    late: 4,
    steps: [
      [22, 2, 'lead'],
      [25, 5, 'lead'],
      [26, 1.5, 'manager'],
      [28, 1, 'lead'],
      // What was paid in a month is declared by the 20th of the next one.
      [monthLength + 12, 2, 'lead'],
      [monthLength + 18, 1, 'mate'],
      [monthLength + 19, 0.5, 'lead'],
    ],
  },
  'Opieka informatyczna': {
    price: [900, 2600],
    late: 14,
    steps: [
      [8, 1, 'lead'],
      [14, 3, 'lead'],
      [19, 2, 'mate'],
      [22, 0.5, 'contact'],
      [10, 2, 'mate'],
      [15, 1.5, 'lead'],
      [20, 1, 'lead'],
    ],
  },
  'Biuro wirtualne': {
    price: [250, 450],
    late: 5,
    steps: [
      [10, 3, 'desk'],
      [18, 5, 'desk'],
      [27, 0.5, 'director'],
    ],
  },
};

export const annualReport = 'Sprawozdanie roczne';
export const auditService = 'Audyt sprawozdania finansowego';

/** What is sold once. */
export const singles: Record<string, DemoWork> = {
  [annualReport]: {
    price: [2500, 9000],
    late: 10,
    steps: [
      ['01-31', 6, 'lead'],
      ['02-15', 5, 'lead'],
      ['03-10', 10, 'lead'],
      ['03-15', 6, 'lead'],
      ['03-25', 8, 'mate'],
      ['07-10', 1, 'manager'],
    ],
  },
  [auditService]: {
    price: [14_000, 42_000],
    late: 12,
    steps: [
      [4, 1, 'director'],
      [10, 12, 'lead'],
      [13, 4, 'manager'],
      [9, 6, 'mate'],
      [22, 40, 'lead'],
      [26, 2, 'director'],
      [32, 16, 'manager'],
    ],
  },
  'Doradztwo podatkowe': {
    price: [2500, 12_000],
    late: 10,
    steps: [
      [3, 3, 'lead'],
      [8, 10, 'mate'],
      [13, 12, 'lead'],
      [16, 2, 'director'],
    ],
  },
  'Wdrożenie KSeF': {
    price: [3500, 15_000],
    late: 34,
    steps: [
      [4, 6, 'lead'],
      [8, 3, 'mate'],
      [14, 12, 'lead'],
      [18, 4, 'mate'],
      [22, 6, 'lead'],
    ],
  },
  'Inspektor ochrony danych': {
    price: [3000, 9500],
    late: 8,
    steps: [
      [6, 10, 'lead'],
      [12, 8, 'lead'],
      [20, 16, 'mate'],
      [26, 6, 'lead'],
      [29, 1, 'contact'],
    ],
  },
  'Szkolenie BHP': {
    price: [800, 2400],
    late: 4,
    steps: [
      [3, 0.5, 'lead'],
      [8, 4, 'lead'],
      [12, 6, 'mate'],
      [15, 1, 'desk'],
    ],
  },
  'Rejestracja spółki': {
    price: [1500, 3500],
    late: 9,
    steps: [
      [3, 2, 'lead'],
      [6, 4, 'lead'],
      [9, 1, 'mate'],
      [15, 2, 'lead'],
    ],
  },
};

/** Whom the law gives a day, so that it cannot be moved. */
export const finalTasks = [
  'Wysłać JPK_V7 i pobrać UPO',
  'Wysłać deklaracje w programie Płatnik',
  'Naliczyć wynagrodzenia',
  'Złożyć sprawozdanie w KRS',
];

/** How much more than usual is late in a month of the year: reports in spring, an empty office in summer. */
export const strain: Record<string, number> = {
  '03': 2.2,
  '04': 1.8,
  '07': 1.7,
  '08': 1.9,
  '12': 1.4,
};

/** People of the stories, by place in the staff. */
export const director = 0;
export const manager = 1;
export const employee = 2;
export const desk = 3;
/** An accountant with more clients than hours. */
export const overloadedPerson = 36;
/** A tax adviser who is ill, with an opinion due and nobody in her place. */
export const ill = 6;

/** Who leads the monthly bookkeeping, a client each; places in the staff. */
export const leads: Record<string, number[]> = {
  'Pełna księgowość': [2, 36, 2, 36, 36, 2, 36, 12, 20, 4, 36],
  'Książka przychodów i rozchodów': [2, 28, 2, 28, 20, 12, 2],
  'Kadry i płace': [5, 13, 21, 29, 37, 13, 21, 29],
  'Opieka informatyczna': [17, 25, 33, 9, 17],
  'Biuro wirtualne': [3, 3, 3],
};
