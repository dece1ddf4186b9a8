import { actAs, type Database, type Tx } from '../database/database.ts';
import { readPerson, type User } from '../http/guard.ts';
import type { NumberedRow } from '../parsing/table-limits.ts';
import {
  changeImport,
  findImport,
  finishImport,
  readImportRows,
  type StoredImport,
} from './stored-imports.ts';

/** Rows that the room's own rules refused: nothing of the file comes in. */
export class RefusedRows extends Error {
  readonly refused: unknown[];
  readonly reason: string;

  constructor(message: string, refused: unknown[]) {
    super(message);
    this.reason = message;
    this.refused = refused;
  }
}

type Bringing<S> = { tx: Tx; user: User; file: StoredImport<S> };

/** How records of some kinds are brought in; `T`: a row that is good to be written. */
export type ImportRunner<S, T> = {
  kinds: readonly string[];
  may: (user: User, file: StoredImport<S>) => boolean;
  /** The error shown when `may` says no; nothing is written then. */
  lost: string;
  /** Looks at every cell once more, as the base may have changed; null: not all are good. */
  check: (bringing: Bringing<S>, rows: NumberedRow[]) => Promise<T[] | null>;
  /** Rows written before progress is told again. */
  portion: number;
  /** @throws RefusedRows */
  write: (bringing: Bringing<S>, part: T[]) => Promise<void>;
  /** The end of the same transaction. */
  end?: (bringing: Bringing<S>, all: T[]) => Promise<void>;
};

export const importFailures = {
  changed:
    'Od sprawdzenia coś się zmieniło i pliku nie można już zaimportować w całości. Niczego nie zapisano. Sprawdź plik ponownie.',
  broken: 'Import się nie udał. Niczego nie zapisano. Spróbuj ponownie.',
};

/**
 * Brings in everything of a file in one transaction, in the name of its person, or nothing. Run again after a killed
 * server, it starts over: what it had written was rolled back, and a finished import is not begun again.
 */
export async function runStoredImport<S extends object, T>(
  db: Database,
  id: number,
  bring: ImportRunner<S, T>,
): Promise<void> {
  const file = await findImport<S>(db, { id, kinds: bring.kinds });
  const rows = file && (await readImportRows(db, id));
  if (!rows || (file.state !== 'waiting' && file.state !== 'running')) return;
  const fail = (failure: string, refused: unknown[] = []) =>
    changeImport(db, id, { state: 'ready', failure, refused });
  const user = await readPerson(db, file.createdBy);
  if (!user || !bring.may(user, file)) return await fail(bring.lost);
  try {
    const good = await db.transaction().execute(async (tx) => {
      await actAs(tx, user.id);
      const bringing = { tx, user, file };
      const ready = await bring.check(bringing, rows);
      if (!ready) return false;
      await changeImport(db, id, { state: 'running', written: 0, total: ready.length });
      for (let at = 0; at < ready.length; at += bring.portion) {
        const part = ready.slice(at, at + bring.portion);
        await bring.write(bringing, part);
        // Not through the transaction: progress is to be seen while it goes on.
        await changeImport(db, id, { written: at + part.length });
      }
      await bring.end?.(bringing, ready);
      await finishImport(tx, id, {
        imported: ready.length,
        skipped: rows.length - ready.length,
      });
      return true;
    });
    if (!good) await fail(importFailures.changed);
  } catch (error) {
    if (!(error instanceof RefusedRows)) throw error;
    await fail(error.reason, error.refused);
  }
}
