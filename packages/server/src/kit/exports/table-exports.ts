import type { DB } from '../database/tables.ts';

/**
 * What becomes of a table in the export of everything (docs/decisions/0069). Each room says it of its own, in words
 * that stand in the description of the format; a table of which nobody says anything does not compile.
 */
export type TableExport =
  | {
      /** What its rows are, in Polish. */
      about: string;
      /** Columns that stay here, and why. */
      without: Record<string, string>;
    }
  | { leftOut: string };

export type TableExports = Record<keyof DB, TableExport>;

/** Goes out whole, but for these columns. */
export const exported = (about: string, without: Record<string, string> = {}): TableExport => ({
  about,
  without,
});

/** Stays here. */
export const leftOut = (why: string): TableExport => ({ leftOut: why });

/** Opens accounts or signs addresses. */
export const opensAccounts = leftOut('otwiera konta albo potwierdza tożsamość');
/** Forgotten by itself within hours or days. */
export const forgotten = leftOut('ślad pracy systemu, sam znika po godzinach lub dniach');
/** Made of other tables anew. */
export const madeAnew = leftOut('odtwarza się z innych tabel');
