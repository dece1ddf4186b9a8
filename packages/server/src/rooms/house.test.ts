import { parseCrontab } from 'graphile-worker';
import { expect, test } from 'vitest';
import { crontab, jobs } from './house.ts';

test('every line of the clock can be read and names work that there is [OPE-40]', () => {
  const names = jobs({} as never).map((task) => task.name);
  for (const { task } of parseCrontab(crontab)) expect(names).toContain(task);
});
