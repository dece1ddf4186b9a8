import { formsOf, stemsOf } from './declension.ts';
import type { Pattern, PersonIdentity } from './personal-patterns.ts';
import {
  anyMarks,
  between,
  letters,
  oneOf,
  sharedStart,
  spell,
  spellAll,
  whole,
  wordsOf,
} from './spelling.ts';

/** A stem this long takes any short ending; shorter ones are the beginnings of too many words. */
const shortestStem = 4;
const ending = `(?:iowie|[${letters}]{0,4})`;
const shortEndings = 'a|owi|em|iem|ie|u|y|owie|om|ami|ach';

/** 'kowalskiego' is 'kowalsk', 'nowakowi' is 'nowak': a folded word without what declining puts at its end. */
function stemOf(word: string): string {
  const adjective = /^(.+(?:s|c|dz)k)(?:iego|iemu|ich|imi|im|iej|ie|a|i)$/.exec(word)?.[1];
  if (adjective) return adjective;
  const noun = /^(.{4,}?)(?:owi|iem|em|ami|ach|om|a|e|i|o|u|y)$/.exec(word)?.[1];
  return noun ?? word;
}

/** The last consonant as it may turn: Pałka, Pałce; Kot, Kocie; Kinga, Kindze; Mucha, Musze. */
const turning: [RegExp, string][] = [
  [/ch$/, 'sz'],
  [/[kt]$/, 'c'],
  [/g$/, 'dz'],
];
function spellStem(stem: string): string {
  const turn = turning.find(([end]) => end.test(stem));
  if (!turn) return spell(stem);
  const start = stem.replace(turn[0], '');
  return `${spell(start)}(?:${spell(stem.slice(start.length))}|${spell(turn[1])})`;
}

/** The stems of a word: its own, and those where a vowel goes or changes (Gołąb, Gołęb-; Aleksander, Aleksandr-; Iwo, Iwon-). */
function declinedStems(word: string): string[] {
  const stem = stemOf(word);
  const own = stem.length < shortestStem ? word : stem;
  const longer = /o$/.test(word) && word.length <= 5 ? [`${word}n`] : [];
  return [...new Set([own, ...stemsOf(word).slice(1), ...longer])];
}
const withEnding = (stem: string) =>
  stem.length < shortestStem ? `${spell(stem)}(?:${shortEndings})` : `${spellStem(stem)}${ending}`;

/** A word in any of its declined forms: short ones (Ewa, Duda, Kot, Lew) as they are declined, others with any ending. */
export function declensionRegex(word: string): string {
  if (word.length < 3) return spell(word);
  const stems = declinedStems(word).filter((stem) => stem.length >= 3);
  const short = word.length > shortestStem ? [] : [oneOf(formsOf(word))];
  return `(?:${[...stems.map(withEnding), ...short].join('|')})`;
}

/** The same, with what every form begins with. */
export function declinedPattern(word: string): Pattern {
  const short = word.length > shortestStem ? [] : formsOf(word);
  const start = sharedStart([...declinedStems(word), ...short]);
  const turns = start.length >= shortestStem ? start.replace(/ch$|[ktg]$/, '') : start;
  return { exact: whole(declensionRegex(word)), rough: spell(turns) };
}

/** How far from a surname its first name may stand: a middle name, a title, a few words between. */
const near = '.{0,40}';

/**
 * What may be somebody else's name: the surname alone, also declined, with a first name near it, and the first name with
 * an initial. Somebody has to look at what these patterns find.
 */
export function doubtfulPatternsOf({ names }: Pick<PersonIdentity, 'names'>): Pattern[] {
  const all = names.flatMap(({ first, last }) => {
    const words = wordsOf(last);
    const initial = words[0]?.[0];
    const one = spellAll(first);
    const surnames = words.filter((word) => word.length >= 3).map(declinedPattern);
    const givenNames = wordsOf(first).filter((word) => word.length >= 3);
    const name = whole(givenNames.map(declensionRegex).join('|'));
    const surname = `(?:${surnames.map(({ exact }) => exact).join('|')})`;
    const rough = surnames.map((one) => one.rough).join('|');
    return [
      // Before the surnames: once these are taken out, nothing tells which first name was theirs. All of them at once: a pattern
      // for each pair of words would grow with their square, and each is tried in every row that is looked at.
      ...(surnames.length > 0 && givenNames.length > 0
        ? [
            { exact: `${name}(?=${near}${surname})`, rough },
            { exact: `(?<=${surname}${near})${name}`, rough },
          ]
        : []),
      ...surnames,
      ...(initial && one !== ''
        ? [
            {
              exact: whole(`${one}${between}${anyMarks(initial)}`),
              rough: spell(wordsOf(first)[0] ?? ''),
            },
          ]
        : []),
    ];
  });
  return [...new Map(all.map((pattern) => [pattern.exact, pattern])).values()];
}
