import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { copyOf, type Size } from './data.ts';
import { failures, gather, percentile } from './office/figures.ts';
import type { Round } from './office/report.ts';
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

type RoundFigures = {
  server: number;
  database: number;
  p50: number;
  p99: number;
  refused: number;
  failed: number;
  memory: number;
};

/** What a round says: processor in ms a call, times in ms of calls that were let in, shares in hundredths, MB. */
function figuresOf({ plan, answers, before, after }: Round): RoundFigures {
  const times = answers.times.filter((_, at) => answers.status[at] !== 503);
  const refused = answers.status.filter((status) => status === 503).length;
  const [all] = gather(plan, answers).all;
  const aCall = (who: 'server' | 'database') =>
    (1000 * (after[who].processor - before[who].processor)) / plan.length;
  return {
    server: aCall('server'),
    database: aCall('database'),
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    refused: (100 * refused) / plan.length,
    failed: (100 * ((all ? failures(all) : 0) - refused)) / plan.length,
    memory: after.server.rss,
  };
}

const middle = (values: number[]) => percentile(values, 50);

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
print('| na s | co | przedtem | teraz | teraz / przedtem |');
print('|---:|---|---:|---:|---:|');
const what: Record<keyof RoundFigures, string> = {
  server: 'serwer, ms procesora na wywołanie',
  database: 'PostgreSQL, ms procesora na wywołanie',
  p50: 'p50 wpuszczonych, ms',
  p99: 'p99 wpuszczonych, ms',
  refused: 'odłożone (503), %',
  failed: 'inne niż 2xx i 503, %',
  memory: 'pamięć serwera po rundzie, MB',
};
for (const rate of rates) {
  const found = { before: [] as RoundFigures[], mine: [] as RoundFigures[] };
  for (let at = 0; at < rounds; at += 1) {
    // First one, then the other, and the other way round: what else the machine does meets both.
    const turns = at % 2 === 0 ? (['before', 'mine'] as const) : (['mine', 'before'] as const);
    for (const turn of turns) {
      const office = turn === 'mine' ? mine : before;
      found[turn].push(figuresOf(await office.round(rate, seconds)));
    }
  }
  for (const [name, words] of Object.entries(what) as [keyof RoundFigures, string][]) {
    const [then, now] = [found.before, found.mine].map((all) =>
      middle(all.map((one) => one[name])),
    );
    const ratio = then ? ((now ?? 0) / then).toFixed(2) : '';
    print(`| ${rate} | ${words} | ${then?.toFixed(1)} | ${now?.toFixed(1)} | ${ratio} |`);
  }
}
await mine.stop();
await before.stop();
rmSync(mineFolder, { recursive: true, force: true });
rmSync(otherFolder, { recursive: true, force: true });
git('worktree', 'remove', '--force', other);
