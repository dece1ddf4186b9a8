import { workingDay } from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { company } from '../../reports/reports.fixture.ts';
import { remindOfTasks } from '../tasks.jobs.ts';

test('a reminder tells why a limit is in danger, and nothing more of what is merely near [RAD-23]', async () => {
  const it = await company();
  const { worker, books, payroll, task } = it;
  const day = workingDay(addDays(warsawDay(), 1), 1);
  const limit = sql<string>`((${day}::date + time '23:59') at time zone 'Europe/Warsaw')` as never;
  await task(books, { user: worker.id, dateRealizationLimit: limit });
  await task(payroll, { user: worker.id, estimation: 30, dateRealizationLimit: limit });
  await remindOfTasks(it.db, new Date());
  const told = await it.db.selectFrom('notification').select('content').orderBy('id').execute();
  expect(told.map(({ content }) => /; (.*)\)$/.exec(content)?.[1])).toEqual([
    undefined,
    // The next working day's eight hours, and what of today is left of its own.
    expect.stringMatching(
      /^zabraknie \d+(,\d)? godz\.: 30 godz\. pracy, a do terminu (8|9|1[0-6])(,\d)? godz\.$/,
    ),
  ]);
  await it.close();
});
