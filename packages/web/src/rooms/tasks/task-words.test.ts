import type { NextStep } from '@zaplecze/contract/rooms/tasks/calls';
import { expect, test } from 'vitest';
import { whose } from './dialog/announce-next.ts';
import { wasNotifiedWords } from './dialog/notified-words.ts';
import { fromParam, toParam } from './dialog/task-address.ts';

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
  expect(wasNotifiedWords(name)).toBe(words);
});

const jan = { id: 2, name: 'Jan Kos', picture: null };
const step = (status: number): NextStep['step'] => ({
  ...{ id: 1, name: 'Zaksięgować', position: 2, task: 1, procedure: 1, service: 1, user: jan },
  ...{ status: { id: status, name: '', color: '#000000' }, dateEndJob: null },
  ...{ dateRealizationLimit: null, finalDate: false, version: 1, released: null },
});
const away = { until: '2026-11-25', substitutes: [{ id: 3, name: 'Ewa Lis' }] };

test.each([
  [{ told: true, mine: false, away: null, step: step(1) }, 'Jan Kos został powiadomiony.'],
  [{ told: false, mine: true, away: null, step: step(1) }, 'Twoja kolej.'],
  [{ told: false, mine: false, away: null, step: step(2) }, 'Jan Kos, już w realizacji.'],
  [{ told: false, mine: false, away: null, step: step(0) }, 'Jan Kos, czeka na swoją kolej.'],
  [
    { told: true, mine: false, away, step: step(1) },
    'Jan Kos został powiadomiony. Nieobecność do 25.11.2026. Zastępuje: Ewa Lis.',
  ],
  [
    { told: true, mine: false, away: { ...away, substitutes: [] }, step: step(1) },
    'Jan Kos został powiadomiony. Nieobecność do 25.11.2026. Nikt nie zastępuje.',
  ],
])('what is said of the next task is true of %j: %s [TAS-32]', (next, words) => {
  expect(whose(next)).toBe(words);
});
