import { expect, test } from 'vitest';
import { limitsTimes } from '../../src/kit/database/work.ts';
import { routes } from '../../src/rooms/house.ts';

/* A page gives an ordinary call up after a minute (packages/web/src/kit/calls/patience.ts). Files are no such call. */

const limits = limitsTimes(1);

test('a call whose statements may take longer than a minute is said to be long, and no other is [SHE-476]', () => {
  const calls = routes.filter(({ endpoint }) => !endpoint.file);
  const named = (which: (one: (typeof calls)[number]) => boolean) =>
    calls.filter(which).map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  const told = named(({ endpoint }) => endpoint.long === true);
  expect(told.length).toBeGreaterThan(10);
  expect(told).toEqual(named(({ kind = 'ordinary' }) => limits[kind].statement > 60));
});
