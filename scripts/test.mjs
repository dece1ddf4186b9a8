// Everything that CI checks. The quick checks, the build, the tests of pure functions and of the keeper share the machine;
// each suite has it for itself.
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
  [[script('test:server', { loud: true }), script('test:day', { loud: true })]],
  [[script('test:browser', { loud: true })]],
];
for (const lanes of stages) {
  if (!(await runLanes(lanes))) break;
}
console.log(`npm test: ${Math.round((performance.now() - began) / 1000)} s`);
