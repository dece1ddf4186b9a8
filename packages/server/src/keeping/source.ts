import type { CopySource } from '@zaplecze/keeper/product';
import { unendedMigrations } from '../kit/database/migrations/batches.ts';
import { knownMigrations } from '../kit/database/migrations/migrations.ts';
import { assertServes } from '../kit/database/migrations/versions.ts';
import { sessionTables } from './access/doors.ts';

/** What a copy must know of Zaplecze (packages/keeper/README.md). */
export const source: CopySource = {
  sessionTables,
  files: 'file',
  people: 'person',
  migrations: async (client) => assertServes(client, await knownMigrations()),
  unended: unendedMigrations,
};
