import { intervals } from '@zaplecze/contract/rooms/projects/lists';
import { nameBesideClient } from '@zaplecze/contract/rooms/projects/name';

/** What a series may be told by, of its newest period; `from`: the first day of the whole series. */
export type SeriesFacts = {
  series: number;
  name: string;
  client: string;
  recurrent: number;
  /** The planned value of a period, in zlotys. */
  value: number;
  seller: string | null;
  from: string;
};

const amounts = new Intl.NumberFormat('pl', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
});
const dayWords = (day: string) => day.split('-').reverse().join('.');
const since = ({ from }: SeriesFacts) => `od ${dayWords(from)}`;

/** The name that somebody gave, without the month that moves along; null where it is the usual one. */
function ownName({ name, client }: SeriesFacts): string | null {
  const beside = nameBesideClient(name, client);
  if (beside.period !== undefined) return null;
  return beside.name.replace(/[\s–-]*(0[1-9]|1[0-2])\/\d{4}$/, '') || null;
}

/** From what says most to what always says something. */
const traits: ((facts: SeriesFacts) => string)[] = [
  (facts) => ownName(facts) ?? since(facts),
  ({ recurrent }) => intervals[recurrent]?.name.toLowerCase() ?? '',
  ({ value }) => `${amounts.format(value)} zł`,
  since,
  ({ seller }) => seller ?? 'bez sprzedawcy',
];

const differ = (words: string[]) => new Set(words).size === words.length;

/**
 * The words by which series of one client and one service are told apart: the first of own name, interval, value, first
 * day and seller in which all of them differ, else all in which some do, else the series' number besides.
 *
 * @param all of one client and service, two at least
 * @returns by the number of the series
 */
export function marksOf(all: SeriesFacts[]): Map<number, string> {
  const named = all.some((one) => ownName(one) !== null);
  const ways = (named ? traits : traits.slice(1)).map((way) => all.map(way));
  const whole = ways.find(differ);
  const words = whole ?? joined(ways.filter((way) => new Set(way).size > 1));
  const clear = differ(words) && words.length > 0;
  return new Map(
    all.map(({ series }, at) => {
      const own = words[at];
      const number = `seria nr ${series}`;
      return [series, clear && own ? own : [own, number].filter(Boolean).join(', ')];
    }),
  );
}

const joined = ([first = [], ...others]: string[][]) =>
  first.map((own, at) => [...new Set([own, ...others.map((way) => way[at])])].join(', '));
