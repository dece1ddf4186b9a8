import { argv } from 'node:process';
import { endAccess } from '../copies/end-access.ts';
import { readMark, removeMark } from '../moving/mark.ts';
import { move } from '../moving/move.ts';
import { parseArguments } from '../moving/words.ts';
import { OperatorError } from '../operator-error.ts';
import { borrowEmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import type { Product } from '../product.ts';
import { type Installation, type Open, printLine, type RunCommand } from './command.ts';

/** An address that was given as an argument, or the database of DATA_DIR; problems are told of the argument. */
async function openTarget(open: Open, to: string): Promise<Installation> {
  try {
    const databaseUrl = to === 'embedded' ? '' : to;
    return await open({ databaseUrl, start: startEmbeddedPostgres });
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    throw new OperatorError(error.message.replaceAll('DATABASE_URL', '--to'), { cause: error });
  }
}

/** `npm run move`: the whole database to another server, or back to work where it came from (`--undo`). */
export const moveCommand = (run: RunCommand, product: Product): Promise<void> =>
  run(borrowEmbeddedPostgres, async ({ open, config, log }) => {
    const options = parseArguments(argv.slice(2));
    if (options.undo) {
      const { db, name } = await open();
      if (!(await readMark(db.pool)))
        throw new OperatorError('Tej bazy nikt nie przenosił: nie ma czego cofać.');
      // Sessions and keys that were revoked in the other base meanwhile are unknown here.
      const ended = options.keepAccess ? [] : await endAccess(db, product);
      await removeMark(db.pool);
      printLine(
        `Cofnięto: serwer wystartuje na bazie ${name} z tym, co w niej jest. Tego, co zapisano tymczasem w innej, w niej nie ma.`,
      );
      for (const line of ended) printLine(line);
      return;
    }
    if (options.to === 'embedded' && !config.databaseUrl) {
      throw new OperatorError(
        'Dane są już w bazie wbudowanej (DATABASE_URL nie jest ustawione). Podaj, dokąd: npm run move -- --to postgresql://…',
      );
    }
    const from = await open();
    const to = await openTarget(open, options.to);
    const { rows } = await move({
      ...{ from, to, product },
      ...{ overwrite: options.overwrite, log, tell: printLine },
    });
    printLine(
      `Przeniesiono i porównano wiersz po wierszu: ${rows.toLocaleString('pl-PL')}. Stara baza (${from.name}) została, jaka była; serwer na niej już nie wystartuje.`,
    );
    printLine(
      to.config.databaseUrl
        ? 'Teraz ustaw DATABASE_URL na adres podany w --to i uruchom serwer. Pliki zostały, gdzie były: DATA_DIR albo S3 nie zmieniaj.'
        : `Teraz usuń DATABASE_URL z ustawień i uruchom serwer z DATA_DIR=${to.config.dataDir}. Pliki zostały, gdzie były.`,
    );
  });
