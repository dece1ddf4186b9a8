// The browser's tests: all of them in two lanes side by side, each with a server and a database of its own; what is named
// after `--` (a file, a title, options of Playwright) alone. Which lane has which folder is fixed, so that the tests which
// share a company come in one order, whatever else the machine does.
import { join } from 'node:path';
import { runLanes } from './steps.mjs';

const asked = process.argv.slice(2);
/** About as long one as the other. */
const lanes = [
  ['attacks', 'names', 'everywhere', 'lists'],
  ['clients', 'custom-fields', 'work', 'people', 'notices'],
];
const port = Number(process.env.E2E_PORT ?? 3417);

/** @param {string[]} more @returns {import('./steps.mjs').Step} */
const playwright = (name, more) => ({
  name,
  loud: true,
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...more],
});

const whole = lanes.map((folders, lane) => {
  const { command, ...step } = playwright(`browser: ${folders.join(', ')}`, [
    '--output',
    join('test-results', `lane-${lane}`),
    ...folders.flatMap((name) => ['--project', name]),
  ]);
  return [{ ...step, command: ['env', `E2E_PORT=${port + 10 * lane}`, ...command] }];
});
const isWhole = asked.length === 0 && !process.env.E2E_ALONE;
await runLanes(isWhole ? whole : [[playwright('browser', asked)]]);
