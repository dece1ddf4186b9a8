// The server's tests under other clocks: server and database take theirs from libfaketime (Debian's package `faketime`).
// The moments stand in test-days.moments.mjs; all of them and the whole suite, unless chosen. Each but that of the day has an
// order of its own, by the place of its moment (TEST_SEED chooses another), so that one walk tries days and orders:
//   npm run test:days -- --moments 2027-01-01T00:10,2028-02-29T12:00 src/rooms/radar
//   npm run test:days -- --dates     the files that know dates best
//   npm run test:days -- --turn      those, at the one moment whose turn it is today
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { files as datesBest, moments } from './test-days.moments.mjs';

// Times without an offset are Warsaw's.
process.env.TZ = 'Europe/Warsaw';
const { values, positionals } = parseArgs({
  options: { moments: { type: 'string' }, dates: { type: 'boolean' }, turn: { type: 'boolean' } },
  allowPositionals: true,
});

const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
if (!library) {
  console.log('Other clocks need the package `faketime` of Debian; nothing was tried.');
  process.exit(values.turn ? 0 : 1);
}

const dayNumber = Math.floor(Date.now() / 86_400_000);
const chosen = values.moments
  ? values.moments.split(',').map((at) => [at, 'as chosen'])
  : values.turn
    ? [moments[dayNumber % moments.length]]
    : moments;
const files = positionals.length || !(values.dates || values.turn) ? positionals : datesBest;
// Vitest says nothing of a path that matches no test.
const missing = datesBest.filter((file) => !existsSync(`packages/server/${file}`));
if (missing.length > 0) throw new Error(`No such tests: ${missing.join(', ')}`);

/** What processes that were killed have left of libfaketime: the next one of the same number would wait for its lock. */
function clearLeftovers() {
  for (const path of globSync('/dev/shm/{sem.faketime_sem_,faketime_shm_}*')) {
    const [pid] = /\d+$/.exec(path) ?? [];
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(path, { force: true });
  }
}

/** Runs the tests at a moment, in the order of a seed (vitest.config.ts); the clock goes on from there. */
function runAt(at, seed) {
  // As an offset: a moment would begin anew with every process, and the database's clock be another than the server's.
  const ahead = Math.round((Date.parse(at) - Date.now()) / 1000);
  if (Number.isNaN(ahead)) throw new Error(`No such moment: ${at}`);
  clearLeftovers();
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--root', 'packages/server', ...files],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...(!values.turn && { TEST_SEED: process.env.TEST_SEED ?? seed }),
        LD_PRELOAD: library,
        FAKETIME: `${ahead < 0 ? '' : '+'}${ahead}`,
        // Waiting and measuring are not of the calendar.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      },
    },
  );
  clearLeftovers();
  return status === 0;
}

const red = chosen.filter(([at, reason]) => {
  const place = moments.findIndex(([moment]) => moment === at);
  console.log(`\n${at} - ${reason}`);
  return !runAt(at, String(place + 1));
});
for (const [at, reason] of red) console.log(`✘ ${at} - ${reason}`);
console.log(`${chosen.length - red.length} of ${chosen.length} moments are green.`);
process.exitCode = red.length > 0 ? 1 : 0;
