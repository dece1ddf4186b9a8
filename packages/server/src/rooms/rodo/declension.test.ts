import { describe, expect, test } from 'vitest';
import { doubtfulPatternsOf } from '../../kit/records/personal-doubts.ts';
import { patternsOf } from '../../kit/records/personal-patterns.ts';

const gone = '[dane usunięte]';
/** A text without the person, as the database takes them out. */
const without = (first: string, last: string) => {
  const patterns = patternsOf({ names: [{ first, last }], phones: [], emails: [] });
  return (text: string) =>
    patterns.reduce((rest, { exact }) => rest.replace(new RegExp(exact, 'gi'), gone), text);
};

/** Both names as they stand in a sentence, nominative to vocative. */
const people: [first: string, last: string, forms: string[]][] = [
  [
    'Paweł',
    'Nowak',
    ['Paweł Nowak', 'Pawła Nowaka', 'Pawłowi Nowakowi', 'Pawłem Nowakiem', 'Pawle Nowaku'],
  ],
  [
    'Anna',
    'Kowalska',
    ['Anny Kowalskiej', 'Annie Kowalskiej', 'Annę Kowalską', 'Anną Kowalską', 'Anno Kowalska'],
  ],
  ['Anna', 'Nowak', ['Anny Nowak', 'Annie Nowak', 'Annę Nowak', 'Nowak Anną']],
  [
    'Jan',
    'Kowalski',
    [
      'Jana Kowalskiego',
      'Janowi Kowalskiemu',
      'Janem Kowalskim',
      'Janie Kowalskim',
      'Kowalskim Janie',
    ],
  ],
  ['Marek', 'Dudek', ['Marka Dudka', 'Markowi Dudkowi', 'Markiem Dudkiem', 'Marku Dudku']],
  ['Piotr', 'Kot', ['Piotra Kota', 'Piotrem Kotem', 'Piotrze Kocie']],
  ['Kinga', 'Wilk', ['Kingi Wilk', 'Kindze Wilk', 'Kingę Wilk']],
  [
    'Agnieszka',
    'Mucha',
    ['Agnieszki Muchy', 'Agnieszce Musze', 'Agnieszkę Muchę', 'Agnieszką Muchą'],
  ],
  ['Zofia', 'Pałka', ['Zofii Pałki', 'Zofii Pałce', 'Zofię Pałkę', 'Zofią Pałką']],
  [
    'Marta',
    'Ostrożna',
    ['Marty Ostrożnej', 'Marcie Ostrożnej', 'Martę Ostrożną', 'Martą Ostrożną'],
  ],
  ['Jerzy', 'Biały', ['Jerzego Białego', 'Jerzemu Białemu', 'Jerzym Białym']],
  ['Antoni', 'Kopeć', ['Antoniego Kopcia', 'Antoniemu Kopciowi', 'Antonim Kopciem']],
  ['Michał', 'Fredro', ['Michała Fredry', 'Michałowi Fredrze', 'Michałem Fredrą']],
  ['Kuba', 'Jeleń', ['Kuby Jelenia', 'Kubie Jeleniowi', 'Kubą Jeleniem']],
  ['Wojciech', 'Kupiec', ['Wojciecha Kupca', 'Wojciechowi Kupcowi', 'Wojciechem Kupcem']],
  ['Elżbieta', 'Nowak-Kowalska', ['Elżbiety Nowak-Kowalskiej', 'Elżbiecie Nowak Kowalskiej']],
  ['Anna Maria', 'Wesołowska', ['Anny Marii Wesołowskiej', 'Annie Marii Wesołowskiej']],
  ['Konrad', 'Zych', ['Konrada Zycha', 'Konradzie Zychu', 'KONRADOWI ZYCHOWI', 'konradem zychem']],
  ['Daniel', 'Nowak', ['Daniela Nowaka', 'Danielowi Nowakowi', 'Annę i Daniela Nowaków']],
  ['Jan', 'Wolski', ['Anna i Jan Wolscy', 'Anny i Jana Wolskich']],
  ['Jan', 'Biały', ['Anna i Jan Biali', 'Anny i Jana Białych', 'Annie i Janowi Białym']],
];

