import type { ImportSettings } from '@zaplecze/contract/rooms/clients/import/calls';
import { findCustomFields } from '../../../kit/custom-fields/definitions.queries.ts';
import { saveCustom } from '../../../kit/custom-fields/save.ts';
import type { Database, Db } from '../../../kit/database/database.ts';
import { HttpError } from '../../../kit/http/calls/errors.ts';
import type { User } from '../../../kit/http/guard.ts';
import {
  type ImportRunner,
  importFailures,
  RefusedRows,
  runStoredImport,
} from '../../../kit/imports/run-import.ts';
import { changeImport, forgetImports as forget } from '../../../kit/imports/stored-imports.ts';
import { defineTask, enqueue, handleTask } from '../../../kit/jobs/jobs.ts';
import { mayImport } from '../clients.rules.ts';
import { insertClients } from './import.write.queries.ts';
import { checkRows, isGood } from './import-check.ts';
import type { ClientRow } from './import-row.ts';

const importClients = defineTask<{ id: number }>('clients:import');
/** Of every kind of record: they lie in one table. */
const forgetImports = defineTask('clients:forgetImports');

const attempts = 5;

/** The kind that files of clients are kept under. */
export const clientKind = ['client'] as const;

const bring: ImportRunner<ImportSettings, ClientRow> = {
  kinds: clientKind,
  may: mayImport,
  lost: 'Nie masz już prawa do importu klientów. Niczego nie zapisano.',
  check: async ({ tx, user, file }, rows) => {
    const { clients, preview } = await checkRows(tx, rows, file.settings, user);
    return isGood(preview, file.settings) ? clients : null;
  },
  portion: 250,
  write: async ({ tx, user }, part) => {
    const ids = await insertClients(tx, part);
    await saveOwnFields(
      tx,
      user,
      part.map((client, at) => ({ ...client, id: ids[at] ?? 0 })),
    );
  },
};

type Written = Pick<ClientRow, 'name' | 'status' | 'custom'> & { id: number };

/** Own fields of clients that have just been written, by the rules of forms. @throws RefusedRows on the first that these refuse */
async function saveOwnFields(db: Db, user: User, clients: Written[]): Promise<void> {
  const seen = await findCustomFields(db, { record: 'client', flags: user.flags });
  if (seen.length === 0) return;
  for (const { id, name, status, custom } of clients) {
    try {
      await saveCustom({ db, user, record: 'client', id, seen }, custom, { fresh: true, status });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const [words = error.message] = Object.values(error.errors ?? {});
      throw new RefusedRows(
        `Nie można zapisać klienta „${name}”: ${words}. Niczego nie zapisano.`,
        [],
      );
    }
  }
}

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
