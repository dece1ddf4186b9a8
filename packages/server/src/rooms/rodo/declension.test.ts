import { describe, expect, test } from 'vitest';
import { patternsOf } from '../../kit/records/personal-patterns.ts';

const gone = '[dane usunięte]';
/** A text without the person, as the database takes them out. */
const without = (first: string, last: string) => {
  const patterns = patternsOf({ names: [{ first, last }], phones: [], emails: [] });
  return (text: string) =>
    patterns.reduce((rest, pattern) => rest.replace(new RegExp(pattern, 'gi'), gone), text);
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
];

describe('a name in its cases', () => {
  test.each(people)('%s %s is found in every case of both [ROD-41]', (first, last, forms) => {
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
  ])('of %s %s, %j is somebody else [ROD-41]', (first, last, other) => {
    expect(without(first, last)(`Dzwoni ${other}.`)).toBe(`Dzwoni ${other}.`);
  });
});
