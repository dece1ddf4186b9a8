import type pg from 'pg';
import { month } from './fill.ts';

/* What lists are asked about own fields, with other values each time. */

/** The lists that are asked: of all clients, and of all tasks. */
export const customLists = {
  klienci: { path: '/api/client/list', record: 'client', table: 'client' },
  zadania: { path: '/api/report/task/list', record: 'task', table: 'projectTask' },
} as const;
export type CustomList = keyof typeof customLists;

type Query = Record<string, string>;
export type Questions = Record<string, () => Query>;

const roll = (below: number) => Math.floor(Math.random() * below);
const day = 86_400_000;
const between = (key: string, from: string, to: string): Query => ({
  [`filter[custom.${key}.from]`]: from,
  [`filter[custom.${key}.to]`]: to,
});

/** Thirty days of the years that days are filled with. */
function monthOf(key: string): Query {
  const begin = Date.UTC(2024, 0, 1 + roll(1400));
  const text = (at: number) => new Date(at).toISOString().slice(0, 10);
  return between(key, text(begin), text(begin + 30 * day));
}

const order = (key: string, page = 1 + roll(20)): Query => ({
  sort: `custom.${key}`,
  order: roll(2) ? 'asc' : 'desc',
  page: String(page),
});

const choice = (key: string, option: number | undefined): Query => ({
  [`filter[custom.${key}]`]: String(option),
});
const empty = (key: string): Query => ({ [`filter[custom.${key}.empty]`]: '1' });

/** Options of a kind of record's choices by the keys of their fields, in their order. */
export type Options = Record<string, number[]>;

export async function readOptions(db: pg.Client, list: CustomList): Promise<Options> {
  const { rows } = await db.query<{ key: string; ids: number[] }>(
    `select f.key, array_agg(o.id order by o.place) as ids from "customField" f
      join "customOption" o on o.field = f.id where f.record = $1 group by f.key`,
    [customLists[list].record],
  );
  return Object.fromEntries(rows.map(({ key, ids }) => [key, ids]));
}

/** Orders, filters, both, two filters, what is missing, counts and far pages. */
export const questions = ({ choice1 = [] }: Options): Questions => ({
  'bez pól własnych': () => ({ page: String(1 + roll(20)) }),
  'w kolejności liczby': () => order(`number${1 + roll(5)}`),
  'w kolejności dnia': () => order(`day${1 + roll(5)}`),
  'w kolejności tekstu': () => order(`text${1 + roll(3)}`),
  'w kolejności wyboru': () => order(`choice${1 + roll(5)}`),
  'w kolejności osoby': () => order('person1'),
  'strona 3000 w kolejności liczby': () => order('number1', 3000),
  'strona 3000 w kolejności wyboru': () => order('choice1', 3000),
  'wybór, który mają nieliczni': () => choice('choice1', choice1[7]),
  'wybór, który ma wielu': () => choice('choice1', choice1[0]),
  'miesiąc dnia': () => monthOf(`day${1 + roll(3)}`),
  'miesiąc dnia w kolejności liczby': () => ({ ...monthOf('day1'), ...order('number1') }),
  'wybór w kolejności liczby': () => ({
    ...choice('choice1', choice1[roll(8)]),
    ...order('number2'),
  }),
  'wybór i miesiąc dnia': () => ({ ...choice('choice1', choice1[roll(8)]), ...monthOf('day2') }),
  'puste u nikogo': () => empty(`number${1 + roll(4)}`),
  'puste u nielicznych': () => empty('day3'),
  'puste u połowy': () => empty('number5'),
  'puste u prawie wszystkich': () => empty('text3'),
  'puste w kolejności liczby': () => ({ ...empty('number5'), ...order('number1') }),
  'fragment tekstu': () => ({ 'filter[custom.text1.has]': `um/${10000 + roll(90000)}` }),
  'szukanie numeru umowy': () => ({ search: `um/${10000 + roll(90000)}` }),
  'suma liczby': () => ({
    ...choice('choice1', choice1[7]),
    ...{ sums: '1', sumsOf: 'custom.number1' },
  }),
});

/** Fields of equal kinds and opposite frequencies: what nearly all have in one hardly anybody has in the other. */
export function opposites({ choice4 = [], choice5 = [] }: Options): Questions {
  const inMonth = (key: string) => between(key, month.from, month.to);
  return {
    'wybór częsty i wybór rzadki': () => ({
      ...choice('choice4', choice4[0]),
      ...choice('choice5', choice5[0]),
    }),
    'wybór rzadki i wybór częsty': () => ({
      ...choice('choice4', choice4[1 + roll(7)]),
      ...choice('choice5', choice5[1 + roll(7)]),
    }),
    'dzień częsty i dzień rzadki': () => ({ ...inMonth('day4'), ...inMonth('day5') }),
    'dzień rzadki i dzień częsty': () => ({
      ...between('day4', '2024-01-01', '2025-12-31'),
      ...between('day5', '2024-01-01', '2025-12-31'),
    }),
    'wybór częsty w kolejności rzadkiego': () => ({
      ...choice('choice4', choice4[0]),
      ...order('choice5', 1),
    }),
    'wybór rzadki w kolejności częstego': () => ({
      ...choice('choice5', choice5[0]),
      ...order('choice4', 1),
    }),
    'dzień częsty w kolejności rzadkiego': () => ({ ...inMonth('day4'), ...order('day5', 1) }),
    'dzień rzadki w kolejności częstego': () => ({ ...inMonth('day5'), ...order('day4', 1) }),
  };
}
