import type { ClientForm } from '@zaplecze/contract/clients.forms';
import { actAs, type Database, type Db } from '../../kit/database/database.ts';
import { readPerson } from '../../kit/http/guard.ts';
import { defineTask, enqueue, handleTask } from '../../kit/jobs/jobs.ts';
import { mayImport } from './clients.rules.ts';
import * as queries from './import.queries.ts';
import { insertClients } from './import.write.queries.ts';
import { checkRows, isGood } from './import-check.ts';

const importClients = defineTask<{ id: number }>('clients:import');
const forgetImports = defineTask('clients:forgetImports');

const attempts = 5;
/** Clients written by one round of statements; progress is told after each. */
const portion = 250;

const failures = {
  rights: 'Nie masz już prawa do importu klientów. Niczego nie zapisano.',
  changed:
    'Od sprawdzenia coś się zmieniło i pliku nie można już zaimportować w całości. Niczego nie zapisano. Sprawdź plik ponownie.',
  broken: 'Import się nie udał. Niczego nie zapisano. Spróbuj ponownie.',
};

/** Lets a checked file come in after the request; part of the transaction that asks. */
export const importLater = (db: Db, id: number) =>
  enqueue(db, importClients, { id }, { maxAttempts: attempts });

/**
 * Brings in all clients of a file in one transaction, or none. Looks at every cell once more, as
 * the base may have changed. Run again after a killed server, it starts over: what it had written
 * was rolled back, and a finished import is not begun again.
 */
export async function runImport(db: Database, id: number): Promise<void> {
  const found = await queries.findImport(db, id);
  const rows = found && (await queries.contentOf(db, id));
  if (!rows || (found.state !== 'waiting' && found.state !== 'running')) return;
  const fail = (failure: string) => queries.changeImport(db, id, { state: 'ready', failure });
  const person = await readPerson(db, found.createdBy);
  if (!person || !mayImport(person)) return await fail(failures.rights);
  const good = await db.transaction().execute(async (tx) => {
    await actAs(tx, person.id);
    const { clients, preview } = await checkRows(tx, rows, found.settings);
    if (!isGood(preview)) return false;
    await queries.changeImport(db, id, { state: 'running', written: 0, total: clients.length });
    for (let at = 0; at < clients.length; at += portion) {
      const part: ClientForm[] = clients.slice(at, at + portion);
      await insertClients(tx, part);
      // Not through the transaction: progress is to be seen while it goes on.
      await queries.changeImport(db, id, { written: at + part.length });
    }
    const skipped = rows.length - clients.length;
    await queries.finishImport(tx, id, { imported: clients.length, skipped });
    return true;
  });
  if (!good) await fail(failures.changed);
}

export const importTasks = (db: Database) => [
  handleTask(importClients, async ({ id }, { attempt, log }) => {
    try {
      await runImport(db, id);
    } catch (error) {
      if (attempt < attempts) throw error;
      log.error({ err: error }, 'Import klientów się nie udał');
      await queries.changeImport(db, id, { state: 'ready', failure: failures.broken });
    }
  }),
  handleTask(forgetImports, () => queries.forgetImports(db)),
];

/** A quiet hour of the night, in UTC. */
export const importCrontab = '20 2 * * * clients:forgetImports';