/** A vowel that turns, goes or comes, and consonants that turn with it. */
const changing: [first: string, last: string, forms: string[]][] = [
  ['Jerzy', 'Gołąb', ['Jerzego Gołębia', 'Jerzemu Gołębiowi', 'Jerzym Gołębiem', 'Jerzym Gołębiu']],
  ['Jan', 'Wąż', ['Jana Węża', 'Janowi Wężowi', 'Janem Wężem', 'Ewa i Jan Wężowie']],
  ['Bartłomiej', 'Dąb', ['Bartłomieja Dęba', 'Bartłomiejowi Dębowi', 'Bartłomiejem Dębem']],
  ['Adam', 'Jastrząb', ['Adama Jastrzębia', 'Adamem Jastrzębiem', 'Adama Jastrząba']],
  ['Adam', 'Żołądź', ['Adama Żołędzia', 'Adamowi Żołędziowi', 'Adamem Żołędziem']],
  [
    'Kacper',
    'Kozioł',
    ['Kacpra Kozła', 'Kacprowi Kozłowi', 'Kacprem Kozłem', 'Kacprze Koźle', 'Kacpra Kozioła'],
  ],
  ['Piotr', 'Kocioł', ['Piotra Kotła', 'Piotrowi Kotłowi', 'Piotrem Kotłem', 'Piotrze Kotle']],
  ['Jakub', 'Osioł', ['Jakuba Osła', 'Jakubem Osłem', 'Jakubie Ośle']],
  ['Aleksander', 'Wróbel', ['Aleksandra Wróbla', 'Aleksandrem Wróblem', 'Aleksandrze Wróblu']],
  ['Leszek', 'Kwiecień', ['Leszka Kwietnia', 'Leszkiem Kwietniem', 'Leszka Kwiecienia']],
  ['Leszek', 'Grudzień', ['Leszka Grudnia', 'Leszkowi Grudniowi', 'Leszkiem Grudniem']],
  ['Paweł', 'Orzeł', ['Pawła Orła', 'Pawłem Orłem', 'Pawle Orle']],
  ['Tomasz', 'Koper', ['Tomasza Kopra', 'Tomaszem Koprem', 'Tomasza Kopera']],
  ['Lew', 'Starzec', ['Lwa Starca', 'Lwowi Starcowi', 'Lwem Starcem']],
  ['Jan', 'Kwiat', ['Jana Kwiata', 'Janem Kwiatem', 'Janie Kwiecie']],
  ['Olga', 'Gwiazda', ['Olgi Gwiazdy', 'Oldze Gwieździe', 'Olgą Gwiazdą']],
  ['Jan', 'Anioł', ['Jana Anioła', 'Janie Aniele', 'Janem Aniołem']],
  ['Hugo', 'Fredro', ['Hugona Fredry', 'Hugonowi Fredrze', 'Hugonem Fredrą', 'Hugonie Fredrze']],
  ['Bruno', 'Kos', ['Brunona Kosa', 'Brunonem Kosem', 'Bruna Kosa']],
  ['Iwo', 'Mąka', ['Iwona Mąki', 'Iwonem Mąką', 'Iwa Mąki']],
  ['Maja', 'Wilk', ['Mai Wilk', 'Maję Wilk', 'Mają Wilk', 'Maju Wilk']],
  ['Kaja', 'Bąk', ['Kai Bąk', 'Kaję Bąk']],
  ['Max', 'Orlik', ['Maksa Orlika', 'Maksem Orlikiem', 'Maxa Orlika']],
  ['Jan', 'Sędzia', ['Jana Sędziego', 'Janowi Sędziemu', 'Janem Sędzią', 'Jana Sędzi']],
];

/** Names of several words, and of other languages. */
const compound: [first: string, last: string, forms: string[]][] = [
  [
    'Anna',
    'Kowalska-Nowak',
    [
      'Anny Kowalskiej-Nowak',
      'Kowalska – Nowak Anna',
      'Anną Kowalską — Nowak',
      'Anny Kowalska-Nowak',
    ],
  ],
  [
    'Janusz',
    'Korwin-Mikke',
    ['Janusza Korwin-Mikkego', 'Janusza Korwina-Mikkego', 'Januszem Korwin-Mikkem'],
  ],
  ['Jan', 'Nowak-Jeziorański', ['Jana Nowaka-Jeziorańskiego', 'Jana Nowak-Jeziorańskiego']],
  [
    'Sean',
    "O'Brien",
    ['Seana O’Briena', 'Sean O´Brien', 'Sean OBrien', 'Seanem O`Brienem', 'Sean O Brien'],
  ],
  ['Sean', 'O’Brien', ["Seana O'Briena", 'Seanowi O‘Brienowi']],
  [
    'Harry',
    'Moore',
    ['Harry’ego Moore’a', "Harry'emu Moore'owi", 'Harrym Moorem', 'Harrego Moorea'],
  ],
];

