import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Whether copies of everything are made, proven, and how far back any moment can be had. */

export type { BackupRun } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('none');

export const getBackups = endpoint<'getBackups'>('GET /backups', 'admin');
