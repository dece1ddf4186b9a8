import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Clients from a file of a spreadsheet: columns are matched, cells checked, all come in or none. */

export type {
  ClientImport,
  ImportCell,
  ImportPreview,
  ImportSettings,
} from './schemas.ts';

const endpoint = endpointsOf<Schemas>('none', { long: true });

/** Multipart with `file`, as /media/upload has it. */
export const readImport = endpoint<'readImport'>('POST /client/import', 'manager');

export const getImport = endpoint<'getImport'>('GET /client/import/:id', 'manager');

export const rereadImport = endpoint<'rereadImport'>('POST /client/import/:id/reading', 'manager');

export const checkImport = endpoint<'checkImport'>('POST /client/import/:id/check', 'manager');

export const runImport = endpoint<'runImport'>('POST /client/import/:id/run', 'manager');

export const removeImport = endpoint<'removeImport'>('DELETE /client/import/:id', 'manager');
