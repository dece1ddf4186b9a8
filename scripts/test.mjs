// Everything that CI checks. The quick checks, the build, the tests of pure functions and of the keeper share the machine;
// then the server's tests have it with those of a day, and the browser's for themselves.
import { runLanes, script } from './steps.mjs';

const began = performance.now();
const checks = [
  'format',
  'types',
  'walls',
  'names',
  'requirements',
  'unused',
  'tables',
  'theme',
  'dashboard',
];
const stages = [
  [
    checks.map((name) => script(`check:${name}`)),
    [script('build'), script('check:size'), script('test:web'), script('test:keeper')],
  ],
  // The short one fills what the other leaves idle.
  [[script('test:server', { loud: true })], [script('test:day')]],
  [[script('test:browser', { loud: true })]],
];
for (const lanes of stages) {
  if (!(await runLanes(lanes))) break;
}
console.log(`npm test: ${Math.round((performance.now() - began) / 1000)} s`);
