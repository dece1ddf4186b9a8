import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { argv } from 'node:process';
import { parseArgs } from 'node:util';
import { endAccess } from './backup/access/end-access.ts';
import type { Protected } from './backup/access/protect.ts';
import { protectionLines } from './backup/access/report.ts';
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
  'Użycie: npm run restore -- ŚCIEŻKA_KOPII.tar [--overwrite]\nalbo, z archiwum (ARCHIVE_TO): npm run restore -- --to "2026-11-20 14:30" (lub --to latest), npm run restore -- --list\nKlucze, linki i adresy, których nikt nie potwierdzi, kończą się; --keep-access zostawia wszystko jak w kopii.\nPo odtworzeniu bazy narzędziami jej serwera: npm run restore -- --end-access';

function given() {
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
    const asked = [
      values.to !== undefined,
      values.list === true,
      values['end-access'] === true,
      positionals.length === 1,
    ];
    const fits = asked.filter(Boolean).length === 1 && positionals.length <= 1;
    const puts = values.to !== undefined || positionals.length === 1;
    if (fits && (!values.overwrite || positionals.length === 1) && (!values['keep-access'] || puts))
      return { ...values, keepAccess: values['keep-access'] === true, positionals };
  } catch {
    // Told below, whatever it was.
  }
  throw new OperatorError(usage);
}

await runCommand(startEmbeddedPostgres, async (open, config) => {
  const { overwrite = false, to, list, keepAccess, positionals, ...asked } = given();
  const report = (protection: Protected | undefined) => {
    if (protection) for (const line of protectionLines(protection)) say(line);
    else say('Klucze, linki, adresy i konta są takie jak w kopii (--keep-access).');
  };
  const [path] = positionals;
  if (list) return say(await listMoments(config));
  if (asked['end-access']) return report(await endAccess((await open()).db));
  if (to !== undefined) {
    const log = createLog('warn');
    report(await restoreMoment({ config, to: readMoment(to), keepAccess, log, say }));
    const { db, storage } = await open();
    return await fetchContents({ db, storage, config, say });
  }
  if (!path) throw new OperatorError(usage);
  if (!existsSync(path)) throw new OperatorError(`Nie ma pliku ${resolve(path)}.`);
  const checked = await checkArchive(resolve(path));
  say(`Kopia z ${checked.manifest.made} jest cała. ${describe(checked.summary)}`);
  const place = await open();
  const protection = await restore(checked, { ...place, overwrite, keepAccess });
  say('Odtworzono i porównano z kopią: każda tabela i każdy plik są takie same.');
  report(protection);
});
