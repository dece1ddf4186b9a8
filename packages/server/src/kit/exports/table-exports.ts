import type { DB } from '../database/tables.ts';

/**
 * What happens to a table in the export of everything (docs/decisions/0069). Each room declares its own tables, in
 * words that appear in the description of the format; a table without a declaration does not compile.
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
export const exportWhole = (about: string, without: Record<string, string> = {}): TableExport => ({
  about,
  without,
});

/** Stays here. */
export const skipTable = (why: string): TableExport => ({ leftOut: why });

/** Opens accounts or signs addresses. */
export const opensAccounts = skipTable('otwiera konta albo potwierdza tożsamość');
/** Forgotten by itself within hours or days. */
export const shortLivedTable = skipTable('ślad pracy systemu, sam znika po godzinach lub dniach');
/** A table whose rows the database makes of other tables. */
export const madeAnew = skipTable('odtwarza się z innych tabel');
