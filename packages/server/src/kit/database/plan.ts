import type { OperatorError } from '../operations/operator-error.ts';
import type { Database } from './database.ts';
import { listUnfinished } from './migrations/batches.ts';
import { isNeeded, tooFar } from './migrations/migrate.ts';
import { type Migration, numberOf, readMigrations } from './migrations/migrations.ts';
import { assertServes, versionsAtWork } from './migrations/versions.ts';

/** What bringing a base up to this program would take. */
export type UpgradePlan = {
  /** The base's version and this program's; '' in an empty base. */
  has: string;
  own: string;
  pending: Migration[];
  /** Begun before, and not yet at their end. */
  beside: Migration[];
  /** Versions of the servers that work on it now. */
  atWork: string[];
  /** Why it cannot be done beside these. */
  refusal: OperatorError | undefined;
};

/** Looks at a base without changing anything. @throws OperatorError when it is too new for this program */
export async function planMigrations({ pool }: Database): Promise<UpgradePlan> {
  const known = await readMigrations();
  const client = await pool.connect();
  try {
    const names = known.map(({ name }) => name);
    const done = await assertServes(client, names);
    const pending = known.slice(done.length);
    const atWork = await versionsAtWork(client);
    const refused = pending
      .map((migration, at) => {
        const since = migration.kind === 'contract' ? migration.since : '';
        const older = atWork.filter((version) => version < since);
        return older.length > 0 && isNeeded(pending, at) ? tooFar(migration, older) : undefined;
      })
      .find((error) => error !== undefined);
    return {
      has: numberOf(done.at(-1) ?? ''),
      own: numberOf(names.at(-1) ?? ''),
      ...{ pending, atWork, refusal: refused },
      beside: await listUnfinished(client, known),
    };
  } finally {
    client.release();
  }
}
