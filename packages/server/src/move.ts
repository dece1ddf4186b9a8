import { argv } from 'node:process';
import { endAccess } from './backup/access/end-access.ts';
import { protectionLines } from './backup/access/report.ts';
import { type Place, runCommand, say } from './backup/command.ts';
import { readMark, removeMark } from './kit/database/migrations/moved.ts';
import { type Config, readConfig } from './kit/operations/config.ts';
import { OperatorError } from './kit/operations/operator-error.ts';
import { borrowEmbeddedPostgres, startEmbeddedPostgres } from './kit/postgres/embedded-postgres.ts';
import { move } from './moving/move.ts';
import { nameOf, readAsked } from './moving/words.ts';

/** An address that was given as an argument, or the database of DATA_DIR; problems are told of the argument. */
async function openTarget(
  open: (config: Config, how: typeof startEmbeddedPostgres) => Promise<Place>,
  to: string,
): Promise<Place> {
  try {
    const address = to === 'embedded' ? '' : to;
    return await open(readConfig({ ...process.env, DATABASE_URL: address }), startEmbeddedPostgres);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    throw new OperatorError(error.message.replaceAll('DATABASE_URL', '--to'), { cause: error });
  }
}

await runCommand(borrowEmbeddedPostgres, async (open, config) => {
  const asked = readAsked(argv.slice(2));
  if (asked.undo) {
    const { db } = await open();
    if (!(await readMark(db.pool)))
      throw new OperatorError('Tej bazy nikt nie przenosił: nie ma czego cofać.');
    // What was revoked in the other base meanwhile is not told here.
    const protection = asked.keepAccess ? undefined : await endAccess(db);
    await removeMark(db.pool);
    say(
      `Cofnięto: serwer wystartuje na bazie ${nameOf(config)} z tym, co w niej jest. Tego, co zapisano tymczasem w innej, w niej nie ma.`,
    );
    for (const line of protection ? protectionLines(protection) : []) say(line);
    return;
  }
  if (asked.to === 'embedded' && !config.databaseUrl) {
    throw new OperatorError(
      'Dane są już w bazie wbudowanej (DATABASE_URL nie jest ustawione). Podaj, dokąd: npm run move -- --to postgresql://…',
    );
  }
  const from = await open();
  const to = await openTarget(open, asked.to);
  const names = { from: nameOf(config), to: nameOf(to.config) };
  const { rows } = await move({
    from: { db: from.db, name: names.from },
    to: { db: to.db, name: names.to },
    ...{ overwrite: asked.overwrite, log: to.log, tell: say },
  });
  say(
    `Przeniesiono i porównano wiersz po wierszu: ${rows.toLocaleString('pl-PL')}. Stara baza (${names.from}) została, jaka była; serwer na niej już nie wystartuje.`,
  );
  say(
    to.config.databaseUrl
      ? 'Teraz ustaw DATABASE_URL na adres podany w --to i uruchom serwer. Pliki zostały, gdzie były: DATA_DIR albo S3 nie zmieniaj.'
      : `Teraz usuń DATABASE_URL z ustawień i uruchom serwer z DATA_DIR=${to.config.dataDir}. Pliki zostały, gdzie były.`,
  );
});
