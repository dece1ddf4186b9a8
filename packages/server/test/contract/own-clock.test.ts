import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Each hour around the changes of clocks, and days between, of 2000 to 2039: the offset that the product tells, and Intl's. */
const compared = `
import { warsawOffset, zone } from '@zaplecze/contract/kit/values/time';
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
const wrong = [];
for (let hour = Date.UTC(2000) / 3_600_000; hour < Date.UTC(2040) / 3_600_000; hour += 1) {
  const instant = hour * 3_600_000;
  const at = new Date(instant);
  const isNear = [2, 9].includes(at.getUTCMonth()) && at.getUTCDate() > 24;
  if (!isNear && hour % 397 !== 0) continue;
  const wall = Date.parse(format.format(instant).replace(' ', 'T') + 'Z');
  if (warsawOffset(instant) !== (wall - instant) / 60_000) wrong.push(at.toISOString());
}
process.stdout.write(JSON.stringify(wrong));
`;

/** Warsaw's own, one that goes as it does, and some that are like it in part of the year or have been. */
const zones = [
  'Europe/Warsaw',
  'Europe/Madrid',
  'Africa/Tunis',
  'Africa/Lagos',
  'Africa/Johannesburg',
  'Europe/London',
  'UTC',
  'America/New_York',
  'Pacific/Auckland',
];

test.each(zones)(
  'on a machine of %s the time of Warsaw is the one that Intl tells [SHE-473]',
  (TZ) => {
    const told = execFileSync(process.execPath, ['--input-type=module', '--eval', compared], {
      cwd: import.meta.dirname,
      env: { ...process.env, TZ, NODE_OPTIONS: '' },
      encoding: 'utf8',
    });
    expect(JSON.parse(told)).toEqual([]);
  },
);

test('a computer that travels while the product is open tells the time of Warsaw as before [SHE-473]', () => {
  const travelled = `
import { warsawInstant, warsawDay } from '@zaplecze/contract/kit/values/time';
const told = [];
for (const [zone, day] of [['Europe/Athens', 2], ['America/New_York', 3], ['Europe/Warsaw', 4]]) {
  process.env.TZ = zone;
  const instant = warsawInstant(2027, 2, day);
  told.push(instant === null ? null : new Date(instant).toISOString(), warsawDay(Date.UTC(2027, 7, day, 22, 30)));
}
process.stdout.write(JSON.stringify(told));
`;
  const told = execFileSync(process.execPath, ['--input-type=module', '--eval', travelled], {
    cwd: import.meta.dirname,
    env: { ...process.env, TZ: 'Europe/Warsaw', NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  expect(JSON.parse(told)).toEqual(
    [2, 3, 4].flatMap((day) => [`2027-02-0${day - 1}T23:00:00.000Z`, `2027-08-0${day + 1}`]),
  );
});
