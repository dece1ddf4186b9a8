// Makes each sample of scripts/additions in a copy of HEAD, and says how many files a person writes for it and what is red then.
//   npm run measure:additions                    all four, a quarter of an hour
//   npm run measure:additions -- --only field    one of them, or several: --only list,room
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { additionNames, filesByHand, patchOf, stepsOf } from './additions.mjs';

const root = join(import.meta.dirname, '..');
const at = process.argv.indexOf('--only');
const asked = at < 0 ? additionNames : (process.argv[at + 1] ?? '').split(',');
const unknown = asked.filter((name) => !additionNames.includes(name));
if (unknown.length > 0) {
  console.error(`No sample "${unknown.join(', ')}": ${additionNames.join(', ')}`);
  process.exit(2);
}

/** Beside the repository: files are linked only within one disk. */
const tree = mkdtempSync(join(dirname(root), 'additions-'));
const git = (...args) => execFileSync('git', args, { cwd: tree, stdio: 'pipe' });

let running;
/** What a command that failed has said; null where all is well. */
function problemOf([program, ...args]) {
  const path = `${join(tree, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
  return new Promise((done) => {
    // A group of its own, so that its servers end with it.
    const env = { ...process.env, PATH: path };
    running = spawn(program, args, { cwd: tree, env, detached: true });
    let said = '';
    for (const stream of [running.stdout, running.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
      });
    }
    running.on('error', ({ message }) => done(message));
    running.on('close', (code) => done(code === 0 ? null : said));
  });
}

const secondsSince = (began) => `${((performance.now() - began) / 1000).toFixed(0)} s`;

/** Takes the copy away, whatever it has come to. */
function removeTree() {
  try {
    execFileSync('git', ['worktree', 'remove', '--force', '--force', tree], { cwd: root });
  } catch {
    rmSync(tree, { recursive: true, force: true });
    execFileSync('git', ['worktree', 'prune'], { cwd: root });
  }
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    if (running?.exitCode === null) process.kill(-running.pid, 'SIGTERM');
    removeTree();
    process.exit(1);
  });
}

const began = performance.now();
try {
  execFileSync('git', ['worktree', 'add', '--detach', '--force', tree, 'HEAD'], {
    cwd: root,
    stdio: 'pipe',
  });
  const folders = ['', 'contract', 'keeper', 'server', 'web'].map(
    (one) => one && `packages/${one}`,
  );
  for (const folder of folders.filter((one) => existsSync(join(root, one, 'node_modules'))))
    execFileSync('cp', ['-al', join(root, folder, 'node_modules'), join(tree, folder)]);
  for (const name of asked) {
    const { all, code, house } = filesByHand(name);
    const migrations = `${all.length - code.length} migrations`;
    console.log(
      `${name}: ${all.length} files by hand, ${house.length} there before, ${migrations}`,
    );
    const started = performance.now();
    const problems = [];
    const applied = await problemOf(['git', 'apply', '--3way', patchOf(name)]);
    const steps = applied === null ? stepsOf(name) : [];
    if (applied !== null) problems.push(['the patch no longer applies', applied]);
    for (const [what, ...command] of steps) {
      const said = await problemOf(command);
      if (said !== null) problems.push([what, said]);
    }
    for (const [what, said] of problems)
      console.error(`${said.split('\n').slice(-60).join('\n')}\n✘ ${what}`);
    const red = problems.map(([what]) => what).join(', ') || 'nothing';
    console.log(
      `  red: ${red} (${secondsSince(started)}); ${all.map((one) => basename(one)).join(', ')}`,
    );
    if (problems.length > 0) process.exitCode = 1;
    git('reset', '--quiet', '--hard');
    git('clean', '-fdq');
  }
} finally {
  removeTree();
}
console.log(`npm run measure:additions: ${secondsSince(began)}`);
