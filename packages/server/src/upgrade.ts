import { join } from 'node:path';
import { argv, stderr } from 'node:process';
import { printLine } from '@zaplecze/keeper/commands/command';
import { backUp } from '@zaplecze/keeper/copies/back-up';
import { verifyBackup } from '@zaplecze/keeper/copies/verify';
import { describe, newName } from '@zaplecze/keeper/copies/words';
import { borrowEmbeddedPostgres } from '@zaplecze/keeper/postgres/embedded-postgres';
import { runCommand } from './keeping/command.ts';
import { product } from './keeping/product.ts';
import type { Database } from './kit/database/database.ts';
import { finishMigrations } from './kit/database/migrations/later-migrations.ts';
import { type LaterMigrations, versionName } from './kit/database/migrations/migrate.ts';
import type { Migration } from './kit/database/migrations/migrations.ts';
import { versionsAtWork } from './kit/database/migrations/versions.ts';
import { planMigrations, type UpgradePlan } from './kit/database/plan.ts';
import { prepareDatabase } from './kit/jobs/prepare-database.ts';
import { OperatorError } from './kit/operations/operator-error.ts';

function kindOf(migration: Migration): string {
  const { kind } = migration;
  if (kind === 'contract') {
    return `usuwa to, z czego korzystają serwery starsze niż ${migration.since}; poczeka na ich koniec`;
  }
  if (kind === 'batch') return `partiami po ${migration.rows} wierszy, obok pracujących serwerów`;
  return kind === 'alone' ? 'długa, obok pracujących serwerów' : 'krótka, dodaje';
}

const lines = (migrations: Migration[]): string =>
  migrations.map((one) => `  ${one.name}: ${kindOf(one)}`).join('\n');

function tellPlan({ has, own, pending, beside, atWork }: UpgradePlan): void {
  const servers = atWork.length > 0 ? atWork.map(versionName).join(', ') : 'żadne';
  printLine(`Baza danych jest w wersji ${has}, ten program w wersji ${own}.`);
  printLine(`Serwery, które z niej teraz korzystają (wersje): ${servers}.`);
  if (pending.length > 0) printLine(`Zmiany do zrobienia (${pending.length}):\n${lines(pending)}`);
  if (beside.length > 0) printLine(`Zmiany rozpoczęte wcześniej:\n${lines(beside)}`);
}

/** What is left for the operator and for the servers. */
async function tellRest(db: Database, { own }: UpgradePlan, left: LaterMigrations): Promise<void> {
  const atWork = await versionsAtWork(db.pool);
  const older = atWork.filter((version) => version < own);
  if (older.length > 0) {
    printLine(
      `Pozostało: uruchomić ponownie, po kolei, serwery w starszych wersjach (${older.map(versionName).join(', ')}). Do tego czasu pracują dalej, jak dotąd.`,
    );
  } else if (atWork.length === 0) printLine('Pozostało: uruchomić serwer (npm start).');
  if (left.beside.length > 0) {
    printLine(`Inny serwer robi jeszcze:\n${lines(left.beside)}`);
  }
  if (left.waiting.length > 0) {
    printLine(`Nowe serwery zrobią same, gdy skończą pracę starsze:\n${lines(left.waiting)}`);
  }
}

await runCommand(borrowEmbeddedPostgres, async ({ open, config, log }) => {
  const options = argv.slice(2);
  const dry = options.includes('--dry-run');
  if (options.some((one) => one !== '--dry-run')) {
    throw new OperatorError('Użycie: npm run upgrade [-- --dry-run]');
  }
  const { db, storage } = await open();
  const plan = await planMigrations(db);
  if (!plan.has) {
    throw new OperatorError(
      'W tej bazie nie ma jeszcze danych Zaplecza; utworzy je pierwsze uruchomienie serwera (npm start).',
    );
  }
  tellPlan(plan);
  if (plan.refusal) throw plan.refusal;
  if (plan.pending.length + plan.beside.length === 0) {
    printLine('Baza danych jest aktualna; nie ma nic do zrobienia.');
    return;
  }
  const path = join(config.dataDir, 'backups', newName());
  if (dry) {
    if (plan.pending.length > 0) {
      printLine(`Najpierw powstałaby kopia ${path}, odtworzona na próbę obok.`);
    }
    printLine('Niczego nie zmieniono (--dry-run).');
    return;
  }
  if (plan.pending.length > 0) {
    printLine('Kopia zapasowa…');
    const summary = await backUp({ db, storage, source: product, path });
    printLine(`Kopia gotowa: ${path}\n${describe(summary)}`);
    printLine('Sprawdzam kopię: odtwarzam ją na próbę i aktualizuję…');
    const { verified } = await verifyBackup({ path, config, db, product, log });
    printLine(
      verified === 'database'
        ? 'Kopia jest dobra: każda tabela i każdy plik wróciły takie same.'
        : 'Kopia jest cała (sumy się zgadzają). Konto bazy nie może tworzyć baz, więc nie odtworzono jej na próbę.',
    );
    const lost = summary.missing.length + summary.damaged.length;
    if (lost > 0) {
      process.exitCode = 2;
      stderr.write(
        `UWAGA: treści ${lost} plików nie było już w magazynie, więc nie ma ich w kopii.\n`,
      );
    }
  }
  await prepareDatabase(db, log, { tell: printLine });
  const left = await finishMigrations(db, { tell: printLine });
  printLine('Baza danych jest gotowa na nową wersję.');
  await tellRest(db, plan, left);
});
