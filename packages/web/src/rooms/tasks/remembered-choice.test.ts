import { expect, test } from 'vitest';
import { rememberedChoice, usualOf } from './remembered-choice.ts';

const choice = { sort: 'name', order: 'asc' as const, perPage: 25, filter: {} };

test('of a choice the order, the rows a page and the pill are kept', () => {
  expect(
    rememberedChoice({ ...choice, filter: { status: ['1', '2', '31'], project: '7' } }),
  ).toEqual({
    ...{ sort: 'name', order: 'asc', perPage: 25, pill: '1,2,31' },
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
    { sort: 'status', order: 'desc', perPage: 100, filter: { status: ['0'] } },
  ],
])('what was kept, %j, is used as %j', (kept, usual) => {
  expect(usualOf(kept)).toEqual(usual);
});
