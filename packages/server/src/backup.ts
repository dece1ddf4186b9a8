import { join, resolve } from 'node:path';
import { argv, stderr } from 'node:process';
import { backUp } from './backup/back-up.ts';
import { runCommand, say } from './backup/command.ts';
import { describe, newName } from './backup/words.ts';
import { OperatorError } from './kit/operations/operator-error.ts';
import { borrowEmbeddedPostgres } from './kit/postgres/embedded-postgres.ts';

await runCommand(borrowEmbeddedPostgres, async (open, config) => {
  const [given, ...more] = argv.slice(2);
  if (more.length > 0 || given?.startsWith('-')) {
    throw new OperatorError('Użycie: npm run backup [-- ŚCIEŻKA_KOPII.tar]');
  }
  const path = resolve(given ?? join(config.dataDir, 'backups', newName()));
  const { db, storage } = await open();
  const summary = await backUp({ db, storage, path });
  say(`Kopia gotowa: ${path}\n${describe(summary)}`);
  if (summary.missing.length + summary.damaged.length === 0) return;
  // Whoever runs copies by a clock has to learn of it.
  process.exitCode = 2;
  stderr.write(
    `UWAGA: pliki bez treści w magazynie: ${summary.missing.length}, uszkodzone: ${summary.damaged.length}. Kopia zawiera resztę.\n`,
  );
});
