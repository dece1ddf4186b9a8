import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { argv } from 'node:process';
import { parseArgs } from 'node:util';
import { runCommand, say } from './backup/command.ts';
import { fetchContents } from './backup/fetch-contents.ts';
import { readMoment } from './backup/moment.ts';
import { checkArchive, restore } from './backup/restore.ts';
import { listMoments, restoreMoment } from './backup/to-moment.ts';
import { describe } from './backup/words.ts';
import { createLog } from './kit/operations/log.ts';
import { OperatorError } from './kit/operations/operator-error.ts';
import { startEmbeddedPostgres } from './kit/postgres/embedded-postgres.ts';

const usage =
  'Użycie: npm run restore -- ŚCIEŻKA_KOPII.tar [--overwrite]\nalbo, z archiwum (ARCHIVE_TO): npm run restore -- --to "2026-11-20 14:30" (lub --to latest), npm run restore -- --list';

function given() {
  try {
    const { values, positionals } = parseArgs({
      args: argv.slice(2),
      allowPositionals: true,
      options: {
        overwrite: { type: 'boolean' },
        to: { type: 'string' },
        list: { type: 'boolean' },
      },
    });
    const asked = [values.to !== undefined, values.list === true, positionals.length === 1];
    const fits = asked.filter(Boolean).length === 1 && positionals.length <= 1;
    if (fits && (!values.overwrite || positionals.length === 1)) return { ...values, positionals };
  } catch {
    // Told below, whatever it was.
  }
  throw new OperatorError(usage);
}

await runCommand(startEmbeddedPostgres, async (open, config) => {
  const { overwrite = false, to, list, positionals } = given();
  const [path] = positionals;
  if (list) return say(await listMoments(config));
  if (to !== undefined) {
    await restoreMoment({ config, to: readMoment(to), log: createLog('warn'), say });
    const { db, storage } = await open();
    return await fetchContents({ db, storage, config, say });
  }
  if (!path) throw new OperatorError(usage);
  if (!existsSync(path)) throw new OperatorError(`Nie ma pliku ${resolve(path)}.`);
  const checked = await checkArchive(resolve(path));
  say(`Kopia z ${checked.manifest.made} jest cała. ${describe(checked.summary)}`);
  const place = await open();
  await restore(checked, { ...place, overwrite });
  say('Odtworzono i porównano z kopią: każda tabela i każdy plik są takie same.');
});
