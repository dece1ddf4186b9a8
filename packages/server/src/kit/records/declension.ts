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
const soften = (stem: string) => {
  const turn = turns.find(([end]) => end.test(stem));
  return `${turn ? stem.replace(turn[0], turn[1]) : `${stem}i`}e`;
};
/** Also with the vowel that turns before a soft ending: Kwiat, Kwiecie; Gwiazda, Gwieździe; Anioł, Aniele. */
const softened = (stem: string): string[] => {
  const fronted = stem.replace(/i[ao]([bcdfghjklmnprstwz]{1,2})$/, 'ie$1');
  return fronted === stem ? [soften(stem)] : [soften(stem), soften(fronted)];
};

/** Marzec, Marc-; Kwiecień, Kwietn-; Kocioł, Kotł-; Grudzień, Grudn-: how a consonant hardens where the vowel goes. */
const hardened: [RegExp, string][] = [
  [/rz$/, 'r'],
  [/dz$/, 'd'],
  [/c$/, 't'],
];

/**
 * What endings are put to, the folded word itself first: Paweł, Pawł-; Marek, Mark-; Aleksander, Aleksandr-; Lew, Lw-
 * (the e of the last syllable goes); Kozioł, Kozł-; Gołąb, Gołęb- (a fold hides the ą); Max, Maks-.
 */
export function stemsOf(word: string): string[] {
  const nasal = /^(.*[bcdfghjklmnprstwz])a(b|g|z|dz?)$/.exec(word);
  if (nasal) return [word, `${nasal[1]}e${nasal[2]}`];
  if (word.endsWith('x')) return [word, `${word.slice(0, -1)}ks`];
  const fleeting = /^(.*[bcdfghjklmnprstwz])(?:i?e([lkcnrstwpb])|io(l))$/.exec(word);
  if (!fleeting) return [word];
  const [, head = '', after = '', l = ''] = fleeting;
  const harder = hardened.flatMap(([end, by]) => (end.test(head) ? [head.replace(end, by)] : []));
  return [word, ...[head, ...harder].map((start) => start + after + l)];
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
  const about = [...each('u iu'), ...stems.flatMap(softened)];
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
  // Zosia, Zosi; Maja, Mai.
  const short = /[aeiouy]j$/.test(stem) ? [`${stem.slice(0, -1)}i`] : [];
  const whose = [...of(stem, /i$/.test(stem) ? 'i y -' : 'i y'), ...short];
  const soft = [...softened(stem), ...whose];
  return [of(stem, 'a'), whose, soft, of(stem, 'e'), of(stem, 'a'), soft, of(stem, 'o u a')];
};

const still = (word: string): Cases => [[word], [word], [word], [word], [word], [word], [word]];
const both = (...all: Cases[]): Cases =>
  [0, 1, 2, 3, 4, 5, 6].map((at) => all.flatMap((one) => one[at] ?? [])) as unknown as Cases;

/** Of several who have one surname: państwo Kowalscy, Kowalskich. Where it stands beside the name of one of them. */
function several(word: string): Cases {
  const stem = word.replace(/[ao]$/, '');
  const stems = stemsOf(stem);
  const each = (endings: string) => stems.flatMap((one) => of(one, endings));
  const whose = each('ow iow');
  const nouns: Cases = [
    each('owie iowie'),
    whose,
    each('om iom'),
    whose,
    each('ami iami'),
    each('ach iach'),
    [],
  ];
  const adjective = /^(.+)[iya]$/.exec(word)?.[1];
  if (!adjective) return nouns;
  const them = of(adjective, 'ich ych');
  // Kowalscy, Dłudzy, Biali, Ostrożni, Święci, Dobrzy.
  const turned = soften(adjective).slice(0, -1);
  const named = [`${turned}y`, turned.endsWith('i') ? turned : `${turned}i`];
  const adjectives: Cases = [
    named,
    them,
    of(adjective, 'im ym'),
    them,
    of(adjective, 'imi ymi'),
    them,
    [],
  ];
  return /[iy]$|(?:s|c|dz)ka$/.test(word) ? adjectives : both(adjectives, nouns);
}

/** A folded name as a man's. */
function ofMan(word: string): Cases {
  if (/[kg]i$/.test(word)) return adjectiveOfMan(word.slice(0, -1), 'i');
  if (/i$/.test(word)) return both(adjectiveOfMan(word.slice(0, -1), 'i'), still(word));
  if (/y$/.test(word)) return both(adjectiveOfMan(word.slice(0, -1), ''), foreign(word));
  // Sędzia, Sędziego; Hrabia, Hrabiego.
  if (/(?:dz|b)ia$/.test(word)) {
    const stem = word.slice(0, -2);
    const [, ...rest] = adjectiveOfMan(stem, 'i');
    return both(nounInA(`${stem}i`), [[], ...rest] as unknown as Cases);
  }
  if (/a$/.test(word)) return nounInA(word.slice(0, -1));
  if (/o$/.test(word)) {
    const stem = word.slice(0, -1);
    // Hugo, Hugona; Iwo, Iwona: the short ones only.
    const longer = word.length <= 5 ? [nounOfMan(`${word}n`)] : [];
    const [, ...rest] = both(nounInA(stem), nounOfMan(stem), ...longer);
    return [[word], ...rest] as unknown as Cases;
  }
  if (/e$/.test(word))
    return both(still(word), foreign(word), [
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

/** Names of other languages before an apostrophe: Harry'ego, Steve'a. */
const foreign = (word: string): Cases =>
  word.endsWith('y')
    ? [[], [`${word}'ego`], [`${word}'emu`], [`${word}'ego`], [`${word}'m`], [`${word}'m`], []]
    : [[], [`${word}'a`], [`${word}'owi`], [`${word}'a`], [`${word}'em`], [`${word}'ie`], []];

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
/** Of a double surname the former part may stay as it is: Korwin-Mikkego, Zaręba-Kowalskiej. */
const surnameInCase = (words: string[], decline: (word: string) => Cases, at: number): Forms =>
  inCase(words, decline, at).map((forms, place) =>
    place === words.length - 1 || forms.length === 0
      ? forms
      : [...new Set([...forms, words[place] ?? ''])],
  );

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
    { first: inCase(first, ofMan, at), last: surnameInCase(last, manly, at) },
    { first: inCase(first, ofWoman, at), last: surnameInCase(last, ofWoman, at) },
    { first: inCase(first, anybody, at), last: surnameInCase(last, several, at) },
  ]);
  const matching = all.filter((pair) =>
    [...pair.first, ...pair.last].every((forms) => forms.length > 0),
  );
  // One surname's form is told once, with every form of the first name beside it.
  const groups = Map.groupBy(matching, (pair) => JSON.stringify(pair.last));
  return [...groups.values()].map(([one, ...others]) => ({
    first: first.map((_, place) => [
      ...new Set([one, ...others].flatMap((pair) => pair?.first[place] ?? [])),
    ]),
    last: one?.last ?? [],
  }));
}

/** A folded word as anybody's first name or surname, in every case and of several. */
export const formsOf = (word: string): string[] => [
  ...new Set([anybody(word), several(word)].flatMap((one) => one.flat())),
];
