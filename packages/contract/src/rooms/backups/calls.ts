import { endpoint } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Whether copies of everything are made, proven, and how far back any moment can be had. */

export type { BackupRun } from './schemas.ts';

export const getBackups = endpoint<Schemas['getBackups']>({
  method: 'GET',
  path: '/backups',
  allow: 'admin',
  area: 'none',
});
