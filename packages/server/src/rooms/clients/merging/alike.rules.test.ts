import { expect, test } from 'vitest';
import { isAlike } from './alike.rules.ts';
import { knownNames } from './names.fixture.ts';

const pairs = knownNames.flatMap((one, at) =>
  knownNames.slice(at + 1).map((other) => [one, other] as const),
);
const asked = pairs.filter(([one, other]) => isAlike(one, other));
const words = ([one, other]: (typeof pairs)[number]) => `${one.name} = ${other.name}`;
const isOne = ([one, other]: (typeof pairs)[number]) => one.company === other.company;

test('of two hundred real-looking names in one town nine of ten hints are right, and nine of ten pairs are found [CLI-126]', () => {
  expect(knownNames.length).toBeGreaterThanOrEqual(200);
  const wrong = asked.filter((pair) => !isOne(pair)).map(words);
  const missed = pairs.filter((pair) => isOne(pair) && !asked.includes(pair)).map(words);
  const real = pairs.filter(isOne).length;
  expect(wrong.length / asked.length, wrong.join('; ')).toBeLessThanOrEqual(0.1);
  expect(missed.length / real, missed.join('; ')).toBeLessThanOrEqual(0.1);
});

test.each([
  ['Drukarnia „Żagiel”', 'Piekarnia „Żagiel”', false],
  ['Piekarnia „Żagiel”', 'PIEKARNIA ZAGIEL sp. z o.o.', true],
  ['Szkoła Podstawowa nr 5', 'Szkoła Podstawowa nr 7', false],
  ['Transport Kowalski', 'Transport Kowalska', false],
  ['Usługi Handlowe', 'Usługi Produkcyjne', false],
])('„%s” and „%s”: %s [CLI-126]', (one, other, alike) => {
  expect(isAlike({ name: one }, { name: other })).toBe(alike);
});