describe('a name in its cases', () => {
  const all = [...people, ...changing, ...compound];
  test.each(all)('%s %s is found in every case of both [ROD-41] [ROD-48]', (first, last, forms) => {
    const clean = without(first, last);
    const left = forms.filter((form) => !clean(`Spotkanie: ${form}, o ósmej.`).includes(gone));
    expect(left).toEqual([]);
    // Letters without diacritics, and the surname before.
    const plain = forms.map((form) =>
      form.replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, ''),
    );
    expect(plain.filter((form) => clean(form) === form)).toEqual([]);
  });

  test.each([
    ['Daniel', 'Nowak', 'Daniela Nowak'],
    ['Paweł', 'Nowak', 'Paulina Nowak'],
    ['Jan', 'Kowalski', 'Janina Kowalska'],
    ['Jan', 'Kowalski', 'Jan Kowalczyk'],
    ['Adam', 'Wilk', 'Ada Wilk'],
    ['Łucja', 'Dąb', 'Łucjan Dąb'],
    ['Anna', 'Kot', 'Hanna Kot'],
    ['Iwo', 'Nowak', 'Iwona Nowak'],
    ['Aleksander', 'Nowak', 'Aleksandra Nowak'],
    ['Jan', 'Dąb', 'Jan Dębski'],
    ['Adam', 'Kozioł', 'Adam Kozłowski'],
    ['Jan', 'Biały', 'Jan Białek'],
  ])('of %s %s, %j is somebody else [ROD-41]', (first, last, other) => {
    expect(without(first, last)(`Dzwoni ${other}.`)).toBe(`Dzwoni ${other}.`);
  });
});

describe('what may be somebody else', () => {
  /** A text without what somebody has looked at and confirmed. */
  const confirmed = (first: string, last: string) => {
    const known = { names: [{ first, last }], phones: [], emails: [] };
    const patterns = [...patternsOf(known), ...doubtfulPatternsOf(known)];
    return (text: string) =>
      patterns.reduce((rest, { exact }) => rest.replace(new RegExp(exact, 'gi'), gone), text);
  };

  test.each([
    [
      'Jerzy',
      'Gołąb',
      'Pan Gołębia nie ma, prosić o telefon do Gołębiów',
      `Pan ${gone} nie ma, prosić o telefon do ${gone}`,
    ],
    ['Jerzy', 'Gołąb', 'państwo Gołębiowie', `państwo ${gone}`],
    ['Kacper', 'Kozioł', 'z panem Kozłem, u Kozłów', `z panem ${gone}, u ${gone}`],
    ['Jakub', 'Osioł', 'z panem Osłem', `z panem ${gone}`],
    ['Jan', 'Wąż', 'dla pana Węża', `dla pana ${gone}`],
    ['Adam', 'Lew', 'dla pana Lwa', `dla pana ${gone}`],
    ['Aleksander', 'Bąk', 'Z Aleksandrem, czyli Bąkiem', `Z ${gone}, czyli ${gone}`],
    ['Iwo', 'Fredro', 'Iwonowi, bo Fredrze', `${gone}, bo ${gone}`],
    ['Ewa', 'Duda', 'dla pani Ewy, bo Dudzie', `dla pani ${gone}, bo ${gone}`],
    ['Beata', 'Wójcik', 'państwo Beata i Jan Wójcikowie', `państwo ${gone} i Jan ${gone}`],
    ['Kinga', 'Mucha', 'Kindze albo panu Musze', `${gone} albo panu ${gone}`],
    [
      'Anna',
      'Kowalska-Nowak',
      'Anny Nowak, Anna od Kowalskich',
      `${gone} ${gone}, ${gone} od ${gone}`,
    ],
    ['Anna Maria', 'Wesołowska', 'Anną Wesołowską', `${gone} ${gone}`],
    ['Sean', "O'Brien", 'pana O’Briena', `pana ${gone}`],
  ])('of %s %s in %j is offered, the first name with it [ROD-49]', (first, last, text, rest) => {
    expect(confirmed(first, last)(text)).toBe(rest);
  });
});

describe('the short pattern that is tried first', () => {
  const all = [...people, ...changing, ...compound];
  test.each(all)('finds %s %s wherever the long one does [ROD-50]', (first, last, forms) => {
    const known = {
      names: [{ first, last }],
      phones: ['600 100 277'],
      emails: ['jan@poczta.example'],
    };
    const texts = [
      ...forms,
      ...forms.map((form) => [...form].join('\u00ad')),
      ...forms.flatMap((form) => form.split(' ')),
      ...forms.map((form) => `${form.split(' ')[0]} ${last[0]}.`),
      ...['tel. 600-100-277', '+48 600 100 277', 'j\u200ban+faktury@poczta.example'],
    ];
    const missed = [...patternsOf(known), ...doubtfulPatternsOf(known)].flatMap(
      ({ exact, rough }) => {
        const long = new RegExp(exact, 'i');
        const short = new RegExp(rough, 'i');
        return texts.filter((text) => long.test(text) && !short.test(text));
      },
    );
    expect(missed).toEqual([]);
  });
});
