import { join, resolve } from 'node:path';
import { argv, stderr } from 'node:process';
import { backUp } from '../copies/back-up.ts';
import { describe, newName } from '../copies/words.ts';
import { OperatorError } from '../operator-error.ts';
import { borrowEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import type { CopySource } from '../product.ts';
import { printLine, type RunCommand } from './command.ts';

/** `npm run backup`: a copy of database and files into one file; exit code 2 when contents of files are missing. */
export const backupCommand = (run: RunCommand, source: CopySource): Promise<void> =>
  run(borrowEmbeddedPostgres, async ({ open, config }) => {
    const [target, ...more] = argv.slice(2);
    if (more.length > 0 || target?.startsWith('-')) {
      throw new OperatorError('Użycie: npm run backup [-- ŚCIEŻKA_KOPII.tar]');
    }
    const path = resolve(target ?? join(config.dataDir, 'backups', newName()));
    const { db, storage } = await open();
    const summary = await backUp({ db, storage, source, path });
    printLine(`Kopia gotowa: ${path}\n${describe(summary)}`);
    if (summary.missing.length + summary.damaged.length === 0) return;
    // Whoever runs copies by a clock has to learn of it.
    process.exitCode = 2;
    stderr.write(
      `UWAGA: pliki bez treści w magazynie: ${summary.missing.length}, uszkodzone: ${summary.damaged.length}. Kopia zawiera resztę.\n`,
    );
  });
