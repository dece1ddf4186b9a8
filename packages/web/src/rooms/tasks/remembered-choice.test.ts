import { expect, test } from 'vitest';
import { rememberedChoice, usualOf } from './remembered-choice.ts';

const choice = { sort: 'name', order: 'asc' as const, filter: {} };

test('of a choice the order and the pill are kept', () => {
  const todo = { ...choice, filter: { status: ['1', '2', '31'], project: '7' } };
  expect(rememberedChoice(todo, undefined)).toEqual({
    ...{ sort: 'name', order: 'asc', pill: '1,2,31' },
  });
  expect(rememberedChoice(choice, undefined).pill).toBe('');
});

test.each([
  [undefined, '0,1,2,31'],
  [{ pill: '' }, ''],
  [{ pill: '9,10' }, '9,10'],
])('statuses that no pill stands for leave what was kept, %j, with its pill', (kept, pill) => {
  expect(rememberedChoice({ ...choice, filter: { status: ['1'] } }, kept).pill).toBe(pill);
});

const open = { status: ['0', '1', '2', '31'] };
test.each([
  [undefined, { filter: open }],
  [{}, { filter: open }],
  [{ sort: 'gone', order: 'asc', perPage: 7, pill: '3' }, { filter: open }],
  [
    { sort: 'name', order: 'asc', pill: '' },
    { sort: 'name', order: 'asc' },
  ],
  [
    { sort: 'status', order: 'desc', perPage: 100, pill: '9,10' },
    { sort: 'status', order: 'desc', filter: { status: ['9', '10'] } },
  ],
])('what was kept, %j, is used as %j', (kept, usual) => {
  expect(usualOf(kept)).toEqual(usual);
});
