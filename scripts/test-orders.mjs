// The server's tests in other orders: what is red in one of them leans on a neighbour. Every seed is an order of the
// tests within their files; those that are red are listed with their seeds, so that the order can be run again.
//   npm run test:orders                                       five seeds, the whole suite
//   npm run test:orders -- --seeds 3,11 src/rooms/offers      named orders of a part
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: { seeds: { type: 'string', default: '1,2,3,4,5' }, workers: { type: 'string' } },
  allowPositionals: true,
});
const seeds = values.seeds.split(',');
const folder = mkdtempSync(join(tmpdir(), 'zaplecze-orders-'));
const workers = values.workers ? [`--maxWorkers=${values.workers}`] : [];

/** What is red in an order: files that could not be run, and tests by file and name. */
function runIn(seed) {
  const report = join(folder, `${seed}.json`);
  const reporters = ['--reporter=json', `--outputFile=${report}`];
  const order = ['--sequence.shuffle.tests', `--sequence.seed=${seed}`];
  const options = [...order, ...workers, ...reporters, ...positionals];
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--root', 'packages/server'];
  const { status: ended } = spawnSync(process.execPath, [...command, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { testResults, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
  const red = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('packages/server', name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    const stopped = status === 'failed' && failed.length === 0;
    return [
      ...(stopped ? [{ test: `${file}: ${message}`, reason: '' }] : []),
      ...failed.map(({ fullName, failureMessages: [reason = ''] }) => ({
        test: `${file}: ${fullName}`,
        reason: reason.split('\n')[0],
      })),
    ];
  });
  // An error between tests makes no test red.
  if (ended !== 0 && red.length === 0) red.push({ test: 'the run itself', reason: 'see above' });
  return { red, count: numTotalTests };
}

/** @type {Map<string, { seeds: string[], reason: string }>} */
const found = new Map();
for (const seed of seeds) {
  const { red, count } = runIn(seed);
  console.log(`seed ${seed}: ${red.length} of ${count} red`);
  for (const { test, reason } of red) {
    const before = found.get(test)?.seeds ?? [];
    found.set(test, { seeds: [...before, seed], reason });
  }
}
rmSync(folder, { recursive: true });
for (const [test, { seeds: at, reason }] of [...found].sort(([a], [b]) => a.localeCompare(b))) {
  console.log(`✘ ${test}\n    seeds ${at.join(', ')}: ${reason}`);
}
process.exitCode = found.size > 0 ? 1 : 0;
