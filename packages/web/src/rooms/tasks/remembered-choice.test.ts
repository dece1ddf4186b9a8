import { expect, test } from 'vitest';
import { rememberedChoice, usualOf } from './remembered-choice.ts';

const choice = { sort: 'name', order: 'asc' as const, filter: {} };

test('of a choice the order and the pill are kept', () => {
  expect(
    rememberedChoice({ ...choice, filter: { status: ['1', '2', '31'], project: '7' } }),
  ).toEqual({
    ...{ sort: 'name', order: 'asc', pill: '1,2,31' },
  });
  // Statuses that no pill stands for are a search of the moment.
  expect(rememberedChoice({ ...choice, filter: { status: ['1'] } }).pill).toBe('');
});

test.each([
  [undefined, undefined],
  [{}, {}],
  [{ sort: 'gone', order: 'asc', perPage: 7, pill: '3' }, {}],
  [
    { sort: 'status', order: 'desc', perPage: 100, pill: '0' },
    { sort: 'status', order: 'desc', filter: { status: ['0'] } },
  ],
])('what was kept, %j, is used as %j', (kept, usual) => {
  expect(usualOf(kept)).toEqual(usual);
});
