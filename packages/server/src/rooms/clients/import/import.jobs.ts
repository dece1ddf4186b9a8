import type { ImportSettings } from '@zaplecze/contract/rooms/clients/import/calls';
import type { Database, Db } from '../../../kit/database/database.ts';
import {
  type ImportRunner,
  importFailures,
  runStoredImport,
} from '../../../kit/imports/run-import.ts';
import { changeImport, forgetImports as forget } from '../../../kit/imports/stored-imports.ts';
import { defineTask, enqueue, handleTask } from '../../../kit/jobs/jobs.ts';
import { mayImport } from '../clients.rules.ts';
import { insertClients } from './import.write.queries.ts';
import { checkRows, isGood } from './import-check.ts';
import type { ImportedClient } from './import-row.ts';

const importClients = defineTask<{ id: number }>('clients:import');
/** Of every kind of record: they lie in one table. */
const forgetImports = defineTask('clients:forgetImports');

const attempts = 5;

/** The kind that files of clients are kept under. */
export const clientKind = ['client'] as const;

const bring: ImportRunner<ImportSettings, ImportedClient> = {
  kinds: clientKind,
  may: mayImport,
  lost: 'Nie masz już prawa do importu klientów. Niczego nie zapisano.',
  check: async ({ tx, file }, rows) => {
    const { clients, preview } = await checkRows(tx, rows, file.settings);
    return isGood(preview, file.settings) ? clients : null;
  },
  portion: 250,
  write: ({ tx }, part) => insertClients(tx, part),
};

/** Lets a checked file come in after the request; part of the transaction that asks. */
export const importLater = (db: Db, id: number) =>
  enqueue(db, importClients, { id }, { maxAttempts: attempts });

/** Brings in all clients of a file, or none; see `runStoredImport`. */
export const runImport = (db: Database, id: number): Promise<void> =>
  runStoredImport(db, id, bring);

export const importTasks = (db: Database) => [
  handleTask(importClients, async ({ id }, { attempt, log }) => {
    try {
      await runImport(db, id);
    } catch (error) {
      if (attempt < attempts) throw error;
      log.error({ err: error }, 'Import klientów się nie udał');
      await changeImport(db, id, { state: 'ready', failure: importFailures.broken });
    }
  }),
  handleTask(forgetImports, () => forget(db)),
];

/** A quiet hour of the night, in UTC. */
export const importCrontab = '20 2 * * * clients:forgetImports';
