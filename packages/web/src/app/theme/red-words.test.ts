import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../..');
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.module.css'),
);

/** Red by custom: holidays of calendars, and who is not yet out of a burning house. */
const others = /holiday|evacuation-list/;

test('red words say that something is late [SHE-410]', () => {
  expect(sheets.length).toBeGreaterThan(80);
  const red = sheets.flatMap((path) =>
    [...readFileSync(join(src, path), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
      ([, selector = '', body = '']) =>
        /(?:^|[^-])color: var\(--z-overdue\)/.test(body) ? [`${path}: ${selector.trim()}`] : [],
    ),
  );
  expect(red.length).toBeGreaterThan(5);
  expect(red.filter((rule) => !/late|overdue|past|due/i.test(rule) && !others.test(rule))).toEqual(
    [],
  );
});
