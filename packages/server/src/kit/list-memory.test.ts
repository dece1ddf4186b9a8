import { expect, test } from 'vitest';
import { remembering } from './list.ts';

test('what is remembered of lists takes no more than its bytes; the oldest goes first', () => {
  const pages = remembering<number>(100_000);
  for (let at = 0; at < 1_000; at += 1) {
    pages.set(`${at} ${'x'.repeat(at % 7 === 0 ? 10_000 : 10)}`, at, 800);
    expect(pages.bytes()).toBeLessThanOrEqual(100_000);
  }
  expect(pages.get(`999 ${'x'.repeat(10)}`)).toBe(999);
  expect(pages.get(`1 ${'x'.repeat(10)}`)).toBeUndefined();
  // Told again, it is counted once.
  const before = pages.bytes();
  pages.set(`999 ${'x'.repeat(10)}`, 1_000, 800);
  expect(pages.bytes()).toBe(before);
  // One that is too large by itself is not kept at all.
  pages.set('x'.repeat(100_000), 1);
  expect(pages.bytes()).toBe(before);
});
