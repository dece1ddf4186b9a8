import { endpoint } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Records of several kinds from a file: columns are matched, cells checked, all come in or none. Clients: client-import.ts. */

export type { RecordCell, RecordImport, RecordPreview, RecordSettings } from './schemas.ts';

/** Multipart with `file`, as /media/upload has it. */
export const readRecords = endpoint<Schemas['readRecords']>({
  method: 'POST',
  path: '/import/:kind',
  allow: 'manager',
  area: 'none',
});

export const getRecords = endpoint<Schemas['getRecords']>({
  method: 'GET',
  path: '/import/file/:id',
  allow: 'manager',
  area: 'none',
});

export const checkRecords = endpoint<Schemas['checkRecords']>({
  method: 'POST',
  path: '/import/file/:id/check',
  allow: 'manager',
  area: 'none',
});

export const runRecords = endpoint<Schemas['runRecords']>({
  method: 'POST',
  path: '/import/file/:id/run',
  allow: 'manager',
  area: 'none',
});

export const removeRecords = endpoint<Schemas['removeRecords']>({
  method: 'DELETE',
  path: '/import/file/:id',
  allow: 'manager',
  area: 'none',
});
