import {
  clockOfMinutes,
  minutesOfClock,
  rosterWords,
} from '@zaplecze/contract/rooms/absences/patterns/words';
import { expect, test } from 'vitest';

const free = Array<number>(7).fill(0);
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test.each([
  [[480, 480, 480, 480, 480, 0, 0], 'pn–pt po 8 godz.'],
  [[450, 450, 450, 450, 360, 0, 0], 'pn–cz po 7 godz. 30 min; pt 6 godz.'],
  [[720, 0, 720, 0, 720, 0, 0], 'pn, śr, pt po 12 godz.'],
  [[0, 0, 0, 0, 0, 0, 300], 'nd 5 godz.'],
  [[720, 720, 0, 0, 0, 0, 0, ...free], '1. tydzień: pn–wt po 12 godz., 2. tydzień: wolne'],
])('a roster reads as people say it: %j is "%s" [ABS-73]', (minutes, words) => {
  expect(plain(rosterWords(minutes))).toBe(words);
});

test.each([
  ['8', 480],
  ['7:30', 450],
  ['7,5', 450],
  ['', 0],
  ['–', 0],
  ['7:75', null],
  ['osiem', null],
])('hours are typed as "%s" [ABS-73]', (typed, minutes) => {
  expect(minutesOfClock(typed)).toBe(minutes);
  if (minutes) expect(minutesOfClock(clockOfMinutes(minutes))).toBe(minutes);
});
