import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../..');
const screens = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.tsx'),
);

/** Asks for the error first, though an answer of before may stand beside it. */
const errorFirst = /\{\w+\.error \? \(\s*<ErrorState|if \((?:\w+\.)?error\) (?:return|\{)/;

test('what was read, and what is typed beneath it, stays when reading it anew fails [SHE-474]', () => {
  expect(screens.length).toBeGreaterThan(500);
  const found = screens.filter((path) => errorFirst.test(readFileSync(join(src, path), 'utf8')));
  expect(found).toEqual([]);
});
