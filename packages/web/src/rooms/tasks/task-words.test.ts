import { expect, test } from 'vitest';
import { fromParam, toParam } from './task-address.ts';
import { wasTold } from './was-told.ts';

test.each([
  ['7-12-3-1', { project: 7, task: 12, procedure: 3, service: 1 }],
  ['999999999-1-1-1', { project: 999_999_999, task: 1, procedure: 1, service: 1 }],
  ['1000000000-1-1-1', null],
  ['7-12-3', null],
  ['7-12-3-1-9', null],
  ['7-12-3-x', null],
  ['-7-12-3-1', null],
  ['', null],
  [null, null],
])('%j of an address names the task %j', (text, address) => {
  expect(fromParam(text)).toEqual(address);
});

test('a task is written into an address as it is read', () => {
  const address = { project: 7, task: 12, procedure: 3, service: 1 };
  expect(fromParam(toParam(address))).toEqual(address);
});

test.each([
  ['Anna Nowak', 'Anna Nowak została powiadomiona.'],
  ['Piotr Zięba', 'Piotr Zięba został powiadomiony.'],
  ['Kuba Nowak', 'Kuba Nowak został powiadomiony.'],
])('of %s it is said: %s', (name, words) => {
  expect(wasTold(name)).toBe(words);
});
