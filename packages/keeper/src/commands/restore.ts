import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { argv } from 'node:process';
import { parseArgs } from 'node:util';
import { endAccess } from '../copies/end-access.ts';
import { checkArchive, restore } from '../copies/restore.ts';
import { describe } from '../copies/words.ts';
import { fetchContents } from '../moments/fetch-contents.ts';
import { readMoment } from '../moments/moment.ts';
import { listMoments, restoreMoment } from '../moments/to-moment.ts';
import { OperatorError } from '../operator-error.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import type { Product } from '../product.ts';
import { printLine, type RunCommand } from './command.ts';

const usage =
  'Użycie: npm run restore -- ŚCIEŻKA_KOPII.tar [--overwrite]\nalbo, z archiwum (ARCHIVE_TO): npm run restore -- --to "2026-11-20 14:30" (lub --to latest), npm run restore -- --list\nKlucze, linki i adresy, których nikt nie potwierdzi, kończą się; --keep-access zostawia wszystko jak w kopii.\nPo odtworzeniu bazy narzędziami jej serwera: npm run restore -- --end-access';

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      args: argv.slice(2),
      allowPositionals: true,
      options: {
        overwrite: { type: 'boolean' },
        to: { type: 'string' },
        list: { type: 'boolean' },
        'keep-access': { type: 'boolean' },
        'end-access': { type: 'boolean' },
      },
    });
    const ways = [
      values.to !== undefined,
      values.list === true,
      values['end-access'] === true,
      positionals.length === 1,
    ];
    const fits = ways.filter(Boolean).length === 1 && positionals.length <= 1;
    const puts = values.to !== undefined || positionals.length === 1;
    if (fits && (!values.overwrite || positionals.length === 1) && (!values['keep-access'] || puts))
      return { ...values, keepAccess: values['keep-access'] === true, positionals };
  } catch {
    // The usage answers every wrong option.
  }
  throw new OperatorError(usage);
}

const report = (ended: string[] | undefined): void => {
  for (const line of ended ?? []) printLine(line);
  if (!ended) printLine('Klucze, linki, adresy i konta są takie jak w kopii (--keep-access).');
};

/** `npm run restore`: from a copy, to a moment of the archive, what moments there are, or access ended alone. */
export const restoreCommand = (run: RunCommand, product: Product): Promise<void> =>
  run(startEmbeddedPostgres, async ({ open, config, log }) => {
    const { overwrite = false, to, list, keepAccess, positionals, ...options } = readOptions();
    const [path] = positionals;
    if (list) return printLine(await listMoments(config));
    if (options['end-access']) return report(await endAccess((await open()).db, product));
    if (to !== undefined) {
      report(
        await restoreMoment({
          config,
          product,
          to: readMoment(to),
          keepAccess,
          log,
          say: printLine,
        }),
      );
      const { db, storage } = await open();
      return await fetchContents({
        db,
        storage,
        source: product,
        archive: config.archive,
        say: printLine,
      });
    }
    if (!path) throw new OperatorError(usage);
    if (!existsSync(path)) throw new OperatorError(`Nie ma pliku ${resolve(path)}.`);
    const checked = await checkArchive(resolve(path), product);
    printLine(`Kopia z ${checked.manifest.made} jest cała. ${describe(checked.summary)}`);
    const { db, storage } = await open();
    const ended = await restore(checked, { db, storage, product, log, overwrite, keepAccess });
    printLine('Odtworzono i porównano z kopią: każda tabela i każdy plik są takie same.');
    report(ended);
  });
