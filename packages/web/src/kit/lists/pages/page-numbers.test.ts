import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  // A page beyond the last, before the list has gone back to one that there is.
  [12, 9, [1, null, 9]],
])('on page %i of %i the pager shows %j', (page, pages, shown) => {
  expect(pageNumbers(page, pages)).toEqual(shown);
});
