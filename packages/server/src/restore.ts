import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { argv } from 'node:process';
import { runCommand, say } from './backup/command.ts';
import { checkArchive, restore } from './backup/restore.ts';
import { describe } from './backup/words.ts';
import { OperatorError } from './kit/operations/operator-error.ts';
import { startEmbeddedPostgres } from './kit/postgres/embedded-postgres.ts';

await runCommand(startEmbeddedPostgres, async (open) => {
  const given = argv.slice(2);
  const overwrite = given.includes('--overwrite');
  const [path, ...more] = given.filter((one) => one !== '--overwrite');
  if (!path || more.length > 0 || path.startsWith('-')) {
    throw new OperatorError('Użycie: npm run restore -- ŚCIEŻKA_KOPII.tar [--overwrite]');
  }
  if (!existsSync(path)) throw new OperatorError(`Nie ma pliku ${resolve(path)}.`);
  const checked = await checkArchive(resolve(path));
  say(`Kopia z ${checked.manifest.made} jest cała. ${describe(checked.summary)}`);
  const place = await open();
  await restore(checked, { ...place, overwrite });
  say('Odtworzono i porównano z kopią: każda tabela i każdy plik są takie same.');
});
