import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Records of several kinds from a file: columns are matched, cells checked, all come in or none. Clients: rooms/clients/import. */

export type { RecordCell, RecordImport, RecordPreview, RecordSettings } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('none', { long: true });

/** Multipart with `file`, as /media/upload has it. */
export const readRecords = endpoint<'readRecords'>('POST /import/:kind', 'manager');

export const getRecords = endpoint<'getRecords'>('GET /import/file/:id', 'manager');

export const rereadRecords = endpoint<'rereadRecords'>('POST /import/file/:id/reading', 'manager');

export const checkRecords = endpoint<'checkRecords'>('POST /import/file/:id/check', 'manager');

export const runRecords = endpoint<'runRecords'>('POST /import/file/:id/run', 'manager');

export const removeRecords = endpoint<'removeRecords'>('DELETE /import/file/:id', 'manager');
