import type { Balance } from '@zaplecze/contract/rooms/absences/balances/calls';
import { expect, test } from 'vitest';
import { initialsOf, lettersOf } from '../absence-words.ts';
import { carriedInWords, hoursInWords, leftInWords } from './balance-words.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test.each([
  [96, 8, '12 dni'],
  [8, 8, '1 dzień'],
  [20, 8, '2,5 dnia'],
  [0, 8, '0 dni'],
  [-16, 8, '−2 dni'],
  [52, 4, '52 godz. (13 dni po 4 godz.)'],
])('%i hours of days of %i are "%s" [ABS-62]', (hours, day, words) => {
  expect(plain(hoursInWords(hours, day))).toBe(words);
});

test('what is left is told of what there was, the carried over apart [ABS-62]', () => {
  const one = {
    ...{ left: 256, entitled: 208, carried: 88, carriedLeft: 40, dayHours: 8 },
    ...{ carriedUntil: '2027-09-30', carriedPast: 0 },
  } as Balance;
  expect(plain(leftInWords(one))).toBe('zostało 32 z 37 dni');
  expect(plain(carriedInWords(one))).toBe('w tym zaległe 5 dni, do wykorzystania do 30.09.2027');
  expect(plain(carriedInWords({ ...one, carriedPast: 40 }))).toContain(', po terminie (był do');
  expect(plain(carriedInWords({ ...one, carriedPast: 16 }))).toBe(
    'w tym zaległe 5 dni, z tego 2 dni po terminie (nie przepadają), reszta do wykorzystania do 30.09.2027',
  );
  expect(carriedInWords({ ...one, carriedLeft: 0 })).toBe('');
});

test.each([
  ['urlop wypoczynkowy', 'UWy'],
  ['urlop na żądanie', 'UŻą'],
  ['zwolnienie lekarskie', 'ZLe'],
  ['opieka nad dzieckiem', 'ODz'],
  ['urlop okolicznościowy', 'UOk'],
  ['urlop opiekuńczy', 'UOp'],
  ['szkolenie', 'Szk'],
  ['spotkanie', 'Spo'],
  ['Nieobecność', 'Nie'],
])('a short bar says of %s "%s" [ABS-40]', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});

test('types whose names begin alike have letters of their own, others keep theirs [ABS-260]', () => {
  const names = ['urlop wypoczynkowy', 'urlop wychowawczy', 'szkolenie', 'urlop na żądanie'];
  const types = names.map((name, id) => ({ id, name }));
  expect([...lettersOf(types).values()]).toEqual(['UWyp', 'UWyc', 'Szk', 'UŻą']);
  const same = ['szkolenie', 'szkolenie', 'szkolenia'].map((name, id) => ({ id, name }));
  expect(new Set(lettersOf(same).values()).size).toBe(3);
});
