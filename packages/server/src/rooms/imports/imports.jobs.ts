import { mostProblems } from '@zaplecze/contract/kit/calls/imports';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { allows } from '@zaplecze/contract/permissions';
import type { RecordCell, RecordSettings } from '@zaplecze/contract/rooms/imports/calls';
import {
  type ImportKind,
  importKinds,
  mayImportKind,
} from '@zaplecze/contract/rooms/imports/lists';
import type { Db } from '../../kit/database/database.ts';
import type { Services } from '../../kit/http/calls/mount.ts';
import type { User } from '../../kit/http/guard.ts';
import { importFailures, RefusedRows, runStoredImport } from '../../kit/imports/run-import.ts';
import { changeImport, type StoredImport } from '../../kit/imports/stored-imports.ts';
import { defineTask, enqueue, handleTask } from '../../kit/jobs/jobs.ts';
import { type Bundle, startBundle } from '../notifications/index.ts';
import { checkRows, isGood, type Ready } from './check-rows.ts';
import { type ImportContext, writeRows } from './write-rows.ts';

const importRecords = defineTask<{ id: number }>('imports:run');
const attempts = 5;

export type StoredRecordImport = StoredImport<RecordSettings>;

/** Whether a person may bring in records of the file's kind: whoever makes them one by one. */
export const mayImport = ({ flags }: User, { kind }: { kind: string }): boolean =>
  allows(mayImportKind[kind as ImportKind], flags);

/** Lets a checked file come in after the request; part of the transaction that asks. */
export const importLater = (db: Db, id: number) =>
  enqueue(db, importRecords, { id }, { maxAttempts: attempts });

function refusal(refused: RecordCell[]): RefusedRows {
  const rows = new Set(refused.map(({ row }) => row)).size;
  const many = refused.length >= mostProblems ? 'przynajmniej ' : '';
  const message = `Nie można zapisać: ${many}${countWords(rows, 'wiersz', 'wiersze', 'wierszy')}. Niczego nie zapisano. Popraw je i sprawdź plik ponownie.`;
  return new RefusedRows(message, refused.slice(0, mostProblems));
}

/** Brings in all records of a file by their rooms' own calls, or none; see `runStoredImport`. */
export async function runRecords(
  services: Services,
  importing: ImportContext,
  id: number,
): Promise<void> {
  const refused: RecordCell[] = [];
  let bundle: Bundle | undefined;
  await runStoredImport<RecordSettings, Ready>(services.db, id, {
    kinds: importKinds,
    may: mayImport,
    lost: 'Nie masz już prawa do tego importu. Niczego nie zapisano.',
    check: async ({ tx, user, file }, rows) => {
      const { kind, settings } = file as StoredRecordImport & { kind: ImportKind };
      const checking = { kind, settings, user, declared: importing };
      const { preview, ready } = await checkRows(tx, rows, checking);
      return isGood(preview, settings) ? ready : null;
    },
    portion: 25,
    write: async ({ tx, user, file }, part) => {
      bundle ??= startBundle(tx);
      const { kind, settings } = file as StoredRecordImport & { kind: ImportKind };
      const writing = { services, importing, kind, user, invite: settings.invite, bundle };
      refused.push(...(await writeRows(tx, part, writing)));
      if (refused.length >= mostProblems) throw refusal(refused);
    },
    end: async () => {
      if (refused.length > 0) throw refusal(refused);
      await bundle?.tell();
    },
  });
}

export const recordImportTasks = (services: Omit<Services, 'log'>, importing: ImportContext) => [
  handleTask(importRecords, async ({ id }, { attempt, log }) => {
    try {
      await runRecords({ ...services, log }, importing, id);
    } catch (error) {
      if (attempt < attempts) throw error;
      log.error({ err: error }, 'Import się nie udał');
      await changeImport(services.db, id, { state: 'ready', failure: importFailures.broken });
    }
  }),
];
