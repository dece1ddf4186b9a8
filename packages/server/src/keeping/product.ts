import type { Product } from '@zaplecze/keeper/product';
import { createDatabase } from '../kit/database/database.ts';
import {
  migrate,
  migrateHolding,
  migrateTo,
  oneAtATime,
} from '../kit/database/migrations/migrate.ts';
import { areOurs } from '../kit/database/migrations/migrations.ts';
import { workerLockClass } from '../kit/database/migrations/versions.ts';
import { migrateJobs } from '../kit/jobs/jobs.ts';
import { crontab } from '../rooms/house.ts';
import { endSessions, protectAccess, protectionBy } from './access/protect.ts';
import { source } from './source.ts';

/** What restores and moves must know of Zaplecze besides. It knows every room's work by the clock, so no room takes it. */
export const product: Product = {
  ...source,
  schema: {
    areOurs,
    make: migrateTo,
    update: (base) => migrate(base),
    updateHolding: (base, holder) => migrateHolding(base, holder),
    alone: (base, work) => oneAtATime(base, 'migrations', work),
    makeQueue: ({ pool }, log) => migrateJobs(pool, log),
  },
  access: {
    protectionBy,
    protect: (client) => protectAccess(client, undefined),
    endSessions,
  },
  crontab,
  workLock: workerLockClass,
  open: (connection) => createDatabase(connection),
};
