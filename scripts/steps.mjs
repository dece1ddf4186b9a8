// Runs the steps of a check in lanes side by side, telling of each how long it took.
import { spawn } from 'node:child_process';

/** @typedef {{ name: string, command: string[], loud?: boolean }} Step `loud`: says what it does while it does it */

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Ends well when the command does; what a quiet one said is shown when it fails. */
function run({ name, command: [program, ...args], loud }) {
  const began = performance.now();
  return new Promise((done, fail) => {
    const child = spawn(program, args, { stdio: ['ignore', loud ? 'inherit' : 'pipe', 'pipe'] });
    let said = '';
    const hear = (chunk) => {
      said += chunk;
    };
    child.stdout?.on('data', hear);
    child.stderr.on('data', loud ? (chunk) => process.stderr.write(chunk) : hear);
    child.on('error', fail);
    child.on('close', (code) => {
      if (code === 0) {
        console.log(`✓ ${name} (${seconds(began)})`);
        return done();
      }
      console.log(`${said}✘ ${name} (${seconds(began)})`);
      fail(new Error(name));
    });
  });
}

/**
 * Runs every lane's steps in turn, the lanes side by side. A lane ends at its first failure, the
 * others go on; afterwards the process has failed.
 *
 * @param {Step[][]} lanes
 * @returns {Promise<boolean>} whether all went well
 */
export async function runLanes(lanes) {
  const ended = await Promise.allSettled(
    lanes.map(async (steps) => {
      for (const step of steps) await run(step);
    }),
  );
  const well = ended.every(({ status }) => status === 'fulfilled');
  if (!well) process.exitCode = 1;
  return well;
}

/** A script of package.json. */
export const script = (name, options = {}) => ({
  name,
  command: ['npm', 'run', '--silent', name],
  ...options,
});

/** Tests of the server that walk all rooms: they tell what a new field, list, dictionary or table has left out. */
export const walkingTests = [
  'src/rooms/house.test.ts',
  'src/rooms/personal-data.test.ts',
  'test/contract/form-fields.test.ts',
  'test/fields/',
  'test/lists/every-list.test.ts',
];
