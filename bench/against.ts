import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { copyOf, type Size } from './data.ts';
import { askInTurn } from './office/in-turn.ts';
import { openOffice } from './office/running.ts';

/**
 * This version beside another one, over copies of the same data and with the same calls, in turn: `npm run bench:against
 * <commit>`. BENCH_RATES, BENCH_RATE_SECONDS, BENCH_ROUNDS (how often each is asked at each rate, in turn), BENCH_SEED,
 * BENCH_SIZE, BENCH_WORKERS. Writes nothing but to the screen.
 */
const [commit = ''] = process.argv.slice(2);
if (!commit) throw new Error('npm run bench:against <commit>');
const setting = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const rates = (process.env.BENCH_RATES ?? '50,100,200').split(',').map(Number);
const seconds = setting('BENCH_RATE_SECONDS', 30);
const rounds = setting('BENCH_ROUNDS', 3);
const seed = setting('BENCH_SEED', 17);
const workers = setting('BENCH_WORKERS', 1);
const size = (process.env.BENCH_SIZE ?? 'whole') as Size;

const root = join(import.meta.dirname, '..');
const print = (line: string) => process.stdout.write(`${line}\n`);
const git = (...parts: string[]) =>
  execFileSync('git', parts, { cwd: root, encoding: 'utf8' }).trim();

/** The other version's files beside these, with the packages of its own lock file where that differs. */
function checkOut(): string {
  const folder = join(root, 'bench/.data/against');
  if (existsSync(folder)) git('worktree', 'remove', '--force', folder);
  git('worktree', 'add', '--detach', folder, commit);
  const differs = git('diff', '--name-only', commit, '--', 'package-lock.json') !== '';
  if (differs) execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
  else linkPackages(folder);
  return folder;
}

/** Workspaces are links relative to node_modules, so that each version finds its own. */
function linkPackages(folder: string): void {
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')]);
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
  for (const name of ['server', 'web']) {
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, 'packages', name, 'node_modules'));
  }
}

const other = checkOut();
const [mineFolder, otherFolder] = [copyOf(size, 'against-mine'), copyOf(size, 'against-other')];
const mine = await openOffice(mineFolder, { seed, workers });
const before = await openOffice(otherFolder, {
  seed,
  workers,
  main: join(other, 'packages/server/src/main.ts'),
});

print(
  `${git('rev-parse', '--short', 'HEAD')} obok ${git('rev-parse', '--short', commit)}, ${rounds} × ${seconds} s, na przemian; środkowe z rund.`,
);
print('');
await askInTurn(
  { first: before, second: mine, names: ['przedtem', 'teraz'] },
  { rates, seconds, rounds },
  print,
);
await mine.stop();
await before.stop();
rmSync(mineFolder, { recursive: true, force: true });
rmSync(otherFolder, { recursive: true, force: true });
git('worktree', 'remove', '--force', other);
