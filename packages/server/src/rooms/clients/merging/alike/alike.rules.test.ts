import { expect, test } from 'vitest';
import { isAlike } from './alike.rules.ts';
import { knownNames } from './names.fixture.ts';
import { coastNames } from './names-coast.fixture.ts';
import { countyNames } from './names-county.fixture.ts';
import { hillNames } from './names-hills.fixture.ts';
import { lakeNames } from './names-lakes.fixture.ts';
import { townNames } from './names-town.fixture.ts';
import { unseenNames } from './names-unseen.fixture.ts';
import { pairLists } from './pairs.fixture.ts';

type Company = (typeof knownNames)[number];

function measure(names: Company[]) {
  const pairs = names.flatMap((one, at) =>
    names.slice(at + 1).map((other) => [one, other] as const),
  );
  const isOne = ([one, other]: (typeof pairs)[number]) => one.company === other.company;
  const words = ([one, other]: (typeof pairs)[number]) => `${one.name} = ${other.name}`;
  const asked = new Set(pairs.filter(([one, other]) => isAlike(one, other)));
  const back = pairs.filter(([one, other]) => isAlike(other, one));
  const real = pairs.filter(isOne);
  return {
    wrong: [...asked].filter((pair) => !isOne(pair)).map(words),
    missed: real.filter((pair) => !asked.has(pair)).map(words),
    precision: [...asked].filter(isOne).length / asked.size,
    recall: real.filter((pair) => asked.has(pair)).length / real.length,
    oneSided: [...asked].filter((pair) => !back.includes(pair)).length + back.length - asked.size,
  };
}

test.each([
  { of: 'two hundred names', names: knownNames, least: 200, recall: 0.96 },
  { of: 'a second list', names: townNames, least: 200, recall: 0.96 },
  { of: 'a third list', names: countyNames, least: 200, recall: 0.75 },
  { of: 'a fourth list', names: unseenNames, least: 130, recall: 0.8 },
  { of: 'a town on the coast', names: coastNames, least: 200, recall: 0.8 },
  { of: 'a town in the hills', names: hillNames, least: 190, recall: 0.85 },
  { of: 'a town between lakes', names: lakeNames, least: 200, recall: 0.85 },
])(
  'of $of in one town nine of ten hints are right, most pairs are found, either way [CLI-126]',
  ({ names, least, recall }) => {
    expect(names.length).toBeGreaterThanOrEqual(least);
    const found = measure(names);
    expect(found.precision, found.wrong.join('; ')).toBeGreaterThanOrEqual(0.9);
    expect(found.recall, found.missed.join('; ')).toBeGreaterThanOrEqual(recall);
    expect(found.oneSided).toBe(0);
  },
);

test('of pairs that were written for it, nine of ten are found and nine of ten hints are right, either way [CLI-126]', () => {
  const pairs = pairLists.flat();
  expect(pairs.length).toBeGreaterThanOrEqual(250);
  const asked = ({ city, names: [name, other] }: (typeof pairs)[number]) => {
    const answers = [
      isAlike({ name, city }, { name: other, city }),
      isAlike({ name: other, city }, { name, city }),
    ];
    expect(answers[0], `${name} = ${other}`).toBe(answers[1]);
    return answers[0];
  };
  const words = ({ names }: (typeof pairs)[number]) => names.join(' = ');
  const hints = pairs.filter(asked);
  const wrong = hints.filter(({ isOne }) => !isOne).map(words);
  const missed = pairs.filter((pair) => pair.isOne && !hints.includes(pair)).map(words);
  const real = pairs.filter(({ isOne }) => isOne).length;
  expect(1 - wrong.length / hints.length, wrong.join('; ')).toBeGreaterThanOrEqual(0.9);
  expect(1 - missed.length / real, missed.join('; ')).toBeGreaterThanOrEqual(0.9);
});

test.each([
  ['Drukarnia „Żagiel”', 'Piekarnia „Żagiel”', false],
  ['Piekarnia „Żagiel”', 'PIEKARNIA ZAGIEL sp. z o.o.', true],
  ['Szkoła Podstawowa nr 5', 'Szkoła Podstawowa nr 7', false],
  ['Transport Kowalski', 'Transport Kowalska', false],
  ['Fabryka Okien Vitral', 'Vitral', true],
  ['Orion S.A.', 'Orion Finance sp. z o.o.', false],
  ['Warsztat Samochodowy Kuba i Ojciec', 'Kuba i Ojciec Mechanika Pojazdowa', true],
  ['Karczma Pod Dębem', 'Zajazd „Pod Dębem”', false],
  ['Drogeria Sekret Urody', 'Sekret Urody', true],
  ['Klub Sportowy Orzeł', 'Ludowy Klub Sportowy Orzeł', false],
  ['Radio Beskidy', 'Radio Beskidy Spółka z o.o.', true],
  ['Usługi Handlowe', 'Usługi Produkcyjne', false],
  ['Apteka Centrum', 'Centrum Apteka sp. z o.o.', false],
  ['Nowak Jan', 'Jan Nowak', true],
  ['Jan Nowak', 'Jan Nowak Usługi Transportowe', false],
  ['Agro-Pol sp. z o.o.', 'AGROPOL', true],
  ['P.P.H.U. „STALMET” Krzysztof Nowicki', 'PPHU Stalmet', true],
  ['OSP Zgierz', 'Ochotnicza Straż Pożarna w Zgierzu', true],
  ['Tartak Olszyna – Wiesław Olszewski', 'Tartak „Olszyna”', true],
  ['Stolmax sp. z o.o.', 'Stolmaks', true],
  ['Zakład Feniks', 'Zakład Felix', false],
  ['Gosp. Rybackie Mikołajki', 'Gospodarstwo Rybackie Mikołajki', true],
  ['Kancelaria Radcy Prawnego Ewa Gil', 'Kancelaria Radcy Prawnego Adam Gil', false],
  ['Hydraulika Gaz Leszek Pająk', 'Gospodarstwo Agroturystyczne „Zacisze”', false],
  ['Zakład Ślusarski Zbigniew Kozioł', 'Ślusarstwo Zbigniew Kozioł', true],
])('„%s” and „%s”: %s [CLI-126]', (one, other, alike) => {
  expect(isAlike({ name: one }, { name: other })).toBe(alike);
});
