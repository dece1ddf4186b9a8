/*
 * Polish names in their cases, folded (no letter case, no diacritics): what "Paweł Nowak" is called in a sentence. Forms
 * that only a fold makes equal are told once; a form that nobody uses costs nothing, as both names must agree in case.
 */

/** One name in seven cases: who, of whom, to whom, whom, with whom, about whom, and how they are called to. */
type Cases = readonly [string[], string[], string[], string[], string[], string[], string[]];

const of = (word: string, endings: string) =>
  endings === '' ? [word] : endings.split(' ').map((one) => word + (one === '-' ? '' : one));

/** Before an e of the locative: Robert, Robercie; Piotr, Piotrze; Kinga, Kindze; Monika, Monice; Mucha, Musze. */
const turns: [RegExp, string][] = [
  [/st$/, 'sci'],
  [/zd$/, 'zdzi'],
  [/ch$/, 'sz'],
  [/t$/, 'ci'],
  [/d$/, 'dzi'],
  [/r$/, 'rz'],
  [/k$/, 'c'],
  [/g$/, 'dz'],
  [/l$/, 'l'],
];
const softened = (stem: string) => {
  const turn = turns.find(([end]) => end.test(stem));
  return `${turn ? stem.replace(turn[0], turn[1]) : `${stem}i`}e`;
};

/** Paweł, Pawł-; Marek, Mark-; Kupiec, Kupc-; Marzec, Marc-: the stem where the e of the last syllable goes. */
function stemsOf(word: string): string[] {
  const fleeting = /^(.*[bcdfghjklmnprstwz])i?e([lkcn])$/.exec(word);
  if (!fleeting) return [word];
  const [, head = '', tail = ''] = fleeting;
  return [word, head + tail, ...(head.endsWith('rz') ? [head.slice(0, -1) + tail] : [])];
}

const adjectiveOfMan = (stem: string, i: '' | 'i'): Cases => {
  const [y, e] = i ? ['i', 'ie'] : ['y', 'e'];
  return [
    [stem + y],
    of(stem, `${e}go`),
    of(stem, `${e}mu`),
    of(stem, `${e}go`),
    of(stem, `${y}m`),
    of(stem, `${y}m`),
    [stem + y],
  ];
};
const adjectiveOfWoman = (stem: string, i: '' | 'i'): Cases => {
  const ej = `${i}ej`;
  return [
    of(stem, 'a'),
    of(stem, ej),
    of(stem, ej),
    of(stem, 'a'),
    of(stem, 'a'),
    of(stem, ej),
    of(stem, 'a'),
  ];
};

const nounOfMan = (word: string): Cases => {
  const stems = stemsOf(word);
  const each = (endings: string) => stems.flatMap((stem) => of(stem, endings));
  const about = [...each('u iu'), ...stems.map(softened)];
  return [
    [word],
    each('a ia'),
    each('owi iowi'),
    each('a ia'),
    each('em iem'),
    about,
    [word, ...about],
  ];
};

const nounInA = (stem: string): Cases => {
  // Zosia, Zosi.
  const whose = of(stem, /i$/.test(stem) ? 'i y -' : 'i y');
  const soft = [softened(stem), ...whose];
  return [of(stem, 'a'), whose, soft, of(stem, 'e'), of(stem, 'a'), soft, of(stem, 'o u a')];
};

const still = (word: string): Cases => [[word], [word], [word], [word], [word], [word], [word]];
const both = (...all: Cases[]): Cases =>
  [0, 1, 2, 3, 4, 5, 6].map((at) => all.flatMap((one) => one[at] ?? [])) as unknown as Cases;

