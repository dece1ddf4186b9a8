import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import type pg from 'pg';
import type { Random } from '../../packages/server/src/demo/random.ts';
import type { List, Source } from './list.ts';
import { lists, sourceOf } from './lists.ts';

type Value = string | number;
/** A value to ask for, and whether there are so few that one comes up again and again. */
type Drawn = { value: Value; few: boolean };

/** Draws what lists are asked for, from the data: each time something else. */
export type Values = {
  /** `person`: who asks, where each person has other values. */
  filter: (list: List, name: string, chance: Random, person: number) => Drawn;
  /** So many letters in a row of a word that stands in the list. */
  fragment: (list: List, letters: number, chance: Random) => string;
  /** Two words that stand in one of its rows. */
  words: (list: List, chance: Random) => string;
};

/** The data reach as far back, and what is due lies as far ahead (bench/fill.ts). */
const [daysBack, daysAhead] = [1_200, 30];
/** So many values or fewer are few. */
const few = 60;

/** Reads the values of every filter of every list, and texts to search for, once. */
export async function readValues(db: pg.Client): Promise<Values> {
  const known = new Map<Source, Map<number | null, Value[]>>();
  const texts = new Map<string, string[]>();
  for (const list of Object.values<List>(lists)) {
    if (!texts.has(list.texts)) {
      const { rows } = await db.query<{ text: string }>(list.texts);
      texts.set(
        list.texts,
        rows.map(({ text }) => text.replace(/<[^>]*>/g, '')),
      );
    }
    for (const source of Object.keys(list.info.filters).map((name) => sourceOf(list, name))) {
      if (source !== undefined && !known.has(source)) known.set(source, await idsOf(db, source));
    }
  }
  const wordsOf = (list: List, letters: number, chance: Random): string[] => {
    for (;;) {
      const text = chance.pick(texts.get(list.texts) ?? []);
      const words = text.split(/[^\p{L}]+/u).filter((word) => [...word].length >= letters);
      if (words.length > 0) return words;
    }
  };
  const fragment = (list: List, letters: number, chance: Random): string => {
    const word = [...chance.pick(wordsOf(list, letters, chance)).toLowerCase()];
    const from = chance.between(0, word.length - letters);
    return word.slice(from, from + letters).join('');
  };
  return {
    filter: (list, name, chance, person) => {
      const source = sourceOf(list, name);
      if (source === undefined) {
        return list.info.filters[name] === 'text'
          ? { value: fragment(list, 4, chance), few: false }
          : ofKind(list, name, chance);
      }
      const ids = known.get(source);
      const values = ids?.get(person) ?? ids?.get(null) ?? [];
      // Nothing of this person's: what somebody else has finds nothing, as it would.
      if (values.length === 0) return { value: 1, few: true };
      return { value: chance.pick(values), few: values.length <= few };
    },
    fragment,
    words: (list, chance) =>
      chance
        .some(wordsOf(list, 3, chance), 2)
        .join(' ')
        .toLowerCase(),
  };
}

async function idsOf(db: pg.Client, source: Source): Promise<Map<number | null, Value[]>> {
  if (typeof source !== 'string') return new Map([[null, source.map(({ id }) => id)]]);
  const { rows } = await db.query<{ person?: number; id: Value }>(source);
  const found = new Map<number | null, Value[]>();
  for (const { person = null, id } of rows) {
    const ids = found.get(person) ?? [];
    if (ids.length === 0) found.set(person, ids);
    ids.push(id);
  }
  return found;
}

/** Filters whose values their kind tells. */
function ofKind(list: List, name: string, chance: Random): Drawn {
  const kind = list.info.filters[name];
  if (kind === 'day') {
    // What is due is asked of the days around today, what was made of all the years.
    const back = name.startsWith('dateRealization') ? daysAhead : daysBack;
    return { value: addDays(warsawDay(), chance.between(-back, daysAhead)), few: false };
  }
  if (kind === 'flag') return { value: 1, few: true };
  if (kind === undefined || typeof kind === 'string')
    throw new Error(`No value for the filter ${name} of ${list.name}`);
  if ('min' in kind) return { value: chance.between(kind.min, kind.max), few: false };
  return { value: chance.pick(kind as readonly string[]), few: true };
}