/** Of several who have one surname: państwo Kowalscy, Kowalskich. Where it stands beside the name of one of them. */
function several(word: string): Cases {
  const adjective = /^(.+)(?:[iy]|a)$/.exec(word)?.[1];
  const bare = adjective && /(?:[scz]k|[nwlmrt])$/.test(adjective) ? adjective : null;
  if (bare && /k$/.test(bare)) {
    const them = of(bare, 'ich');
    return [[`${bare.slice(0, -1)}cy`], them, of(bare, 'im'), them, of(bare, 'imi'), them, []];
  }
  const stem = word.replace(/[ao]$/, '');
  const stems = stemsOf(stem);
  const each = (endings: string) => stems.flatMap((one) => of(one, endings));
  const whose = each('ow iow');
  return [each('owie iowie'), whose, each('om iom'), whose, each('ami iami'), each('ach iach'), []];
}

/** A folded name as a man's. */
function ofMan(word: string): Cases {
  if (/[kg]i$/.test(word)) return adjectiveOfMan(word.slice(0, -1), 'i');
  if (/i$/.test(word)) return both(adjectiveOfMan(word.slice(0, -1), 'i'), still(word));
  if (/y$/.test(word)) return adjectiveOfMan(word.slice(0, -1), '');
  if (/a$/.test(word)) return nounInA(word.slice(0, -1));
  if (/o$/.test(word)) {
    const stem = word.slice(0, -1);
    const [, ...rest] = both(nounInA(stem), nounOfMan(stem));
    return [[word], ...rest] as unknown as Cases;
  }
  if (/e$/.test(word))
    return both(still(word), [
      [],
      [`${word}go`],
      [`${word}mu`],
      [`${word}go`],
      [`${word}m`],
      [`${word}m`],
      [],
    ]);
  if (/u$/.test(word)) return still(word);
  return nounOfMan(word);
}

/** A folded name as a woman's: one that ends in a consonant is the same in every case. */
function ofWoman(word: string): Cases {
  if (!/a$/.test(word)) return still(word);
  const stem = word.slice(0, -1);
  const adjective = adjectiveOfWoman(stem, /[kg]$/.test(stem) ? 'i' : '');
  if (/(?:s|c|dz)k$/.test(stem)) return adjective;
  return both(nounInA(stem), adjective);
}

const cases = [0, 1, 2, 3, 4, 5, 6] as const;

/** The forms of each word of a name, all in one case; short ones ("de", "von") stay as they are. */
type Forms = string[][];
const inCase = (words: string[], decline: (word: string) => Cases, at: number): Forms =>
  words.map((word) => [...new Set(word.length < 3 ? [word] : decline(word)[at])]);

const anybody = (word: string) => both(ofMan(word), ofWoman(word));
/** A woman whose first name does not say so: Nel Kowalska. */
const manly = (word: string) => (/(?:s|c|dz)ka$/.test(word) ? ofWoman(word) : ofMan(word));

/**
 * A first name and a surname in the cases in which they stand beside each other, each as the forms of its words: of a
 * man, of a woman, and of several with the surname ("z Anną i Janem Kowalskimi"). Both in one case: of Daniel Nowak
 * "Daniela Nowaka" is one, while "Daniela Nowak" is somebody else.
 *
 * @param first words of the first names, folded
 * @param last words of the surname, folded
 */
export function pairsOf(first: string[], last: string[]): { first: Forms; last: Forms }[] {
  const all = cases.flatMap((at) => [
    { first: inCase(first, ofMan, at), last: inCase(last, manly, at) },
    { first: inCase(first, ofWoman, at), last: inCase(last, ofWoman, at) },
    { first: inCase(first, anybody, at), last: inCase(last, several, at) },
  ]);
  const said = all.filter((pair) =>
    [...pair.first, ...pair.last].every((forms) => forms.length > 0),
  );
  // One surname's form is told once, with every form of the first name beside it.
  const groups = Map.groupBy(said, (pair) => JSON.stringify(pair.last));
  return [...groups.values()].map(([one, ...others]) => ({
    first: first.map((_, place) => [
      ...new Set([one, ...others].flatMap((pair) => pair?.first[place] ?? [])),
    ]),
    last: one?.last ?? [],
  }));
}
